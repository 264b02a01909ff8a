import { CompiledQuery, type KyselyPlugin, type RootOperationNode } from 'kysely';
import pg from 'pg';
import { expect, test } from 'vitest';
import type { Tx } from '#server/kernel/database/database.ts';
import { scopeOf, withScope } from '#server/kernel/database/scope.ts';
import { anOwner } from '#server/organisations/factory.ts';
import { aPark } from '#server/parks/factory.ts';
import { looked, type PlanNode } from '#server/testing/looked.ts';
import { undoNext } from '#server/testing/rush/undone.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { peopleForm, ticketForm } from './factory.ts';
import { searchTickets, toTickets } from './repository.ts';

const use = useTestApp();

const BOOK = 'select outcome from book_tickets($1, $2, 1)';
const ASKED = {
  n: 0,
  version: 1,
  date: '2027-01-04',
  lines: [{ category: 'adult', label: 'Adult', price: 10_000, quantity: 1 }],
  people: 1,
  original: 10_000,
  discount: 0,
  eager: false,
  agent: '',
  address: 'an address',
  now: '2027-01-04T06:30:00Z',
};

/** Rows that this connection has read and not yet reported, of all tables: within a transaction, only its own. */
async function rowsRead(client: pg.Client): Promise<number> {
  const { rows } = await client.query(
    'select sum(coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::int as "read" from pg_stat_xact_user_tables',
  );
  return rows[0].read;
}

test('a booking reads a handful of rows, however many the park holds, also before the planner knows the table', async () => {
  const owner = await anOwner(use);
  const park = await aPark(use, owner, { dailyCapacity: 100_000 });
  const values = (name: string, mobile: string) => {
    const id = name.padEnd(26, '0');
    const asked = [{ ...ASKED, id, offering: park._id, mobile, key: id, request: id }];
    return [owner.organisationId, JSON.stringify(asked)];
  };
  const { json } = await use.call('POST', '/ticketbooking/add', peopleForm(park, 1));
  const client = new pg.Client({ connectionString: use.database.ownerUrl });
  await client.connect();
  try {
    // Ten bookings plan every statement of the function for good, while the table is as good as empty.
    for (let n = 0; n < 10; n += 1) await client.query(BOOK, values(`warm${n}`, `900000000${n}`));
    await client.query(
      `insert into booking (id, kind, organisation_id, park_id, mobile, visit_date, people, status, original_paise, discount_paise, total_paise, gateway, hold_until, created_at)
       select 'x' || lpad(n::text, 25, '0'), kind, organisation_id, park_id, '8' || lpad(n::text, 9, '0'), visit_date, 1, 'pending', 1, 0, 1, gateway, hold_until, created_at
       from booking, generate_series(1, 3000) n where id = $1`,
      [json._id],
    );
    await client.query('begin');
    const before = await rowsRead(client);
    const { rows: booked } = await client.query(BOOK, values('one', '9111111111'));
    const read = (await rowsRead(client)) - before;
    expect(booked).toEqual([{ outcome: 'booked' }]);
    // A count of none would count nothing.
    expect(read).toBeGreaterThan(0);
    expect(read).toBeLessThan(30);
  } finally {
    await client.end();
  }
});

test('a booking that PostgreSQL undid to end a deadlock is written once more, and the visitor hears nothing of it', async () => {
  const park = await aPark(use, await anOwner(use), { dailyCapacity: 2 });
  await undoNext(use.database, 1);
  expect((await use.call('POST', '/ticketbooking/add', ticketForm(park))).status).toBe(201);
  const counted = await use.database.asOwner('select people, places_held from booking where park_id = $1', [park._id]);
  expect(counted).toEqual([{ people: 2, places_held: true }]);
});

test('one that is undone again is told to come back, and nothing of it is left', async () => {
  const park = await aPark(use, await anOwner(use));
  await undoNext(use.database, 2);
  const { status, headers } = await use.call('POST', '/ticketbooking/add', ticketForm(park));
  expect([status, headers['retry-after']]).toEqual([503, expect.stringMatching(/^[2-6]$/)]);
  expect(await use.database.asOwner('select from booking where park_id = $1', [park._id])).toEqual([]);
});

const TICKETS = 2000;

/** The tickets of three lines each of two parks, each of an organisation, sold in a moment on a database that was never analyzed. */
async function youngParks() {
  for (const table of ['booking', 'booking_line', 'park'])
    await use.database.asOwner(`alter table ${table} set (autovacuum_enabled = false)`);
  const owners = [await anOwner(use), await anOwner(use)];
  for (const [at, owner] of owners.entries()) {
    const { json } = await use.call('POST', '/ticketbooking/add', ticketForm(await aPark(use, owner)));
    await use.database.asOwner(
      `insert into booking (id, kind, organisation_id, park_id, mobile, visit_date, people, status, original_paise, discount_paise, total_paise,
         gateway, created_at)
       select 'x' || lpad((2 * n + ${at})::text, 25, '0'), kind, organisation_id, park_id, '8' || lpad(n::text, 9, '0'), visit_date, people, status,
         original_paise, discount_paise, total_paise, gateway, created_at from booking, generate_series(1, ${TICKETS}) n where id = $1`,
      [json._id],
    );
  }
  await use.database.asOwner(
    `insert into booking_line (organisation_id, booking_id, category, label, price_paise, quantity)
     select organisation_id, id, named, named, 100, 1 from booking, unnest(array['child', 'camera', 'women']) named where id like 'x%'`,
  );
  return owners.map(({ organisationId }) => organisationId);
}

/** The rows that the statements of this work look at, each planned as it is in the work. */
async function rowsLookedAt(tx: Tx, work: (tx: Tx) => Promise<unknown>): Promise<number> {
  const statements: RootOperationNode[] = [];
  const notes: KyselyPlugin = {
    transformQuery({ node }) {
      statements.push(node);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  await work(tx.withPlugin(notes) as Tx);
  let rows = 0;
  for (const node of statements) {
    const { sql, parameters } = tx.getExecutor().compileQuery(node, { queryId: 'explained' });
    const explained = CompiledQuery.raw(`explain (analyze, format json) ${sql}`, [...parameters]);
    const [plan] = (await tx.executeQuery<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(explained)).rows;
    rows += looked(plan?.['QUERY PLAN'][0]?.Plan as PlanNode);
  }
  return rows;
}

test.each(['owner', 'admin'] as const)(
  'a list of thousands of tickets looks at each line some times, not once for each ticket, for the %s',
  async (role) => {
    const [organisationId] = await youngParks();
    const own = role === 'owner' ? organisationId : null;
    const actor = { role, accountId: organisationId, accountName: 'Asha', organisationId: own } as const;
    const scope = scopeOf({ ...actor, kind: 'park', parkId: null, branchId: null, at: use.clock.now() } as never);
    const rows = await withScope(use.deps.db, scope, (tx) =>
      rowsLookedAt(tx, async (watched) => {
        const listed = searchTickets(watched, use.clock.now(), { organisationId: own }).orderBy('booking.id', 'desc');
        const some = await toTickets(watched, await listed.limit(1000).execute());
        expect(new Set(some.map((ticket) => ticket.organisationId)).size).toBe(role === 'owner' ? 1 : 2);
      }),
    );
    // A count of none would count nothing.
    expect(rows).toBeGreaterThan(TICKETS);
    expect(rows).toBeLessThan(40 * TICKETS);
    await use.database.asOwner('truncate booking cascade');
  },
);

test('the newest bookings of a coupon are found without looking at those without it', async () => {
  const [organisationId = ''] = await youngParks();
  await use.database.asOwner("update booking set coupon_code = 'DIWALI' where id like 'x%98'");
  await use.database.asOwner('analyze booking');
  const scope = scopeOf({
    role: 'owner',
    accountId: '',
    accountName: '',
    organisationId,
    at: use.clock.now(),
  } as never);
  const rows = await withScope(use.deps.db, scope, (tx) =>
    rowsLookedAt(tx, async (watched) => {
      const found = await searchTickets(watched, use.clock.now(), { organisationId, couponCode: 'DIWALI' })
        .orderBy('booking.created_at', 'desc')
        .orderBy('booking.id', 'desc')
        .limit(10)
        .execute();
      expect(found).toHaveLength(10);
    }),
  );
  expect(rows).toBeGreaterThan(0);
  expect(rows).toBeLessThan(100);
  await use.database.asOwner('truncate booking cascade');
});
