import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aBranch, bookLoan } from '#server/appointments/factory.ts';
import { aBatch, enrol } from '#server/enrolments/factory.ts';
import { today } from '#server/kernel/operations/clock.ts';
import { anOwner, type Owner } from '#server/organisations/factory.ts';
import { aPark } from '#server/parks/factory.ts';
import { anAdmin } from '#server/testing/admin.ts';
import { looked, type PlanNode } from '#server/testing/looked.ts';
import { watchStatements } from '#server/testing/statements.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { ticketForm } from '#server/tickets/factory.ts';
import { aShow, bookVisit } from '#server/visits/factory.ts';

// The calls of the first day are made on tables that were filled in a moment and never analyzed.
const use = useTestApp({ config: { rateLimitScale: 100 } });
const MANY = 1000;
const owners: Record<string, Owner> = {};

let most = { rows: 0, text: '' };

type Explained = (asked: object) => Promise<{ rows: [{ 'QUERY PLAN': [{ Plan: PlanNode }] }] }>;

/** Explains each statement that reads, on its own connection and with its own values, before it is run. */
const explain: Parameters<typeof watchStatements>[0] = async ({ text }, connection, sent) => {
  if (!/^(select|with)\b/i.test(text) || /enter_scope|pg_/.test(text)) return;
  const asked = { text: `explain (analyze, format json) ${sent.text}`, values: sent.values };
  const { rows } = await (pg.Client.prototype.query as Explained).call(connection, asked);
  const read = looked(rows[0]['QUERY PLAN'][0].Plan);
  if (read > most.rows) most = { rows: read, text };
};
let end: () => void;
afterAll(() => end());

async function fill(id: string): Promise<void> {
  const columns = await use.database.asOwner(
    `select string_agg(quote_ident(column_name), ', ') as names from information_schema.columns
     where table_name = $1 and is_generated = 'NEVER' and column_name not in ('id', 'mobile', 'idempotency_key', 'request_hash')`,
    ['booking'],
  );
  const { names } = columns[0] as { names: string };
  await use.database.asOwner(
    `insert into booking (id, mobile, ${names})
     select left(md5(id || n), 26), '8' || lpad((n * 7919 % 999983)::text, 9, '0'), ${names} from booking, generate_series(1, ${MANY}) n where id = $1`,
    [id],
  );
}

beforeAll(async () => {
  await use.database.asOwner(
    `do $$ declare t regclass; begin for t in select relid from pg_stat_user_tables where schemaname = 'public' loop
       execute format('alter table %s set (autovacuum_enabled = false)', t); end loop; end $$`,
  );
  for (const at of ['', ' of another']) {
    const sells = async (
      kind: string,
      registrationType: string,
      book: (owner: Owner) => Promise<{ json: { _id: string } }>,
    ) => {
      const owner = await anOwner(use, { registrationType });
      owners[kind + at] = owner;
      const { json } = await book(owner);
      await fill(json._id);
    };
    await sells('ticket', 'park', async (owner) =>
      use.call('POST', '/ticketbooking/add', ticketForm(await aPark(use, owner))),
    );
    await sells('exbhition', 'exbhition', async (owner) => bookVisit(use, await aShow(use, owner, { capacity: 9000 })));
    await sells('coaching', 'coaching', async (owner) =>
      enrol(use, await aBatch(use, owner, { inTake: '9000', fee: '0' })),
    );
    await sells('loan', 'loan', async (owner) => bookLoan(use, await aBranch(use, owner)));
  }
  await use.database.asOwner(
    `insert into booking_line (organisation_id, booking_id, category, label, price_paise, quantity)
     select organisation_id, id, named, named, 100, 1 from booking, unnest(array['child', 'camera']) named
     where kind = 'park-ticket' on conflict do nothing`,
  );
  await use.database.asOwner(
    `with numbered as (select b.*, row_number() over (partition by b.organisation_id order by b.id) as n from booking b where kind = 'loan-appointment'
       and not exists (select from token t where t.organisation_id = b.organisation_id and t.booking_id = b.id))
     insert into token (organisation_id, booking_id, queue_id, day, number, state, issued_at)
     select organisation_id, id, branch_id, visit_date, n + 1, 'booked', created_at from numbered`,
  );
  await use.database.asOwner(
    `insert into payment_attempt (organisation_id, id, booking_id, n, gateway, credential_id, merchant_id, order_id, amount_paise, state, created_at, updated_at)
     select b.organisation_id, b.id, b.id, 1, b.gateway, c.id, c.merchant_id, b.id, 100, 'review', b.created_at, b.created_at
     from booking b join gateway_credential c on c.organisation_id = b.organisation_id and c.park_id = b.park_id`,
  );
  end = watchStatements(explain);
}, 120_000);

const day = () => today(use.deps);
const KINDS = ['ticket', 'exbhition', 'coaching', 'loan'];
const READS = KINDS.flatMap((kind): [string, 'GET' | 'POST', string, (() => object) | null][] => [
  [kind, 'GET', `/${kind}booking/list?limit=1000`, null],
  [kind, 'POST', `/${kind}booking/search`, () => ({ limit: 1000 })],
  [kind, 'POST', `/${kind}booking/report`, () => ({ startDate: day(), endDate: day() })],
  [kind, 'GET', '/dashboard/today', null],
  [kind, 'GET', '/dashboard/figures?from=2027-01-01&to=2027-01-04', null],
  [kind, 'GET', '/dashboard/attention', null],
  [kind, 'GET', '/bookings?text=8000', null],
  [kind, 'POST', '/payments/search', () => ({ limit: 1000 })],
]);

test.each(
  READS.flatMap(([kind, ...read]) => (['owner', 'admin'] as const).map((who) => [who, kind, ...read] as const)),
)('the %s of %s: %s %s looks at each row some times', async (who, kind, method, path, body) => {
  const { token } = who === 'admin' ? await anAdmin(use) : (owners[kind] as Owner);
  most = { rows: 0, text: '' };
  const { status } = await use.call(method, path, body?.(), { token });
  expect(status).toBe(200);
  // A read of nothing would look at nothing; one that looks at each row for each other looks at millions.
  expect(most.rows).toBeGreaterThan(0);
  expect(most.rows, most.text).toBeLessThan(50 * MANY);
});

test.each([
  ['newest', {}],
  ['of a state', { state: 'review' }],
  ['of a kind', { kind: 'park-ticket' }],
  ['by mobile', { sort: 'mobile' }],
] as const)(
  'payments %s are looked for in attempts and bookings alone, for each part of a long list',
  async (_, asked) => {
    most = { rows: 0, text: '' };
    const { json } = await use.call('POST', '/payments/search', { ...asked, limit: 400 }, owners.ticket as Owner);
    expect(json).toHaveLength(400);
    expect(most.rows, most.text).toBeLessThan(8 * MANY);
  },
);
