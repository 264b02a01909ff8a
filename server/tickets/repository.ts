import { type Selectable, sql } from 'kysely';
import type { Quote } from '#contract/bookings/kinds/park-ticket.ts';
import type { BookingLine } from '#contract/bookings/model.ts';
import { categoryNamed, inBookingOrder } from '#contract/fees/rules.ts';
import type { Criterion } from '#contract/kernel/criteria.ts';
import { addDays, type Day, startOfDay } from '#contract/kernel/dates/dates.ts';
import { visitDaysAt } from '#contract/opening-days/rules.ts';
import type { Slot } from '#contract/slots/rules.ts';
import type { TicketFilters } from '#contract/tickets/api.ts';
import type { Ticket } from '#contract/tickets/model.ts';
import { isMeant, type OfMobile, type Sight, shownStatus, type Writing } from '#server/booking-kind.ts';
import type { Db, Tx } from '#server/kernel/database/database.ts';
import { type ComparedField, equalsJson, matching } from '#server/kernel/records/matching.ts';
import { wordsIn } from '#server/kernel/traffic/newest-first.ts';
import type { Tables } from '#server/tables.ts';

export interface NewTicket {
  organisationId: string;
  offering: { park: { id: string }; version: number };
  mobile: string;
  place: string;
  visitDate: string;
  slot: Slot | null;
  quote: Pick<Quote, 'lines' | 'people' | 'original' | 'discount'>;
  coupon: { id: string; version: number } | null;
}

export type TicketRefusal = 'stale' | 'crowded' | 'full' | 'holds' | 'free' | 'address';

/** Error codes of book_tickets when others took the last places, or changed the coupon, during the write. */
const WENT_MEANWHILE = ['PV001', 'PV002'];

/** Batched: orders without a coupon that have not lost the last places before. */
export const TICKETS: Writing<NewTicket, TicketRefusal> = {
  name: 'tickets',
  statement: 'select * from book_tickets($1, $2, $3)',
  offeringOf: ({ offering }) => offering.park.id,
  askedOf: ({ offering, visitDate, slot, coupon, quote: { lines, people, original, discount } }) => ({
    version: offering.version,
    date: visitDate,
    slot: slot?.from ?? null,
    slot_until: slot?.until ?? null,
    slot_capacity: slot?.capacity ?? null,
    lines,
    people,
    original,
    discount,
    coupon: coupon?.id ?? null,
    coupon_version: coupon?.version ?? null,
  }),
  mustRunAlone: ({ order, marks }) => order.coupon !== null || marks.eager,
  undone: ({ code = '' }) => (WENT_MEANWHILE.includes(code) ? 'crowded' : null),
};

export async function moveTicket(
  tx: Tx,
  { organisationId, id }: Pick<Ticket, 'organisationId' | 'id'>,
  { day, slot }: { day: Day; slot: Slot | null },
  now: Date,
) {
  const { rows } = await sql<{ outcome: 'moved' | 'gone' | 'full'; places_left: number | null }>`
    select * from move_ticket(${organisationId}, ${id}, ${day}, ${slot?.from ?? null}, ${slot?.until ?? null}, ${now})`.execute(
    tx,
  );
  return rows[0] as (typeof rows)[number];
}

export const selectTickets = (tx: Tx, now: Date) =>
  tx
    .selectFrom('booking')
    .innerJoin('park', (join) =>
      join.onRef('park.organisation_id', '=', 'booking.organisation_id').onRef('park.id', '=', 'booking.park_id'),
    )
    .selectAll('booking')
    .select(['park.name as park_name', shownStatus(now).as('shown_status')])
    .where('booking.kind', '=', 'park-ticket');

export type StoredTicketRow = Selectable<Tables['booking']> & { park_name: string; shown_status: Ticket['status'] };

const LINES = sql`(select coalesce(jsonb_agg(jsonb_build_array(l.category, l.label, l.price_paise, l.quantity, l.price_paise::bigint * l.quantity)
    order by l.category), '[]') from booking_line l where l.organisation_id = booking.organisation_id and l.booking_id = booking.id)`;

/** In any order: a booking has each category once. A line may name its category by its label alone. */
const linesAre = (value: unknown) => {
  const lines = (value as BookingLine[] | null)?.map((line): BookingLine => {
    return { ...line, category: categoryNamed(line.category)?.key ?? line.category };
  });
  const sorted = lines?.sort((one, other) => (one.category < other.category ? -1 : 1)) ?? null;
  return equalsJson(LINES)(
    sorted?.map(({ category, label, price, quantity, amount }) => [category, label, price, quantity, amount]) ?? null,
  );
};

const comparedAt = (now: Date) =>
  ({
    id: sql.ref('booking.id'),
    parkId: sql.ref('booking.park_id'),
    parkName: sql.ref('park.name'),
    mobile: sql.ref('booking.mobile'),
    lines: linesAre,
    total: sql.ref('booking.total_paise'),
    original: sql.ref('booking.original_paise'),
    discount: sql.ref('booking.discount_paise'),
    couponCode: sql.ref('booking.coupon_code'),
    visitDate: sql.ref('booking.visit_date'),
    slot: sql.ref('booking.slot'),
    slotUntil: sql.ref('booking.slot_until'),
    people: sql.ref('booking.people'),
    createdAt: sql.ref('booking.created_at'),
    status: shownStatus(now),
    gateway: sql.ref('booking.gateway'),
    admitted: sql`booking.admitted_at is not null`,
    admittedAt: sql.ref('booking.admitted_at'),
    admittedGate: sql.ref('booking.admitted_gate'),
    expiresAt: sql.ref('booking.hold_until'),
    voided: sql.ref('booking.voided'),
    userAgent: sql.ref('booking.user_agent'),
  }) satisfies Record<Exclude<keyof Ticket, 'organisationId'>, ComparedField>;

export const sortedAt = (now: Date) => ({
  date: sql.ref('booking.created_at'),
  id: sql.ref('booking.id'),
  visit: sql.ref('booking.visit_date'),
  people: sql.ref('booking.people'),
  park: wordsIn('park.name'),
  total: sql.ref('booking.total_paise'),
  mobile: sql.ref('booking.mobile'),
  scanned: sql`(booking.admitted_at is not null)`,
  status: shownStatus(now),
});

/** `ownParkId`: the only park that an inspector sees. */
export type SeenTickets = Partial<TicketFilters> & {
  organisationId?: string | null;
  ownParkId?: string | null;
  criteria?: readonly Criterion[];
};

export function searchTickets(tx: Tx, now: Date, filters: SeenTickets) {
  let query = matching(selectTickets(tx, now), comparedAt(now), filters.criteria);
  const parks = [filters.parkId ?? []].flat().filter(Boolean);
  const [from, until] = [filters.date || filters.startDate, filters.date || filters.endDate];
  if (filters.organisationId) query = query.where('booking.organisation_id', '=', filters.organisationId);
  if (filters.ownParkId) query = query.where('booking.park_id', '=', filters.ownParkId);
  if (parks.length > 0) query = query.where('booking.park_id', 'in', parks);
  if (filters.status) query = query.where(shownStatus(now), '=', filters.status);
  // As a constant, 'paid' lets PostgreSQL use the index of visits, which holds only paid tickets.
  if (filters.status === 'paid') query = query.where('booking.status', '=', sql.lit('paid'));
  if (filters.gateway) query = query.where('booking.gateway', '=', filters.gateway);
  if (filters.visitFrom) query = query.where('booking.visit_date', '>=', filters.visitFrom);
  if (filters.visitUntil) query = query.where('booking.visit_date', '<=', filters.visitUntil);
  if (typeof filters.admitted === 'boolean')
    query = query.where('booking.admitted_at', filters.admitted ? 'is not' : 'is', null);
  if (filters.couponCode) query = query.where('booking.coupon_code', '=', filters.couponCode);
  if (filters.mobile) query = query.where('booking.mobile', '=', filters.mobile);
  if (filters.text) query = query.where(isMeant(filters.text));
  if (from) query = query.where('booking.created_at', '>=', startOfDay(from));
  if (until) query = query.where('booking.created_at', '<', startOfDay(addDays(until, 1)));
  return query;
}

const lineOf = (row: Selectable<Tables['booking_line']>): BookingLine => ({
  category: row.category,
  label: row.label,
  price: row.price_paise,
  quantity: row.quantity,
  amount: row.price_paise * row.quantity,
});

const toTicket = (row: StoredTicketRow, lines: BookingLine[]): Ticket => ({
  id: row.id,
  organisationId: row.organisation_id,
  parkId: row.park_id ?? '',
  parkName: row.park_name,
  mobile: row.mobile,
  lines,
  total: row.total_paise,
  original: row.original_paise,
  discount: row.discount_paise,
  couponCode: row.coupon_code,
  visitDate: row.visit_date,
  slot: row.slot,
  slotUntil: row.slot_until,
  people: row.people,
  createdAt: row.created_at,
  status: row.shown_status,
  gateway: row.gateway,
  admitted: row.admitted_at !== null,
  admittedAt: row.admitted_at,
  admittedGate: row.admitted_gate,
  expiresAt: row.hold_until,
  voided: row.voided,
  userAgent: row.user_agent,
});

export async function toTickets(tx: Tx, rows: readonly StoredTicketRow[]): Promise<Ticket[]> {
  if (rows.length === 0) return [];
  const organisations = [...new Set(rows.map(({ organisation_id }) => organisation_id))];
  // Passes arrays, because a join is slow while the table is young; the organisations say where the lines are (decision
  // 0062).
  const { rows: lines } = await sql<Selectable<Tables['booking_line']>>`
    select * from booking_line
    where organisation_id = any (${organisations}) and booking_id = any (${rows.map(({ id }) => id)})`.execute(tx);
  const linesOf = Map.groupBy(lines, ({ booking_id }) => booking_id);
  return rows.map((row) => toTicket(row, inBookingOrder((linesOf.get(row.id) ?? []).map(lineOf))));
}

export async function ticketsById(
  tx: Tx,
  ids: readonly string[],
  now: Date,
  { organisations, seenBy }: Sight,
): Promise<Ticket[]> {
  const rows = await selectTickets(tx, now)
    .where('booking.id', 'in', ids)
    .where('booking.organisation_id', 'in', organisations)
    .$if(Boolean(seenBy?.parkId), (query) => query.where('booking.park_id', '=', seenBy?.parkId ?? ''))
    .execute();
  return toTickets(tx, rows);
}

/** Paid tickets of days that still admit, or later; soonest first. */
export async function ticketsOfMobile(
  tx: Tx,
  { organisationId, mobile, offeringId, now }: OfMobile,
): Promise<Ticket[]> {
  const hours = await tx
    .selectFrom('park')
    .select(['opens_at as opensAt', 'closes_at as closesAt'])
    .where('organisation_id', '=', organisationId)
    .where('id', '=', offeringId)
    .executeTakeFirst();
  if (!hours) return [];
  const [first] = visitDaysAt(hours, now);
  const rows = await selectTickets(tx, now)
    .where('booking.park_id', '=', offeringId)
    .where('booking.organisation_id', '=', organisationId)
    .where('booking.mobile', '=', mobile)
    .where('booking.status', '=', 'paid')
    .where('booking.visit_date', '>=', first)
    .orderBy('booking.visit_date')
    .orderBy('booking.created_at')
    .orderBy('booking.id')
    .limit(50)
    .execute();
  return toTickets(tx, rows);
}

/** Gives back the places of one day's expired holds. */
export const releaseExpired = (db: Db, organisationId: string, parkId: string, visitDate: string, now: Date) =>
  sql`select release_expired(${organisationId}, ${parkId}, ${visitDate}, ${now})`.execute(db);

/** Days of parks with holds that are over but not yet tidied. */
export const daysWithExpiredHolds = (tx: Tx, now: Date) =>
  tx
    .selectFrom('booking')
    .select(['organisation_id', 'park_id', 'visit_date'])
    .distinct()
    .where('park_id', 'is not', null)
    .where('hold_until', '<=', now)
    .where('status', 'in', ['pending', 'failed', 'aborted'])
    .limit(500)
    .execute();

/** People already counted, by day, and in each of its slots. */
export async function takenPlaces(tx: Tx, organisationId: string, parkId: string, days: readonly string[]) {
  const rows = await tx
    .selectFrom('park_day')
    .select(['visit_date', 'taken', 'slots'])
    .where('organisation_id', '=', organisationId)
    .where('park_id', '=', parkId)
    .where('visit_date', '=', sql<string>`any(${days}::date[])`)
    .execute();
  return new Map(rows.map(({ visit_date, ...counted }) => [visit_date, counted]));
}
