import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BOOKING_PAGES } from '#contract/bookings/api.ts';
import type { BookingKindName } from '#contract/bookings/model.ts';
import { BRANCH_PAGE } from '#contract/branches/api.ts';
import { CLINIC_PAGE } from '#contract/clinics/api.ts';
import { BATCH_PAGE } from '#contract/coaching-batches/api.ts';
import { EXHIBITION_PAGE } from '#contract/exhibitions/api.ts';
import type { Endpoint } from '#contract/kernel/endpoint.ts';
import { jobsOf } from './jobs.ts';
import { type RecordedCall, recorder } from './testing/golden/recorder.ts';
import { STORIES } from './testing/golden/stories.ts';
import { startSandboxGateway, useGateway } from './testing/sandbox-gateway.ts';
import { type LoggedStatement, noteStatements } from './testing/statements.ts';
import { useTestApp } from './testing/test-app.ts';
import { visitorPages } from './testing/visitor-pages.ts';

/** A statement need not name the organisation of each table that it touches, for this reason. */
interface Reason {
  role: RegExp;
  statement: RegExp;
}

const INSERTS = /insert into [^(]*\([^)]*organisation_id/gi;
const COMPARED = /organisation_?id"?\)? (?:=|in\b|is not distinct)|\("?organisation_id"?, ?[^()]*\) (?:=|in)/gi;

/** Finds what touches more tables of tenants than it names organisations, and has no reason to. */
function unnamed(said: readonly LoggedStatement[], tables: readonly string[], reasons: readonly Reason[]): string[] {
  const touches = new RegExp(`\\b(?:from|join|update|into)\\s+"?(?:${tables.join('|')})"?(?![\\w"])`, 'gi');
  const times = (text: string, what: RegExp) => text.match(what)?.length ?? 0;
  return said
    .filter(({ text }) => times(text, touches) > times(text, COMPARED) + times(text, INSERTS))
    .filter(({ role, text }) => !reasons.some((one) => one.role.test(role) && one.statement.test(text)))
    .map(({ role, text }) => `${role}: ${text}`);
}

/**
 * Statements over more than one organisation, or by an id alone, each with its reason. Everything else names the organisation
 * of each table, so that it is asked where its rows are (decision 0062).
 */
const OVER_ALL: Record<string, Reason> = {
  'names in every language, for a search among the places of all organisations': {
    role: /system/,
    statement: /^select "id", jsonb_path_query_array/,
  },
  'a public list, where nobody names an organisation': {
    role: /visitor/,
    statement: /^select count\(\*\) as "total"|order by .* limit/,
  },
  'what is due or over: a job reads it without a lock, and takes each where it is': {
    role: /system/,
    statement: /^select (?:distinct )?"?organisation_id"?\W/,
  },
  'the first pictures of all places, for cards on pages about all organisations': {
    role: /system/,
    statement: /^select "presentation"\."id", "image"/,
  },
  'a union that is narrowed from outside': {
    role: /tenant|inspector|counter/,
    statement: /^select (paid|unsold)\.|^with placed/,
  },
};

const WHAT_TO_ADD =
  'These touch more tables of tenants than they name organisations: add `organisation_id = …` for each table that they read, join or write, or a line to OVER_ALL in server/app.golden.test.ts with the reason why all organisations are asked';

const statements = noteStatements();
afterAll(statements.end);

const gateway = await startSandboxGateway();
const use = useTestApp({ pages: 'built', deps: { gateways: gateway.gateways } });
useGateway(gateway);

const endpoints = () =>
  new Map(use.deps.endpoints.map((one): [string, Endpoint] => [`${one.method} ${one.path}`, one]));
/** Each call and the page that shows it. */
const shown = new Map<string, string>();

/** These differ from run to run: ids, tokens, encrypted forms, pictures, signatures, references of the gateway. */
const CHANGING: readonly [pattern: RegExp, word: string][] = [
  [/data:image\/png;base64,[\w+/=]+/g, 'data:image/png;base64,…'],
  [/127\.0\.0\.1:\d+/g, '127.0.0.1:<port>'],
  [/\b[0-9a-f]{64,}\b/g, '<hexadecimal>'],
  [/(?<="responseTimestamp": ")\d+/g, '<milliseconds>'],
  [/(?<="secret": ")[\w-]{32}(?=")/g, '<secret>'],
  [/(?<="code": ")\d{6}(?=")/g, '<code>'],
  // Of tickets that are sold, as the day's list tells them to gates.
  [/(?<="sold\\":{\\"rows\\":\\")[\w+/=]+/g, '<rows>'],
  [/(?<="salt\\":\\")\w{103}|(?<="signature": ")\w{103}/g, '<signature>'],
  [/(?<="(?:token|txnToken)": "|\?token=)(?:(?:look\.)?<id \d+>\.)?[\w.<>-]{40,}(?=")/g, '<token>'],
  [/(?<="(?:reference|bankReference)": ")\d+/g, '<number>'],
  [/(?<="slug": "[a-z-]*)[0-9a-z]{8}(?=")/g, '<code>'],
  [/(?<="path": "\/preview\/)[^"]+/g, '<link>'],
  [/(?<="(?:key|publicKey|code|grant)": ")[\w.+/=:-]{40,}(?=")/g, '<signed text>'],
];

const ID = /\b[0-9a-z]{26}\b/g;

/** Ids become <id 1>, <id 2> … in the order in which a page first names them, and what begins one its short code. */
function withoutIds(text: string): string {
  const names = new Map<string, string>();
  for (const [id] of text.matchAll(ID)) if (!names.has(id)) names.set(id, `<id ${names.size + 1}>`);
  const codes = new Set([...names.keys()].map((id) => id.slice(0, 8)));
  return text
    .replace(ID, (id) => names.get(id) ?? id)
    .replace(/\b[0-9a-z]{8}\b/g, (word) => (codes.has(word) ? '<short code>' : word));
}

const steady = (text: string): string =>
  CHANGING.reduce((changed, [pattern, word]) => changed.replace(pattern, word), withoutIds(text));

const json = (value: unknown): string => `\`\`\`json\n${JSON.stringify(value, null, 2)}\n\`\`\``;
const block = (value: unknown): string => (typeof value === 'string' ? `\`${value}\`` : json(value));

function paragraphOf(
  { call, as, address, body, status, answer }: RecordedCall,
  endpoint: Endpoint | undefined,
): string {
  const { method } = endpoint ?? { method: call.split(' ')[0] };
  const request = body === undefined ? '' : `\n\n${block(body)}`;
  return `### \`${call}\`\n\n${endpoint?.summary ?? ''}.\n\nAs ${as}: \`${method} /api${address}\`${request}\n\n${status}\n\n${block(answer)}`;
}

/** The page of one noun: each call of its story, as it went over the wire. */
function pageOf(noun: string, told: readonly RecordedCall[], endpoints: ReadonlyMap<string, Endpoint>): string {
  const head = `# Calls: ${noun}\n\nWritten by \`server/app.golden.test.ts\` from what the server answered. Ids, tokens and pictures differ from run to run and are named.`;
  return steady([head, ...told.map((one) => paragraphOf(one, endpoints.get(one.call)))].join('\n\n')).concat('\n');
}

describe('the legacy JSON of every call', () => {
  test.each(Object.entries(STORIES))('stands in snapshots/calls: %s', async (noun, story) => {
    // Public lists show the records of every story, newest first.
    use.clock.advance(1);
    const { tell, told } = recorder(use);
    await story({ use, gateway }, tell);
    for (const { call } of told) if (!shown.has(call)) shown.set(call, noun);
    await expect(pageOf(noun, told, endpoints())).toMatchFileSnapshot(`testing/snapshots/calls/${noun}.md`);
  });

  test('stands in one table, with who may call it and the page that proves it: a call without a story prints nothing', async () => {
    expect([...endpoints().keys()].filter((call) => !shown.has(call))).toEqual([]);
    const rows = [...endpoints()].sort(
      ([, a], [, b]) => a.path.localeCompare(b.path) || a.method.localeCompare(b.method),
    );
    const lineOf = ([call, { access, summary }]: [string, Endpoint]) =>
      `| \`${call}\` | ${access === 'public' ? 'anyone' : access.join(', ')} | ${summary} | [${shown.get(call)}](calls/${shown.get(call)}.md) |`;
    const head =
      '# Every call\n\nWritten by `server/app.golden.test.ts` from the registry of endpoints. `server/app.access.test.ts` tries each as everybody ([access.md](access.md)); the page shows its golden answer.';
    const table = [
      '| Call | Access | What it does | Golden answer |',
      '| --- | --- | --- | --- |',
      ...rows.map(lineOf),
    ];
    await expect(`${head}\n\n${table.join('\n')}\n`).toMatchFileSnapshot('testing/snapshots/calls.md');
  });
});

/** The booking page of each kind's offering. */
const OFFERING_PAGES: Record<BookingKindName, string> = {
  'park-ticket': 'ticketbooking',
  'doctor-appointment': CLINIC_PAGE,
  'loan-appointment': BRANCH_PAGE,
  'show-visit': EXHIBITION_PAGE,
  'batch-enrolment': BATCH_PAGE,
};

/** Opens every page that visitors have of the newest booking of each kind; answers those that were not found, or failed. */
async function openPages(): Promise<string[]> {
  const bookings = await use.database.asOwner(`
    select distinct on (kind) kind, id, coalesce(park_id, clinic_id, branch_id, exhibition_id, batch_id) as offering, mobile
    from booking order by kind, status = 'paid' desc, created_at desc, id`);
  const { open, submit } = visitorPages(use);
  const failed: string[] = [];
  const note = async (address: string, opened: ReturnType<typeof open>) => {
    const { statusCode } = await opened;
    if (statusCode !== 200) failed.push(`${statusCode} ${address}`);
  };
  for (const address of ['/home', ...bookings.flatMap(pagesOf)]) await note(address, open(address));
  for (const { offering, mobile } of bookings)
    await note(`/getqr/${offering}`, submit(`/getqr/${offering}`, { mobile }));
  return failed;
}

interface Newest {
  kind: BookingKindName;
  id: string;
  offering: string;
}

const BOARDS: Partial<Record<BookingKindName, string>> = { 'doctor-appointment': 'doctor', 'loan-appointment': 'loan' };

const pagesOf = ({ kind, id, offering }: Newest): string[] => [
  `/${BOOKING_PAGES[kind]}/${id}/${offering}`,
  `/${OFFERING_PAGES[kind]}/${offering}`,
  `/getqr/${offering}`,
  ...(BOARDS[kind] ? [`/board/${BOARDS[kind]}/${offering}`] : []),
];

describe('the statements of all these calls, of the pages and of the jobs', () => {
  beforeAll(async () => {
    expect(await openPages()).toEqual([]);
    // Holds are over and payments due a day later; what is to be forgotten, two years later.
    for (const [minutes, name] of [
      [25 * 60, /./],
      [750 * 24 * 60, /^forget/],
    ] as const) {
      use.clock.advance(minutes);
      for (const job of jobsOf(use.deps)) if (name.test(job.name)) await job.run();
    }
  });

  /** Those that name too few organisations. */
  const strays = async (reasons: Reason[], also: string[] = []) => {
    const rows = await use.database.asOwner(`
      select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'organisation_id'
      where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname not in ('directory', 'password_link', 'session')`);
    const said = [...statements.said(), ...also.map((text) => ({ role: 'pravesh_tenant', text }))];
    return unnamed(
      said,
      rows.map(({ name }) => name),
      reasons,
    );
  };

  test('name the organisation of each table of tenants, or have a reason not to', async () => {
    expect(await strays(Object.values(OVER_ALL)), WHAT_TO_ADD).toEqual([]);
  });

  test('control: one that names none is found, and a join by one column alone', async () => {
    const none = 'select * from booking where id = $1 and mobile = $2';
    const half = 'select 1 from token t join booking b on b.id = t.booking_id where t.organisation_id = $1';
    expect(await strays(Object.values(OVER_ALL), [none, half])).toEqual(
      [none, half].map((text) => `pravesh_tenant: ${text}`),
    );
  });

  test('control: each reason is needed', async () => {
    const unused: string[] = [];
    for (const [reason, rule] of Object.entries(OVER_ALL))
      if ((await strays(Object.values(OVER_ALL).filter((other) => other !== rule))).length === 0) unused.push(reason);
    expect(unused).toEqual([]);
  });
});
