import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { bookLoan } from './appointments/factory.ts';
import { aBooking } from './bookings/factory.ts';
import { aCounter } from './counters/factory.ts';
import { scopeOf, withScope } from './kernel/database/scope.ts';
import { principalOfToken } from './kernel/identity/session.ts';
import { anOwner, type Owner } from './organisations/factory.ts';
import { aPark } from './parks/factory.ts';
import { theStaff } from './testing/staff.ts';
import { ACCESS, mayCall, PRINCIPALS, type PrincipalName } from './testing/tenants/access-table.ts';
import { aTenantRecord, type Home, kindOf, TENANT_NOUNS } from './testing/tenants/tenant-records.ts';
import { useTestApp } from './testing/test-app.ts';

/**
 * Whose records a call reaches: the tables of server/testing/snapshots/reach.md, written by hand from docs/behaviour.md 2.2
 * (the tenant always comes from the token), apart from the code that enforces it. Aims are told there too.
 */
const AIMS = ['own', 'other', 'none'] as const;
type Aim = (typeof AIMS)[number];

/** A caller is answered this: served, refused, or as if the thing were not there. */
type ReachReply = 'ok' | number;

const page = readFileSync(new URL('testing/snapshots/reach.md', import.meta.url), 'utf8');
const rowsIn = (text: string): string[][] =>
  (text.match(/^\|.*\|$/gm) ?? []).slice(2).map((row) =>
    row
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  );
const callsIn = (text: string): string[] =>
  [...text.matchAll(/`((?:GET|POST|PUT|DELETE) \/[^`]*)`/g)].map(([, call = '']) => call);
const replyOf = (cell = ''): ReachReply => (cell === 'ok' ? 'ok' : Number(cell));

const sections = page.split(/^## /m).slice(1);
const within = sections.pop() ?? '';

/** "PUT /clinic/:id" → what it reaches ("A private record"), and what everybody is answered to the three aims. */
const REACH: ReadonlyMap<string, { reach: string; replies: readonly string[] }> = new Map(
  sections.flatMap((section) => {
    const reach = section.slice(0, section.indexOf('\n'));
    return rowsIn(section).map(([call = '', ...replies]) => [call.replaceAll('`', ''), { reach, replies }] as const);
  }),
);

function expectedReply(call: string, who: PrincipalName, aim: Aim): ReachReply {
  const cell = REACH.get(call)?.replies[PRINCIPALS.indexOf(who)];
  return replyOf(cell?.split(' · ')[AIMS.indexOf(aim)]);
}

/** The calls that a booking is tried with, and what a person of its tenant is told of it, by what that person has to do with it. */
const PARTS = within
  .split(/^Tried with /m)
  .slice(1)
  .map((part) => ({
    person: /^\| A booking of the tenant \| owner \| (\w+) \|$/m.exec(part)?.[1] as 'inspector' | 'counter',
    calls: callsIn(part),
    rows: Object.fromEntries(rowsIn(part).map(([row = '', , reply]) => [row, replyOf(reply)])),
  }));

const use = useTestApp({ config: { rateLimitScale: 1000 } });
const NO_ID = '0'.repeat(26);
type Method = Parameters<typeof use.call>[0];

const KINDS = ['park', 'doctor', 'loan', 'exbhition', 'coaching'];
type Tenants = Record<'own' | 'other', Owner>;

const tenantsOf = new Map<string, Tenants>();
let home: Home;
let staff: Awaited<ReturnType<typeof theStaff>>['staff'];
beforeAll(async () => {
  for (const kind of KINDS) {
    const [own, other] = [
      await anOwner(use, { registrationType: kind }),
      await anOwner(use, { registrationType: kind }),
    ];
    tenantsOf.set(kind, { own, other });
  }
  const [parks, bank] = [tenantsOf.get('park')?.own as Owner, tenantsOf.get('loan')?.own as Owner];
  ({ staff, ...home } = await theStaff(use, parks, bank));
});

interface Caller {
  token?: string;
  organisationId: string;
}

/** Answers the caller. An inspector is always of a park and a counter of a bank: with the records of other kinds they are strangers. */
const callerOf = (who: PrincipalName, { own }: Tenants): Caller =>
  who === 'owner' ? own : who === 'visitor' ? { organisationId: own.organisationId } : staff[who];

/** Calls that are the same for all offerings are tried with a park. */
const nounOf = (call: string): string => `/${call.split('/')[1]}`.replace('/offering', '/park');

/** The address and body with which a call is aimed. */
async function aimed(
  [call, reach]: [string, string],
  aim: Aim,
  tenants: Tenants,
  own: string,
): Promise<{ path: string; body?: object }> {
  const [method, path] = call.replace(':kind', 'park').split(' ') as [Method, string];
  const noun = nounOf(call);
  const profile = { own, other: tenants.other.organisationId, none: null }[aim];
  if (reach === 'A profile in the path') return { path: path.replace(':id', profile ?? NO_ID), body: {} };
  if (reach.startsWith('A new record')) {
    const form = await TENANT_NOUNS[noun]?.form(use, tenants[aim === 'none' ? 'own' : aim]);
    return { path, body: { ...form, profileRegistrationId: profile } };
  }
  if (path.includes(':id')) {
    const { id, form } = await aTenantRecord(
      use,
      noun,
      tenants[aim === 'none' ? 'own' : aim],
      aim === 'own' ? home : undefined,
    );
    return { path: path.replace(':id', aim === 'none' ? NO_ID : id), ...(method === 'PUT' && { body: form }) };
  }
  if (method === 'GET') return { path: `${path}?profileRegistrationId=${profile ?? ''}` };
  return { path, body: { profileRegistrationId: profile } };
}

const wordOf = (status: number) => (status === 200 || status === 201 ? 'ok' : status);

describe.each([...REACH].map(([call, { reach }]) => [call, reach] as const))('%s: %s', (call, reach) => {
  test('of the own tenant and no other', async () => {
    const method = call.split(' ')[0] as Method;
    const tenants = tenantsOf.get(kindOf(nounOf(call))) as Tenants;
    for (const who of PRINCIPALS)
      for (const aim of AIMS) {
        const { token, organisationId } = callerOf(who, tenants);
        const own = who === 'admin' ? tenants.own.organisationId : organisationId;
        const { path, body } = await aimed([call, reach], aim, tenants, own);
        const { status, text } = await use.call(method, path, body, { token });
        const stranger = own !== tenants.own.organisationId && reach.endsWith('record');
        const seen = stranger && aim === 'own' ? 'other' : aim;
        expect([who, aim, wordOf(status)], text).toEqual([who, aim, expectedReply(call, who, seen)]);
      }
  });
});

/** Books at a branch, also days ago. Visitors need no session: that of the others would be over by then. */
async function bookedAt(branch: { _id: string }, at: { _id: string; days?: number }): Promise<string> {
  const now = use.clock.now();
  use.clock.advance(-24 * 60 * (at.days ?? 0));
  const { json, text } = await bookLoan(use, branch, { branchUserId: at._id });
  use.clock.set(now);
  if (!json._id) throw new Error(text);
  return json._id;
}

type Person = (typeof PARTS)[number]['person'];

/** One booking for each row of the table, by its name. */
async function aBookingFor(person: Person, row: string): Promise<string> {
  const parks = tenantsOf.get('park')?.own as Owner;
  const bank = tenantsOf.get('loan')?.own as Owner;
  if (person === 'inspector')
    return (await aBooking(use, row === 'of its own park' ? home.park : await aPark(use, parks))).id;
  const branch =
    row === 'waiting at another branch' ? { _id: (await aTenantRecord(use, '/branch', bank)).id } : home.branch;
  const one = row.startsWith('its own') ? staff.counter : await aCounter(use, bank, branch._id, { counterNumber: '2' });
  const id = await bookedAt(branch, { _id: one.id, days: row.endsWith('earlier day') ? 1 : 0 });
  if (row === 'called by nobody in particular')
    await use.database.asOwner('update token set counter_id = null where booking_id = $1', [id]);
  const caller = row === 'called by nobody in particular' ? bank : one;
  const state = [
    ['called', 'called'],
    ['finished', 'complete'],
    ['not here', 'noshow'],
  ].find(([word = '']) => row.includes(word))?.[1];
  if (state) {
    const { status, text } = await use.call('PUT', `/loanbooking/${id}`, { bookingStatus: state }, caller);
    expect([row, status], text).toEqual([row, 200]);
  }
  return id;
}

/** Answers the status by which one call tells a caller of one booking. */
async function toldBy(call: string, id: string, caller: Caller): Promise<'ok' | number> {
  const [method, path] = call.split(' ') as [Method, string];
  const isOne = path.endsWith('/:id') && !path.endsWith('/list/:id');
  const at = path.replace(':id', isOne ? id : caller.organisationId);
  const body = method === 'GET' ? undefined : method === 'PUT' ? { mobile: '9876500042' } : {};
  const { status, json, text } = await use.call(method, at, body, caller);
  if (isOne) return status === 200 ? 'ok' : status;
  expect([call, status], text).toEqual([call, 200]);
  // The report of tickets is of days and amounts, not of bookings: it is tried below.
  return json.some((row: { _id?: string }) => row._id === id) ? 'ok' : 404;
}

/** Whether a query that forgot every filter but the organisation finds a booking, under the scope of this caller. */
async function isThereFor({ token }: Caller, id: string): Promise<boolean> {
  const actor = await principalOfToken(use.deps, token);
  const rows = await withScope(use.deps.db, scopeOf(actor), (tx) =>
    tx
      .selectFrom('booking')
      .select('id')
      .where('organisation_id', '=', actor?.organisationId ?? '')
      .execute(),
  );
  return rows.some((row) => row.id === id);
}

describe.each(PARTS)('within a tenant the $person', ({ person, calls, rows }) => {
  const kind = person === 'inspector' ? 'park' : 'loan';
  const noun = person === 'inspector' ? 'ticketbooking' : 'loanbooking';
  const names = Object.keys(rows);

  test('is tried with all calls that reach its bookings and that it may make', () => {
    const all = [...REACH.keys()].filter((call) => call.split('/')[1] === noun && mayCall(call, person));
    expect(calls.toSorted()).toEqual(all.sort());
  });

  test.each(Object.entries(rows))('is told of a booking %s: %s', async (row, expected) => {
    const id = await aBookingFor(person, row);
    const owner = tenantsOf.get(kind)?.own as Owner;
    const tried = calls.filter((call) => call !== 'POST /ticketbooking/report');
    const before = (await use.call('GET', `/${noun}/${id}`, undefined, owner)).json;
    for (const call of tried) expect([call, await toldBy(call, id, staff[person])]).toEqual([call, expected]);
    expect(await isThereFor(staff[person], id)).toBe(expected === 'ok');
    const after = (await use.call('GET', `/${noun}/${id}`, undefined, owner)).json;
    if (expected === 404) expect(after).toEqual(before);
    for (const call of tried) expect([call, await toldBy(call, id, owner)]).toEqual([call, 'ok']);
  });

  test('who names what is not its own is told nothing, rather than of its own', async () => {
    const other = await aBookingFor(person, names.at(-1) as string);
    const own = await aBookingFor(person, names[0] as string);
    const owner = tenantsOf.get(kind)?.own as Owner;
    const one = async (id: string) => (await use.call('GET', `/${noun}/${id}`, undefined, owner)).json;
    const [{ parkId, branchId, branchUserId }, mine] = [await one(other), await one(own)];
    const naming = person === 'inspector' ? [{ parkId }, { parkId: [parkId] }] : [{ branchId }, { branchUserId }];
    const ownOne = person === 'inspector' ? { parkId: mine.parkId } : { branchUserId: mine.branchUserId };
    for (const call of ['find', 'profileid', 'search', 'report']) {
      const asked = async (body: object) => (await use.call('POST', `/${noun}/${call}`, body, staff[person])).json;
      // A find call compares, so it names one.
      for (const body of call === 'find' ? naming.slice(0, 1) : naming)
        expect([call, body, await asked(body)]).toEqual([call, body, []]);
      expect([call, (await asked(ownOne)).length > 0]).toEqual([call, true]);
    }
  });
});

test('every call with a tenant stands in the table', () => {
  const tenantless = [...ACCESS].filter(([call]) => !REACH.has(call)).map(([call]) => call);
  expect(tenantless.filter((call) => /\/(list|get|find|add|:id)$/.test(call))).toMatchInlineSnapshot(`
    [
      "POST /auth/look/:id",
      "POST /branchuser/get",
      "DELETE /category/:id",
      "GET /category/:id",
      "PUT /category/:id",
      "POST /category/add",
      "POST /coachingbooking/add",
      "POST /confirmation/:id",
      "POST /confirmation/add",
      "POST /doctorbooking/add",
      "POST /exbhitionbooking/add",
      "GET /gates/list",
      "POST /loanbooking/add",
      "GET /onboarding/organisations/:id",
      "GET /passes/list",
      "POST /profileregistration/add",
      "GET /profileregistration/list",
      "GET /queue/board/:kind/:id",
      "GET /queue/news/:kind/:id",
      "GET /televisions/sound/:kind/:id",
      "POST /ticketbooking/add",
      "GET /translation/:kind/:id",
      "PUT /translation/:kind/:id",
      "GET /views/list",
    ]
  `);
});
