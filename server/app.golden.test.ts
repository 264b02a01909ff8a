import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Endpoint } from '#contract/kernel/endpoint.ts';
import { jobsOf } from './jobs.ts';
import { pageOf } from './testing/golden/page.ts';
import { openPages } from './testing/golden/pages.ts';
import { recorder } from './testing/golden/recorder.ts';
import { STORIES } from './testing/golden/stories.ts';
import { firstMerchant, startSandboxGateway, useGateway } from './testing/sandbox-gateway.ts';
import { noteStatements, type Reason, unnamed } from './testing/statements.ts';
import { useTestApp } from './testing/test-app.ts';

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

const { merchantId: mid, accessCode: accessKey, workingKey } = firstMerchant;
const endpoints = () =>
  new Map(use.deps.endpoints.map((one): [string, Endpoint] => [`${one.method} ${one.path}`, one]));
/** Each call and the page that shows it. */
const shown = new Map<string, string>();

describe('the legacy JSON of every call', () => {
  test.each(Object.entries(STORIES))('stands in snapshots/calls: %s', async (noun, story) => {
    // Public lists show the records of every story, newest first.
    use.clock.advance(1);
    const { tell, told } = recorder(use);
    await story({ use, merchant: { mid, accessKey, workingKey } }, tell);
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

describe('the statements of all these calls, of the pages and of the jobs', () => {
  beforeAll(async () => {
    expect(await openPages(use)).toEqual([]);
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
