import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#server/testing/database.ts';
import { fillTables, OURS, unchecked } from '#server/testing/tenants/tenant-rows.ts';

/** The database itself keeps staff at a post to their part: SQL under their roles, beside the tests over HTTP (docs/behaviour.md 2). */

const [HERE, ELSEWHERE] = ['here', 'elsewhere'];
const DENIED = '42501';

let database: TestDatabase;
let owner: pg.Client;
let app: pg.Client;
beforeAll(async () => {
  database = await createTestDatabase();
  owner = new pg.Client({ connectionString: database.ownerUrl });
  app = new pg.Client({ connectionString: database.appUrl, options: '-c citus.propagate_set_commands=local' });
  await Promise.all([owner.connect(), app.connect()]);
  await fillTables(owner, ['token', 'token_queue', 'session']);
  await unchecked(owner, async () => {
    for (const place of [HERE, ELSEWHERE]) for (const row of rowsOf(place)) await owner.query(row);
  });
});
afterAll(async () => {
  await Promise.all([owner.end(), app.end()]);
  await database.drop();
});

/** Rows of a park and its gates, each named by the park. */
const rowsOf = (place: string): string[] => [
  `insert into booking (organisation_id, id, kind, park_id, mobile, visit_date, people, status, original_paise, discount_paise, total_paise, gateway, created_at)
     values ('${OURS}', '${place}', 'park-ticket', '${place}', '9876543210', '2027-01-04', 1, 'paid', 100, 0, 100, 'ccav', now())`,
  `insert into booking_line values ('${OURS}', '${place}', 'adult', 'Adult', 100, 1)`,
  `insert into scan (organisation_id, scan_id, park_id, result, account_id, scanned_at, received_at)
     values ('${OURS}', '${place}', '${place}', 'admitted', 'a', now(), now())`,
  `insert into gate_device (organisation_id, device_id, park_id, person, session_hash, gate, charging, waiting, pace, counts, seen_at)
     values ('${OURS}', '${place}', '${place}', 'p', 's', 'g', false, 0, 0, '{}', now())`,
  `insert into gate_conflict values ('${OURS}', '${place}', null, '${place}', 'admitted', 1, '[]', now())`,
  `insert into gate_message values ('${OURS}', '${place} park', null, '${place}', 't', now(), 'o')`,
  `insert into gate_message values ('${OURS}', '${place} phone', '${place}', null, 't', now(), 'o')`,
  `insert into gate_message_seen values ('${OURS}', 'all', '${place}', 'p', now())`,
  `insert into park_inside values ('${OURS}', '${place}', '2027-01-04', 5)`,
  `insert into booking_note (organisation_id, booking_id, id, text, account_id, role, created_at)
     values ('${OURS}', '${place}', '${place}', 't', 'a', 'inspector', now())`,
  `insert into day_count values ('${OURS}', '2027-01-03', 'park-ticket', '${place}', 'p', 'k', 1, 100, 0)`,
];

/** Runs a statement at a post, as withScope does, and undoes it. */
async function at(role: string, statement: string): Promise<pg.QueryResult> {
  await app.query('begin');
  try {
    const who = ['me', '', '', '2027-01-04T06:30:00.000Z', HERE];
    await app.query('select enter_scope($1, $2, $3, $4, $5, $6, $7)', [role, OURS, ...who]);
    return await app.query(statement);
  } finally {
    await app.query('rollback');
  }
}
const refused = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'allowed',
    ({ code }) => code,
  );

const NAMES: Record<string, string> = {
  booking: 'id',
  booking_line: 'booking_id',
  scan: 'scan_id',
  gate_device: 'device_id',
  gate_conflict: 'scan_id',
  gate_message: 'id',
  gate_message_seen: 'device_id',
  park_inside: 'park_id',
};

describe.each(['pravesh_inspector', 'pravesh_supervisor'])('%s', (role) => {
  test.each(Object.entries(NAMES))('sees of %s what is of its own park', async (table, name) => {
    const { rows } = await at(role, `select ${name} as name from ${table} order by 1`);
    const seen = rows.map((row) => row.name);
    expect(seen.length).toBeGreaterThan(0);
    expect(seen.filter((one) => !one.startsWith(HERE))).toEqual([]);
  });
});

describe('an inspector', () => {
  test('has no business with tokens', async () => {
    for (const table of ['token', 'token_queue'])
      expect([table, (await at('pravesh_inspector', `select from ${table}`)).rowCount]).toEqual([table, 0]);
  });

  test('adds nothing to another park', async () => {
    for (const row of rowsOf(ELSEWHERE).slice(2))
      expect([row, await refused(at('pravesh_inspector', row))]).toEqual([row, DENIED]);
  });

  test('neither changes nor moves what a scan is of, nor what was sold', async () => {
    for (const change of [
      ...[
        'park_id = park_id',
        'booking_id = null',
        'account_id = account_id',
        'received_at = now()',
        'scan_id = scan_id',
      ].map((to) => `update scan set ${to}`),
      ...[
        'status = status',
        'total_paise = 0',
        'mobile = mobile',
        'people = 9',
        'visit_date = visit_date',
        'voided = true',
      ].map((to) => `update booking set ${to}`),
      'update booking_line set quantity = 9',
      'update park_inside set day = day',
      "update gate_device set person = 'me'",
      'update gate_conflict set read_at = now()',
    ])
      expect([change, await refused(at('pravesh_inspector', change))]).toEqual([change, DENIED]);
  });

  test('lets people of its own park in and out, and of no other', async () => {
    for (const change of [
      'update booking set admitted_at = now(), admitted_gate = null, let_in = null, inside = null, admitted_people = null',
      "update scan set result = 'full', undone_at = now()",
      'update park_inside set people = 6',
    ])
      expect([change, (await at('pravesh_inspector', change)).rowCount]).toEqual([change, 1]);
  });
});

describe('a supervisor of gates', () => {
  test('names, locks and reads what is of its own park, and of no other', async () => {
    for (const change of [
      "update gate_device set given_name = 'Main gate', locked_at = now(), lock_reason = 'Lost', wiped_at = null",
      'update gate_device set was_locked_at = now(), unlocked_at = now()',
      "update gate_conflict set read_at = now(), read_by = 'me'",
    ])
      expect([change, (await at('pravesh_supervisor', change)).rowCount]).toEqual([change, 1]);
  });

  test('tells gates of its own park, and neither those of another nor all of the organisation', async () => {
    const told = (device: string, park: string) =>
      at(
        'pravesh_supervisor',
        `insert into gate_message values ('${OURS}', 'new', ${device}, ${park}, 't', now(), 'me')`,
      );
    expect([(await told('null', `'${HERE}'`)).rowCount, (await told(`'${HERE}'`, 'null')).rowCount]).toEqual([1, 1]);
    for (const [device, park] of [
      ['null', `'${ELSEWHERE}'`],
      [`'${ELSEWHERE}'`, 'null'],
      ['null', 'null'],
    ] as const)
      expect([device, park, await refused(told(device, park))]).toEqual([device, park, DENIED]);
  });

  const ofInspectors = [
    `insert into scan (organisation_id, scan_id, park_id, result, account_id, scanned_at, received_at)
       values ('${OURS}', 'new', '${HERE}', 'admitted', 'me', now(), now())`,
    `insert into gate_conflict values ('${OURS}', 'new', null, '${HERE}', 'admitted', 1, '[]', now())`,
    `insert into gate_message_seen values ('${OURS}', 'new', '${HERE}', 'me', now())`,
    `insert into booking_note (organisation_id, booking_id, id, text, account_id, role, created_at)
       values ('${OURS}', '${HERE}', 'new', 't', 'me', 'inspector', now())`,
  ];
  const changesOfInspectors = [
    'update booking set admitted_at = now()',
    "update scan set result = 'full'",
    'update park_inside set people = 6',
  ];
  test.each([...ofInspectors, ...changesOfInspectors])('may not, as an inspector may, %s', async (row) => {
    expect([await refused(at('pravesh_inspector', row)), await refused(at('pravesh_supervisor', row))]).toEqual([
      'allowed',
      DENIED,
    ]);
  });

  test.each(['day_count', 'booking_note'])('reads no row, where an inspector does, of %s', async (table) => {
    const rows = async (role: string) => (await at(role, `select from ${table}`)).rowCount;
    expect([await rows('pravesh_inspector'), await rows('pravesh_supervisor')]).toEqual([1, 0]);
  });

  test.each([
    'update session set revoked_at = null',
    'update gate_device set key_hash = null',
    'update booking set total_paise = 0',
    'select from payment_attempt',
    'select from coupon',
  ])('may never %s', async (change) => {
    expect(await refused(at('pravesh_supervisor', change))).toBe(DENIED);
  });
});

describe.each(['pravesh_inspector', 'pravesh_counter'])('%s', (role) => {
  test.each([
    'update session set revoked_at = null',
    'update session set last_seen_at = now()',
    'update gate_device set locked_at = null',
    'update gate_device set was_locked_at = null',
    'update gate_device set key_hash = null',
  ])('may never %s', async (change) => {
    expect(await refused(at(role, change))).toBe(DENIED);
  });
});

describe('a counter', () => {
  test('reads and writes nothing of gates', async () => {
    for (const table of Object.keys(NAMES).filter((name) => name !== 'booking'))
      expect([table, await refused(at('pravesh_counter', `select from ${table}`))]).toEqual([table, DENIED]);
  });

  test('writes of a booking only who it is for, and of a token only how it stands', async () => {
    for (const change of [
      'update booking set status = status',
      'update booking set people = people',
      'update booking set total_paise = 0',
      'update token set number = number',
      'update token set booking_id = booking_id',
      'update token set day = day',
      'update token_queue set queue_id = queue_id',
      'update token_queue set day = day',
    ])
      expect([change, await refused(at('pravesh_counter', change))]).toEqual([change, DENIED]);
  });
});
