import { type ExpressionBuilder, sql } from 'kysely';
import type { Line } from '#contract/bookings/model.ts';
import { addDays, type Day, dayOf, startOfDay } from '#contract/dates.ts';
import { CATEGORY_KEYS, type CategoryKey } from '#contract/fees/rules.ts';
import type { Db, Tx } from '#server/platform/database.ts';
import { type Listing, listing } from '#server/platform/listing.ts';
import { type Scope, withScope } from '#server/platform/scope.ts';
import type { Tables } from '#server/tables.ts';
import type { SeenTickets as Filters } from './repository.ts';

export interface ReportRow {
  createdAt: Day;
  parkName: string;
  organisationId: string;
  documents: { lines: Line[]; total: number }[];
}

/**
 * How many days are read at once. Memory is bounded by this, the parks and their prices, whatever the range and the
 * sales.
 */
const WINDOW_DAYS = 31;

const businessDay = sql<Day>`to_char(booking.created_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD')`;

/**
 * Paid bookings by business day and park (docs/behaviour.md 9.2), newest day first: one document for a day and park,
 * its lines summed by category and price in the database, read a month at a time.
 */
export const ticketReport = (db: Db, scope: Scope, filters: Filters, today: Day): Listing<ReportRow> =>
  listing(async (signal) => {
    const read: Read = (work) => withScope(db, scope, work, signal);
    const until = filters.endDate || today;
    const { first, groups } = await read((tx) => extentOf(tx, filters, until));
    return { total: groups, chunks: first === null ? [] : windows(read, filters, dayOf(first), until) };
  });

/** Reads under the caller's scope, until the list is given up. */
type Read = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;

async function* windows(read: Read, filters: Filters, from: Day, until: Day): AsyncGenerator<ReportRow[]> {
  for (let last = until; last >= from; last = addDays(last, -WINDOW_DAYS)) {
    const beginning = addDays(last, 1 - WINDOW_DAYS);
    const first = beginning > from ? beginning : from;
    yield await read((tx) => rowsOf(tx, filters, first, last));
  }
}

/** Paid, of these parks, within these days. */
function paid(filters: Filters, from: Day | null, until: Day) {
  const parks = [filters.parkId ?? []].flat().filter(Boolean);
  return (eb: ExpressionBuilder<Pick<Tables, 'booking'>, 'booking'>) =>
    eb.and([
      eb('booking.kind', '=', 'park-ticket'),
      eb('booking.status', '=', 'paid'),
      eb('booking.created_at', '<', startOfDay(addDays(until, 1))),
      ...(from ? [eb('booking.created_at', '>=', startOfDay(from))] : []),
      ...(filters.ownParkId ? [eb('booking.park_id', '=', filters.ownParkId)] : []),
      ...(parks.length > 0 ? [eb('booking.park_id', 'in', parks)] : []),
      ...(filters.organisationId ? [eb('booking.organisation_id', '=', filters.organisationId)] : []),
    ]);
}

/** The day of the first booking, and how many days with parks there are. */
async function extentOf(tx: Tx, filters: Filters, until: Day) {
  const row = await tx
    .selectFrom('booking')
    .select([
      sql<Date | null>`min(booking.created_at)`.as('first'),
      sql<number>`count(distinct (${businessDay}, booking.park_id))`.as('groups'),
    ])
    .where(paid(filters, filters.startDate || null, until))
    .executeTakeFirstOrThrow();
  return row;
}

async function rowsOf(tx: Tx, filters: Filters, from: Day, until: Day): Promise<ReportRow[]> {
  const where = paid(filters, from, until);
  const totals = await tx
    .selectFrom('booking')
    .innerJoin('park', (join) =>
      join.onRef('park.organisation_id', '=', 'booking.organisation_id').onRef('park.id', '=', 'booking.park_id'),
    )
    .select([
      businessDay.as('day'),
      'park.id as parkId',
      'park.name as parkName',
      'park.organisation_id as organisationId',
    ])
    .select(sql<number>`sum(booking.total_paise)`.as('total'))
    .where(where)
    .groupBy([businessDay, 'park.id', 'park.name', 'park.organisation_id'])
    .orderBy(businessDay, 'desc')
    .orderBy('park.name')
    .orderBy('park.id')
    .execute();
  const lines = Map.groupBy(await linesOf(tx, where), ({ day, parkId }) => `${day} ${parkId}`);
  return totals.map(({ day, parkId, parkName, organisationId, total }) => ({
    createdAt: day,
    parkName,
    organisationId,
    documents: [{ lines: (lines.get(`${day} ${parkId}`) ?? []).map(lineOf).sort(asInForms), total }],
  }));
}

const linesOf = (tx: Tx, where: ReturnType<typeof paid>) =>
  tx
    .selectFrom('booking')
    .innerJoin('booking_line as line', (join) =>
      join.onRef('line.organisation_id', '=', 'booking.organisation_id').onRef('line.booking_id', '=', 'booking.id'),
    )
    .select([businessDay.as('day'), 'booking.park_id as parkId', 'line.category', 'line.label'])
    .select(['line.price_paise as price', sql<number>`sum(line.quantity)`.as('quantity')])
    .where(where)
    .groupBy([businessDay, 'booking.park_id', 'line.category', 'line.label', 'line.price_paise'])
    .execute();

const lineOf = ({ category, label, price, quantity }: Omit<Line, 'amount'>): Line => ({
  category,
  label,
  price,
  quantity,
  amount: price * quantity,
});

const place = ({ category }: Line): number => CATEGORY_KEYS.indexOf(category as CategoryKey);
const asInForms = (one: Line, other: Line): number => place(one) - place(other) || one.price - other.price;
