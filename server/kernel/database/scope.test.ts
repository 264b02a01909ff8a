import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#server/testing/database.ts';
import { fillTables, OURS, THEIRS, unchecked } from '#server/testing/tenants/tenant-rows.ts';

/** Tables that are nothing to tenants, each with its reason. Every other table must be protected. */
const WITHOUT_TENANT = [
  'television_code', // codes of televisions that have no place yet
  'category', // the admin's list, for everybody to read
  'idempotency', // keys and answers by hash; the hash holds the caller
  'address_share', // keyed hashes of addresses and places; only functions of the database read and write it
  'organisation', // is the tenant itself: tested by name below
  'payment_event', // may belong to nobody; the system's alone: tested by name below
  'password_link', // by the hash of its token; above tenants alone: tested by name below
  'rate_limit', // counters by hash
];

/** Tables with rows of tenants that only those above them see. */
const ABOVE = ['password_link', 'payment_event'];

/** Tenant tables that only functions of the database write: nobody may change a row, not even of its own. */
const READ_ONLY = ['audit_chain', 'audit_entry', 'counted_day', 'day_change', 'day_count', 'token_event'];

/** Rows of these tables may be added and never changed. */
const KEPT = ['booking_note'];

/** An account keeps these rows for itself: nobody else of its organisation sees them, nor the admin. */
const OF_ACCOUNTS = ['saved_view'];

const DENIED = '42501';
/** Citus lets nobody at all give a row to another tenant, which may lie on another machine. */
const NOT_MOVED = '0A000';
/** The account in the rows of our tenant here (server/testing/tenants/tenant-rows.ts). */
const ours = { account: `${OURS} account_id` };

let database: TestDatabase;
let owner: pg.Client;
let app: pg.Client;
let tables: string[];
/** The error by which a row that is given to another tenant is refused. */
let moving: RegExp;

beforeAll(async () => {
  database = await createTestDatabase();
  moving = new RegExp(database.workerUrls.length > 0 ? `^(${DENIED}|${NOT_MOVED})$` : `^${DENIED}$`);
  owner = new pg.Client({ connectionString: database.ownerUrl });
  // As the server connects (server/kernel/database/database.ts): a coordinator of Citus passes on what enter_scope sets.
  app = new pg.Client({ connectionString: database.appUrl, options: '-c citus.propagate_set_commands=local' });
  await Promise.all([owner.connect(), app.connect()]);
  const { rows } = await owner.query(
    `select relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'organisation_id'
     where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace order by 1`,
  );
  tables = rows.map(({ name }) => name).filter((name) => !WITHOUT_TENANT.includes(name));
  await fillTables(owner, [...tables, 'organisation', ...ABOVE]);
});
afterAll(async () => {
  await Promise.all([owner.end(), app.end()]);
  await database.drop();
});

/** The doer within a tenant, as withScope says it; nobody in particular without. */
interface Acting {
  account?: string;
  post?: string;
}

/** Runs a statement under a role and tenant, as withScope does, and undoes what it did. */
async function as(role: string, tenant: string, statement: string, acting: Acting = {}): Promise<pg.QueryResult> {
  await app.query('begin');
  try {
    const who = [acting.account ?? '', '', '', '2027-01-04T06:30:00.000Z', acting.post ?? ''];
    await app.query('select enter_scope($1, $2, $3, $4, $5, $6, $7)', [role, tenant, ...who]);
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

/** Tables by name, and whether they have row security. */
async function security(): Promise<Map<string, boolean>> {
  const { rows } = await owner.query(
    `select relname, relrowsecurity from pg_class where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace order by 1`,
  );
  return new Map(rows.map(({ relname, relrowsecurity }) => [relname, relrowsecurity]));
}
const unprotected = async () =>
  [...(await security())].flatMap(([table, isOn]) => (isOn || WITHOUT_TENANT.includes(table) ? [] : [table]));

test('every table has row security, or is on the list of those without a tenant', async () => {
  expect(await unprotected()).toEqual([]);
  const strangers = [...(await security()).keys()].filter(
    (name) => !tables.includes(name) && !WITHOUT_TENANT.includes(name),
  );
  expect(strangers).toEqual([]);
  expect(tables).toEqual(
    expect.arrayContaining(['booking', 'booking_line', 'park', 'park_day', 'inspector', 'scan', 'session']),
  );
});

test('control: a table that somebody forgets to protect is found', async () => {
  await owner.query('create table forgotten (organisation_id text)');
  expect(await unprotected()).toEqual(['forgotten']);
  await owner.query('drop table forgotten');
});

test('every tenant table holds a row of each tenant here, so that the tests below can fail', async () => {
  for (const table of tables) {
    const { rows } = await owner.query(`select distinct organisation_id from ${table}`);
    expect([table, rows.length]).toEqual([table, 2]);
  }
});

test('the role that the server signs in as sees no tenant row before it takes a scope', async () => {
  for (const table of [...tables, 'organisation', ...ABOVE])
    expect([table, await refused(app.query(`select * from ${table}`))]).toEqual([table, DENIED]);
});

test('a scope without a tenant sees nothing either', async () => {
  for (const table of tables) {
    const { rows } = await as('pravesh_tenant', '', `select 1 from ${table}`);
    expect([table, rows]).toEqual([table, []]);
  }
});

describe('a tenant', () => {
  test('sees its own rows and none of another, in every table', async () => {
    for (const table of tables) {
      const { rows } = await as('pravesh_tenant', OURS, `select organisation_id from ${table}`, ours);
      expect([table, rows]).toEqual([table, [{ organisation_id: OURS }]]);
    }
  });

  test('can neither change nor delete those of another, in any table', async () => {
    for (const table of tables) {
      for (const statement of [`update ${table} set organisation_id = organisation_id`, `delete from ${table}`]) {
        const work = as('pravesh_tenant', OURS, `${statement} where organisation_id = '${THEIRS}'`);
        const isDenied = [...READ_ONLY, ...KEPT].includes(table);
        const done = isDenied ? refused(work) : work.then(({ rowCount }) => rowCount);
        expect([table, statement, await done]).toEqual([table, statement, isDenied ? DENIED : 0]);
      }
    }
  });

  test('can give none away, in any table', async () => {
    for (const table of tables)
      expect([
        table,
        await refused(as('pravesh_tenant', OURS, `update ${table} set organisation_id = '${THEIRS}'`, ours)),
      ]).toEqual([table, expect.stringMatching(moving)]);
  });

  test('sees itself as the only organisation, and no payment events or links for passwords', async () => {
    const { rows } = await as('pravesh_tenant', OURS, 'select id from organisation');
    expect(rows).toEqual([{ id: OURS }]);
    for (const table of ABOVE)
      expect([table, await refused(as('pravesh_tenant', OURS, `select * from ${table}`))]).toEqual([table, DENIED]);
  });
});

describe('staff who stand at a post', () => {
  const ROLES = ['pravesh_inspector', 'pravesh_counter'];
  /** A table that is closed to a role shows it nothing. */
  const see = async (role: string, table: string, acting: Acting) => {
    const { rows } = await owner.query('select has_table_privilege($1, $2, $$select$$) as may', [role, table]);
    return rows[0].may ? (await as(role, OURS, `select organisation_id from ${table}`, acting)).rows : [];
  };

  test('see nothing of another tenant in any table, and no booking at all without a post', async () => {
    for (const role of ROLES) {
      for (const table of tables)
        expect([role, table, (await see(role, table, {})).filter((row) => row.organisation_id !== OURS)]).toEqual([
          role,
          table,
          [],
        ]);
      expect([role, await see(role, 'booking', {})]).toEqual([role, []]);
    }
  });

  const desk = { account: 'me', post: OURS };

  test('a counter can give no token to a colleague', async () => {
    const mine = `update token set booking_id = $1, queue_id = $1, counter_id = 'me' where organisation_id = $1`;
    await unchecked(owner, () => owner.query(mine, [OURS]));
    expect((await as('pravesh_counter', OURS, "update token set state = 'called'", desk)).rowCount).toBe(1);
    const give = "update token set counter_id = 'other'";
    expect(await refused(as('pravesh_counter', OURS, give, desk))).toBe(DENIED);
  });
});

describe('a visitor', () => {
  const PUBLIC = [
    'advertisement',
    'branch',
    'clinic',
    'clinic_doctor',
    'coaching_batch',
    'counter',
    'doctor',
    'exhibition',
    'park',
    'park_day',
    'specialization',
  ];
  const STAFF_ONLY = [
    ['park', 'note'],
    ['park', 'company'],
    ['branch', 'officers'],
    ['counter', 'mobile'],
    ['counter', 'password_hash'],
  ];
  test('reads the public catalogue and no other table', async () => {
    const open: string[] = [];
    for (const table of tables) {
      if ((await refused(as('pravesh_visitor', '', `select organisation_id from ${table}`))) === 'allowed')
        open.push(table);
    }
    expect(open).toEqual(PUBLIC);
  });

  test('does not read what is for staff, nor contacts and passwords of an organisation', async () => {
    for (const [table, column] of STAFF_ONLY)
      expect(await refused(as('pravesh_visitor', '', `select ${column} from ${table}`))).toBe(DENIED);
    for (const column of ['email', 'mobile', 'password_hash', 'person_name'])
      expect(await refused(as('pravesh_visitor', '', `select ${column} from organisation`))).toBe(DENIED);
  });

  test('changes nothing', async () => {
    for (const table of tables) {
      expect(await refused(as('pravesh_visitor', '', `delete from ${table}`))).toBe(DENIED);
      expect(await refused(as('pravesh_visitor', '', `update ${table} set organisation_id = ''`))).toMatch(moving);
    }
  });
});

test('above tenants the admin and the system see all, but the admin nothing that an account keeps for itself', async () => {
  for (const role of ['pravesh_admin', 'pravesh_system'])
    for (const table of tables) {
      const hidden = role === 'pravesh_admin' && OF_ACCOUNTS.includes(table);
      const { rows } = await as(role, '', `select 1 from ${table}`);
      expect([role, table, rows.length]).toEqual([role, table, hidden ? 0 : 2]);
    }
});

/** Functions that run as the owner, and who may call each. A new one must come with its line here and with its tests. */
const DEFINERS: Record<string, string[]> = {
  book_enrolments: ['pravesh_app'],
  book_tickets: ['pravesh_app'],
  book_tokens: ['pravesh_app'],
  book_visits: ['pravesh_app'],
  cancel_token: [],
  decide_review: ['pravesh_system'],
  fail_payment: ['pravesh_system'],
  find_coupon: ['pravesh_app'],
  finish_refund: ['pravesh_system'],
  follow_attempt: [],
  forget_addresses: ['pravesh_system'],
  forget_audit: ['pravesh_system'],
  gate_lock: ['pravesh_admin', 'pravesh_inspector', 'pravesh_system', 'pravesh_tenant'],
  give_back: ['pravesh_system'],
  give_visit_back: [],
  hear_gate: ['pravesh_admin', 'pravesh_inspector', 'pravesh_tenant'],
  move_appointment: ['pravesh_system'],
  move_ticket: ['pravesh_system'],
  next_open_day: ['pravesh_system'],
  note_look: ['pravesh_admin'],
  note_token: [],
  note_sign_out: ['pravesh_admin', 'pravesh_counter', 'pravesh_inspector', 'pravesh_system', 'pravesh_tenant'],
  prove_writes: ['pravesh_app'],
  rate_hit: ['pravesh_app'],
  analyze_young: ['pravesh_app'],
  recount_booking: [],
  recount_places: [],
  recount_token: [],
  refund_payment: ['pravesh_system'],
  release_coupon_uses: ['pravesh_app'],
  release_expired: ['pravesh_app', 'pravesh_system'],
  seal_audit_entry: [],
  sessions_by_token: ['pravesh_app'],
  settle_payment: ['pravesh_system'],
  speak_as_gate: ['pravesh_admin', 'pravesh_inspector', 'pravesh_tenant'],
  take_coupon_use: [],
  take_or_reclaim: [],
  take_places: [],
  tell_blocked_login: ['pravesh_app'],
  ticket_elsewhere: ['pravesh_admin', 'pravesh_inspector', 'pravesh_tenant'],
  void_refunded: [],
  withdraw_alone: [],
  write_audit: [],
};

test('functions that run as the owner are known, closed to everyone else, and look only where they should', async () => {
  const { rows } = await owner.query(
    `select p.proname as name, p.proconfig as config,
       array(select a.grantee::regrole::text from aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) a where a.grantee <> p.proowner order by 1) as callers
     from pg_proc p where p.prosecdef and p.pronamespace = 'public'::regnamespace order by 1`,
  );
  expect(Object.fromEntries(rows.map(({ name, callers }) => [name, callers]))).toEqual(DEFINERS);
  // Besides, they may say how long they wait and how they are planned.
  const isOwn = (setting: string) => !/^(lock_timeout|enable_\w+)=/.test(setting);
  for (const { name, config } of rows)
    expect([name, config.filter(isOwn)]).toEqual([name, ['search_path=public, pg_temp']]);
});

test('the scan at a gate runs as the caller: without a scope it sees nothing', async () => {
  const asked = { n: 0, own: 'o', scan: 's', booking: 'b', day: '2027-01-04', at: '2027-01-04T06:30:00Z', asked: true };
  const call = `select take_scans('${OURS}', '${JSON.stringify([{ ...asked, otherwise: 'unknown' }])}')`;
  expect(await refused(app.query(call))).toBe(DENIED);
});

test('the login role owns nothing and passes no row security', async () => {
  const { rows } = await app.query(
    `select rolsuper, rolbypassrls, rolinherit, rolcreaterole, (select count(*) from pg_class where relowner = r.oid)::int as owns
     from pg_roles r where rolname = current_user`,
  );
  expect(rows).toEqual([{ rolsuper: false, rolbypassrls: false, rolinherit: false, rolcreaterole: false, owns: 0 }]);
});
