import type pg from 'pg';
import { idsOf } from './rows.ts';

export const PARKS = 3;
export const parksOf = (organisation: string): string[] => idsOf('r', PARKS, organisation);

interface RowsWish {
  organisation: string;
  bookings: number;
  days: number;
}

/** Bookings: equally many each day, most around noon, each for one of the seven days that follow. */
const BOOKINGS = `
  insert into booking (id, kind, organisation_id, park_id, mobile, visit_date, people, status, original_paise, discount_paise, total_paise,
    coupon_code, gateway, paid_attempt_id, paid_at, places_held, admitted_at, admitted_gate, user_agent, created_at)
  select id, 'park-ticket', $1, park, mobile, visit_date, adults + children, status, original, discount, original - discount,
    case when discount > 0 then 'SAVE' || 10 * (1 + n % 3) end, case when n % 4 = 0 then 'paytm' else 'ccav' end,
    case when status = 'paid' then id end, case when status = 'paid' then created_at + interval '2 minutes' end, status = 'paid',
    case when status = 'paid' and n % 17 > 0 and visit_date < current_date then visit_date::timestamp at time zone 'Asia/Kolkata' + created_at::time::interval end,
    null, 'Mozilla/5.0 (Linux; Android 14) bench', created_at
  from (
    select n, left(md5('booking ' || n), 18) || right($1, 8) as id, ($4::text[])[1 + (n * 7) % 3] as park, '9' || lpad(((n * 7919::bigint) % 1000000000)::text, 9, '0') as mobile,
      created_at, (created_at at time zone 'Asia/Kolkata')::date + (n * 31 % 7)::int as visit_date, 1 + n % 4 as adults, n % 3 as children,
      (1 + n % 4) * 10000 + (n % 3) * 5000 as original, case when n % 10 = 0 then 1000 else 0 end as discount,
      case when n % 25 = 1 then 'refunded' when n % 25 in (2, 3) then 'aborted' else 'paid' end as status
    from (select n, now() - make_interval(secs => $3 * 86400.0 * ($2::float8 - n) / $2) as created_at from generate_series(1, $2::int) as n) as dated
  ) as one`;

const LINES = `
  insert into booking_line (organisation_id, booking_id, category, label, price_paise, quantity)
  select $1, b.id, line.* from booking b cross join lateral (values
    ('adult', 'Adult', 10000, (b.original_paise - 5000 * (b.original_paise / 5000 % 2)) / 10000),
    ('child', 'Child', 5000, b.original_paise / 5000 % 2)) as line (category, label, price, quantity)
  where b.organisation_id = $1 and line.quantity > 0`;

const ATTEMPTS = `
  insert into payment_attempt (organisation_id, id, booking_id, n, gateway, credential_id, merchant_id, order_id, amount_paise, state, provider_txn_id,
    last_inquiry_at, created_at, updated_at)
  select $1, b.id, b.id, 1, b.gateway, k.id, '1', b.id, b.total_paise,
    case b.status when 'paid' then 'succeeded' when 'refunded' then 'refunded' else 'aborted' end, case when b.status <> 'aborted' then 'T' || b.id end,
    b.created_at + interval '2 minutes', b.created_at + interval '1 minute', b.created_at + interval '2 minutes'
  from booking b join gateway_credential k on k.organisation_id = $1 and k.park_id = b.park_id where b.organisation_id = $1`;

const REFUNDS = `
  insert into payment_refund (organisation_id, id, attempt_id, booking_id, amount_paise, reason, state, created_at, updated_at)
  select $1, b.id, b.id, b.id, b.total_paise, 'owner', 'done', b.created_at + interval '3 hours', b.created_at + interval '4 hours'
  from booking b where b.organisation_id = $1 and b.status = 'refunded' and b.created_at < now() - interval '3 hours'`;

const PLACES = `
  insert into park_day (organisation_id, park_id, visit_date, taken)
  select organisation_id, park_id, visit_date, sum(people) from booking where organisation_id = $1 and places_held group by 1, 2, 3`;

const TABLES = ['booking', 'booking_line', 'payment_attempt', 'payment_refund'];

/** Building the indexes afterwards takes a fifth of the time. Keys stay. */
async function withoutIndexes(client: pg.Client, work: () => Promise<unknown>): Promise<void> {
  const { rows } = await client.query(
    `select i.indexrelid::regclass as name, pg_get_indexdef(i.indexrelid) as made from pg_index i
     where i.indrelid = any($1::regclass[]) and not exists (select from pg_constraint c where c.conindid = i.indexrelid)`,
    [TABLES],
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  await work();
  for (const { made } of rows) await client.query(made);
}

export async function writeBookings(client: pg.Client, { organisation, bookings, days }: RowsWish): Promise<number> {
  // The references are right, so they need not be checked.
  await client.query("set session_replication_role = 'replica'");
  await withoutIndexes(client, async () => {
    await client.query(BOOKINGS, [organisation, bookings, days, parksOf(organisation)]);
    for (const statement of [LINES, ATTEMPTS, REFUNDS, PLACES]) {
      await client.query(statement, [organisation]);
      await client.query('analyze booking');
    }
  });
  await client.query("set session_replication_role = 'origin'");
  await client.query('vacuum analyze');
  const { rows } = await client.query('select count(*)::int as count from booking where organisation_id = $1', [
    organisation,
  ]);
  return rows[0].count as number;
}
