import { type RawBuilder, sql } from 'kysely';
import { dayOf } from '#contract/kernel/dates.ts';
import type { Tx } from '#server/kernel/database/database.ts';
import type { Tables } from '#server/tables.ts';
import { createdAt, type DemoRow, type DemoSale } from './sale.ts';

/**
 * Rows of one table in one statement; all of them have the columns of the first. A list for each column, because PostgreSQL
 * reads JSON ten times slower. It answers something so that Citus inserts on the machine of the organisation: what answers nothing
 * is copied there, which row security forbids.
 */
async function insert<T extends keyof Tables & string>(tx: Tx, table: T, rows: readonly DemoRow<T>[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  if (columns.length === 0) return;
  const types = await typesOf(tx, table);
  const values = columns.map((column) => sql`${rows.map((row) => textOf(row[column as keyof DemoRow<T>]))}::text[]`);
  const typed = columns.map((column) => sql`${sql.ref(column)}::${sql.raw(types.get(column) ?? 'text')}`);
  const names = sql.join(columns.map((column) => sql.ref(column)));
  await sql`insert into ${sql.table(table)} (${names}) select ${sql.join(typed)}
    from unnest(${sql.join(values)}) as row (${names}) returning true`.execute(tx);
}

const known = new Map<string, Map<string, string>>();

/** The type of each column of a table, as the database names it. */
async function typesOf(tx: Tx, table: string): Promise<Map<string, string>> {
  const types = known.get(table);
  if (types) return types;
  const { rows } = await sql<{ name: string; type: string }>`
    select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped`.execute(tx);
  const read = new Map(rows.map(({ name, type }) => [name, type]));
  known.set(table, read);
  return read;
}

/** A value as PostgreSQL reads it from text; a list of words that need no quotes. */
function textOf(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (value instanceof Date) return value.toISOString();
  return Array.isArray(value) ? `{${value.join(',')}}` : String(value);
}

/**
 * Writes bookings with all that came of them, in the transaction of the caller. Places and numbers are taken as visitors
 * take them: under the lock of the offering, those first who came first; who finds none left is not written.
 */
export async function writeSales(tx: Tx, wanted: readonly DemoSale[]): Promise<number> {
  // Plans that were made for tables of yesterday's size, those of foreign keys among them, would read all of a tenant's rows.
  await sql`discard plans`.execute(tx);
  const sales = await withPlaces(tx, await unwritten(tx, wanted));
  const tokens = await numbered(tx, sales);
  await insert(
    tx,
    'booking',
    sales.map(({ booking }) => booking),
  );
  await insert(
    tx,
    'booking_line',
    sales.flatMap(({ lines }) => lines),
  );
  await insert(
    tx,
    'payment_attempt',
    sales.flatMap(({ attempts }) => attempts),
  );
  await insert(
    tx,
    'payment_event',
    sales.flatMap(({ events }) => events),
  );
  await insert(tx, 'token', tokens);
  await insert(
    tx,
    'scan',
    sales.flatMap(({ scans }) => scans),
  );
  await insertAsOwners(
    tx,
    'payment_refund',
    sales.flatMap(({ refunds }) => refunds),
  );
  await insertAsOwners(
    tx,
    'payment_review',
    sales.flatMap(({ reviews }) => reviews),
  );
  await countCoupons(tx, sales);
  await noteDays(tx, sales);
  return sales.length;
}

/** These are bookings of days that may be counted already: no visitor's are. */
async function noteDays(tx: Tx, sales: readonly DemoSale[]): Promise<void> {
  for (const [owner, own] of Map.groupBy(sales, ({ booking }) => booking.organisation_id)) {
    const days = own.flatMap((sale) => [dayOf(createdAt(sale)), sale.booking.visit_date]);
    await sql`select day_changed(${owner}, ${[...new Set(days)]}::date[])`.execute(tx);
  }
}

/**
 * Puts what an owner causes on record under the owner's name, at the instant of the row
 * (docs/decisions/0011-audit-by-trigger.md).
 */
async function insertAsOwners<T extends 'payment_refund' | 'payment_review'>(
  tx: Tx,
  table: T,
  rows: readonly (DemoRow<T> & { organisation_id: string })[],
): Promise<void> {
  for (const [owner, own] of Map.groupBy(rows, ({ organisation_id }) => organisation_id)) {
    const { rows } = await sql<{
      name: string;
    }>`select person_name as name from organisation where id = ${owner}`.execute(tx);
    // By itself: beside a table it would be entered where the table is.
    await sql`select enter_scope('pravesh_system', '', ${owner}, ${rows[0]?.name ?? ''}, 'owner')`.execute(tx);
    await insert(tx, table, own);
  }
}

/** Leaves out what is there already: where an owner changes hours or days meanwhile, the story moves by some minutes or days. */
async function unwritten(tx: Tx, sales: readonly DemoSale[]): Promise<DemoSale[]> {
  const ids = sales.map(({ booking }) => booking.id);
  const owners = [...new Set(sales.map(({ booking }) => booking.organisation_id))];
  const { rows } = await sql<{ id: string }>`
    select id from booking where organisation_id = any(${owners}::text[]) and id = any(${ids}::text[])`.execute(tx);
  const there = new Set(rows.map(({ id }) => id));
  return sales.filter(({ booking }) => !there.has(booking.id));
}

/** The sales that find a place, in the order in which they came. */
async function withPlaces(tx: Tx, sales: readonly DemoSale[]): Promise<DemoSale[]> {
  const groups = Map.groupBy(sales, keyOfPlaces);
  const full = new Set<string>();
  for (const key of [...groups.keys()].filter((one) => one !== '').sort()) {
    const group = groups.get(key) as DemoSale[];
    if (!(await takePlaces(tx, group))) full.add(key);
  }
  return sales.filter((sale) => !full.has(keyOfPlaces(sale)));
}

/** Names what is counted together; '' for a booking that takes no place. */
const keyOfPlaces = ({ booking: { places_held, park_id, exhibition_id, batch_id, visit_date } }: DemoSale): string =>
  places_held ? `${park_id ?? ''} ${exhibition_id ?? ''} ${batch_id ?? ''} ${park_id ? visit_date : ''}` : '';

/** All places of a group, or none: false where they do not fit any more. */
async function takePlaces(tx: Tx, group: readonly DemoSale[]): Promise<boolean> {
  const { organisation_id, park_id, exhibition_id, batch_id, visit_date } = (group[0] as DemoSale).booking;
  const people = group.reduce((sum, { booking }) => sum + booking.people, 0);
  if (park_id) {
    const most = await placesIn(tx, sql`select daily_capacity as places from park`, organisation_id, park_id);
    return isTaken(tx, placesOfPark(organisation_id, park_id, visit_date, people, most));
  }
  if (exhibition_id) {
    const most = await placesIn(tx, sql`select capacity as places from exhibition`, organisation_id, exhibition_id);
    return isTaken(tx, placesOfShow(organisation_id, exhibition_id, people, most));
  }
  await sql`select from coaching_batch where organisation_id = ${organisation_id} and id = ${batch_id} for no key update`.execute(
    tx,
  );
  return isTaken(tx, placesOfBatch(organisation_id, batch_id, people));
}

const isTaken = async (tx: Tx, statement: ReturnType<typeof placesOfBatch>): Promise<boolean> =>
  (await statement.execute(tx)).rows.length > 0;

/** Tells how many places an offering has; null for any number. */
async function placesIn(
  tx: Tx,
  offering: RawBuilder<unknown>,
  organisation: string,
  id: string,
): Promise<number | null> {
  const { rows } = await sql<{ places: number | null }>`
    ${offering} where organisation_id = ${organisation} and id = ${id}`.execute(tx);
  return rows[0]?.places ?? null;
}

const placesOfPark = (organisation: string, park: string, day: string, people: number, most: number | null) => sql`
  insert into park_day as d (organisation_id, park_id, visit_date, taken) values (${organisation}, ${park}, ${day}, ${people})
  on conflict (organisation_id, park_id, visit_date) do update set taken = d.taken + ${people}
  where d.taken + ${people} <= ${most}::int returning taken`;

const placesOfShow = (organisation: string, show: string, people: number, most: number | null) => sql`
  insert into exhibition_places as p (organisation_id, exhibition_id, taken) values (${organisation}, ${show}, ${people})
  on conflict (organisation_id, exhibition_id) do update set taken = p.taken + ${people}
  where p.taken + ${people} <= coalesce(${most}::int, 2147483647) returning taken`;

const placesOfBatch = (organisation: string, batch: string | null | undefined, people: number) => sql`
  select id from coaching_batch where organisation_id = ${organisation} and id = ${batch}
    and intake >= ${people} + (select count(*) from booking where organisation_id = ${organisation} and batch_id = ${batch} and places_held)`;

/** The next numbers of their queues, without a gap: in the order in which they were given, after whatever is there already. */
async function numbered(tx: Tx, sales: readonly DemoSale[]): Promise<DemoRow<'token'>[]> {
  const tokens = sales.flatMap(({ token }) => token ?? []);
  const groups = Map.groupBy(tokens, ({ queue_id, doctor_id, day }) => `${day} ${queue_id} ${doctor_id}`);
  const all: DemoRow<'token'>[] = [];
  for (const key of [...groups.keys()].sort()) {
    const group = (groups.get(key) ?? []).sort((one, other) => Number(one.issued_at) - Number(other.issued_at));
    all.push(...(await issueNumbers(tx, group)));
  }
  return all;
}

async function issueNumbers(tx: Tx, group: readonly NonNullable<DemoSale['token']>[]): Promise<DemoRow<'token'>[]> {
  const { organisation_id, queue_id, doctor_id = '', day, issued_at } = group[0] as NonNullable<DemoSale['token']>;
  const kind = doctor_id === '' ? 'loan' : 'doctor';
  const { rows } = await sql<{ issued: number }>`
    select issued from lock_queue(${organisation_id}, ${queue_id}, ${doctor_id}, ${day}, ${kind}, ${issued_at})`.execute(
    tx,
  );
  const before = rows[0]?.issued ?? 0;
  const tokens = group.map((token, at) => ({ ...token, number: before + at + 1 }));
  const running = Math.max(0, ...tokens.filter(({ called_at }) => called_at).map(({ number }) => number));
  await tx
    .updateTable('token_queue')
    .set((of) => ({ issued: before + tokens.length, running: of.fn('greatest', ['running', of.val(running)]) }))
    .where('organisation_id', '=', organisation_id)
    .where('queue_id', '=', queue_id)
    .where('doctor_id', '=', doctor_id)
    .where('day', '=', day)
    .execute();
  return tokens;
}

/** Uses of coupons, as add_coupon_use counts them. */
async function countCoupons(tx: Tx, sales: readonly DemoSale[]): Promise<void> {
  const uses = Map.groupBy(
    sales.filter(({ booking }) => booking.coupon_held),
    ({ booking }) => booking.coupon_id as string,
  );
  for (const [coupon, own] of uses)
    await tx
      .updateTable('coupon')
      .set((of) => ({ used: of('used', '+', own.length) }))
      .where('organisation_id', '=', (own[0] as DemoSale).booking.organisation_id)
      .where('id', '=', coupon)
      .execute();
}
