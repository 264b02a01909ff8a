import { CompiledQuery, type Selectable, sql } from 'kysely';
import type { TicketFilters } from '#contract/bookings/api.ts';
import type { BookingKindName, Line, Ticket } from '#contract/bookings/model.ts';
import type { Criterion } from '#contract/criteria.ts';
import { addDays, startOfDay } from '#contract/dates.ts';
import { categoryNamed } from '#contract/fees/rules.ts';
import { parseMobile } from '#contract/mobile.ts';
import { type Db, orOnceMore, type Tx } from '#server/platform/database.ts';
import type { Repeat } from '#server/platform/idempotency.ts';
import { type Compared, equalsJson, matching } from '#server/platform/matching.ts';
import type { Tables } from '#server/tables.ts';

export interface NewTicket {
  organisationId: string;
  id: string;
  parkId: string;
  parkVersion: number;
  mobile: string;
  visitDate: string;
  lines: readonly Line[];
  people: number;
  original: number;
  discount: number;
  coupon: { id: string; version: number } | null;
  userAgent: string;
  repeat: Repeat | null;
  /** Takes the places before anything is written: after others were quicker. */
  eager: boolean;
  /** Whose share of unpaid places it counts in; null: nobody's. */
  addressKey: string | null;
  /** RATE_LIMIT_SCALE. */
  scale: number;
  now: Date;
}

export interface BookOutcome {
  outcome: 'booked' | 'repeated' | 'reused' | 'stale' | 'crowded' | 'full' | 'holds' | 'address';
  booking_id: string | null;
  places_left: number | null;
  hold_until: Date | null;
}

/** What book_ticket raises, and so undoes itself with, when others took the last places, or the coupon, while it was writing. */
const WENT_MEANWHILE = ['PV001', 'PV002'];

/** Written once: every visitor's booking runs it, so it is neither built nor looked up anew. */
const BOOK =
  'select * from book_ticket($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22)';

/** Books in one statement, as the function book_ticket promises. Needs no scope: the function is the guard. */
export async function bookTicket(db: Db, ticket: NewTicket): Promise<BookOutcome> {
  const { lines } = ticket;
  const values = [
    ticket.organisationId,
    ticket.id,
    ticket.parkId,
    ticket.parkVersion,
    ticket.mobile,
    ticket.visitDate,
    lines.map(({ category }) => category),
    lines.map(({ label }) => label),
    lines.map(({ price }) => price),
    lines.map(({ quantity }) => quantity),
    ticket.people,
    ticket.original,
    ticket.discount,
    ticket.coupon?.id ?? null,
    ticket.coupon?.version ?? null,
    ticket.userAgent,
    ticket.repeat?.key ?? null,
    ticket.repeat?.request ?? null,
    ticket.eager,
    ticket.addressKey,
    ticket.scale,
    ticket.now,
  ];
  try {
    const { rows } = await orOnceMore(() => db.executeQuery<BookOutcome>(CompiledQuery.raw(BOOK, values)));
    return rows[0] as BookOutcome;
  } catch (error) {
    if (!WENT_MEANWHILE.includes((error as { code?: string }).code ?? '')) throw error;
    return { outcome: 'crowded', booking_id: null, places_left: null, hold_until: null };
  }
}

/** What a booking shows: a hold that is over is aborted, whether or not a job has tidied it (docs/behaviour.md 5.2). */
const shownStatus = (now: Date) =>
  sql<
    Ticket['status']
  >`case when booking.status = 'pending' and booking.hold_until <= ${now} then 'aborted' else booking.status end`;

export const selectTickets = (tx: Tx, now: Date) =>
  tx
    .selectFrom('booking')
    .innerJoin('park', 'park.id', 'booking.park_id')
    .selectAll('booking')
    .select(['park.name as park_name', shownStatus(now).as('shown_status')])
    .where('booking.kind', '=', 'park-ticket');

export type TicketRow = Selectable<Tables['booking']> & { park_name: string; shown_status: Ticket['status'] };

const LINES = sql`(select coalesce(jsonb_agg(jsonb_build_array(l.category, l.label, l.price_paise, l.quantity, l.price_paise::bigint * l.quantity)
    order by l.category), '[]') from booking_line l where l.organisation_id = booking.organisation_id and l.booking_id = booking.id)`;

/** The lines of a booking, whatever their order: it has each category once. A line may name its category by its label alone. */
const linesAre = (value: unknown) => {
  const lines = (value as Line[] | null)?.map((line): Line => {
    return { ...line, category: categoryNamed(line.category)?.key ?? line.category };
  });
  const sorted = lines?.sort((one, other) => (one.category < other.category ? -1 : 1)) ?? null;
  return equalsJson(LINES)(
    sorted?.map(({ category, label, price, quantity, amount }) => [category, label, price, quantity, amount]) ?? null,
  );
};

/** What each field of a ticket is to a find call. */
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
  }) satisfies Record<Exclude<keyof Ticket, 'organisationId'>, Compared>;

/** What is asked for, and who asks: `ownParkId` is the park of an inspector, who sees no other. */
export type SeenTickets = Partial<TicketFilters> & {
  organisationId?: string | null;
  ownParkId?: string | null;
  criteria?: readonly Criterion[];
};

/** Tickets that match all of the given filters. */
export function searchTickets(tx: Tx, now: Date, filters: SeenTickets) {
  let query = matching(selectTickets(tx, now), comparedAt(now), filters.criteria);
  const parks = [filters.parkId ?? []].flat().filter(Boolean);
  const [from, until] = [filters.date || filters.startDate, filters.date || filters.endDate];
  if (filters.organisationId) query = query.where('booking.organisation_id', '=', filters.organisationId);
  if (filters.ownParkId) query = query.where('booking.park_id', '=', filters.ownParkId);
  if (parks.length > 0) query = query.where('booking.park_id', 'in', parks);
  if (filters.paymentStatus) query = query.where(shownStatus(now), '=', filters.paymentStatus);
  if (filters.mobile) query = query.where('booking.mobile', '=', parseMobile(filters.mobile) ?? filters.mobile.trim());
  if (from) query = query.where('booking.created_at', '>=', startOfDay(from));
  if (until) query = query.where('booking.created_at', '<', startOfDay(addDays(until, 1)));
  return query;
}

const lineOf = (row: Selectable<Tables['booking_line']>): Line => ({
  category: row.category,
  label: row.label,
  price: row.price_paise,
  quantity: row.quantity,
  amount: row.price_paise * row.quantity,
});

const toTicket = (row: TicketRow, lines: Line[]): Ticket => ({
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

/** Rows into tickets, with all of their lines read at once. */
export async function toTickets(tx: Tx, rows: readonly TicketRow[]): Promise<Ticket[]> {
  if (rows.length === 0) return [];
  const { rows: lines } = await sql<Selectable<Tables['booking_line']>>`
    select * from booking_line where (organisation_id, booking_id) in
      (select * from unnest(${rows.map((row) => row.organisation_id)}::text[], ${rows.map(({ id }) => id)}::text[]))`.execute(
    tx,
  );
  const linesOf = Map.groupBy(lines, ({ booking_id }) => booking_id);
  return rows.map((row) => toTicket(row, (linesOf.get(row.id) ?? []).map(lineOf)));
}

export const kindById = async (tx: Tx, id: string): Promise<BookingKindName | null> =>
  (await tx.selectFrom('booking').select('kind').where('id', '=', id).executeTakeFirst())?.kind ?? null;

/** One ticket by its id; with `parkId` only when both belong together. */
export async function ticketById(tx: Tx, now: Date, id: string, parkId?: string): Promise<Ticket | null> {
  const row = await selectTickets(tx, now)
    .where('booking.id', '=', id)
    .$if(parkId !== undefined, (query) => query.where('booking.park_id', '=', parkId ?? ''))
    .executeTakeFirst();
  return row ? ((await toTickets(tx, [row]))[0] ?? null) : null;
}

/** The ticket that was booked with an idempotency key, as its first answer told it, and what was asked for. */
export async function ticketByKey(tx: Tx, now: Date, key: string) {
  const row = await selectTickets(tx, now).where('booking.idempotency_key', '=', key).executeTakeFirst();
  const [ticket] = row ? await toTickets(tx, [row]) : [];
  if (!row || !ticket) return null;
  const told = {
    admitted: false,
    admittedAt: null,
    admittedGate: null,
    voided: false,
    expiresAt: row.first_hold_until,
  };
  const status: Ticket['status'] = ticket.total > 0 ? 'pending' : 'paid';
  return { made: { ...ticket, ...told, status }, request: row.request_hash };
}

/** Paid tickets of a mobile number at one park, for a visit on `today` or later, soonest first. */
export async function ticketsOfMobile(
  tx: Tx,
  now: Date,
  mobile: string,
  parkId: string,
  today: string,
): Promise<Ticket[]> {
  const rows = await selectTickets(tx, now)
    .where('booking.park_id', '=', parkId)
    .where('booking.mobile', '=', mobile)
    .where('booking.status', '=', 'paid')
    .where('booking.visit_date', '>=', today)
    .orderBy('booking.visit_date')
    .orderBy('booking.created_at')
    .orderBy('booking.id')
    .limit(50)
    .execute();
  return toTickets(tx, rows);
}

/** Voids an unpaid booking and answers its coupon; undefined when it is paid, or not there. The hold ends at once, so its places come back. */
export const voidTicket = (tx: Tx, id: string, now: Date) =>
  tx
    .updateTable('booking')
    .set({
      voided: true,
      status: 'aborted',
      hold_until: sql`case when hold_until is null then null else ${now}::timestamptz end`,
    })
    .where('id', '=', id)
    .where('status', 'not in', ['paid', 'refunded'])
    .returning('coupon_id')
    .executeTakeFirst();

export const setMobile = (tx: Tx, id: string, mobile: string) =>
  tx.updateTable('booking').set({ mobile }).where('id', '=', id).execute();

/** Gives back the places of one day's expired holds. */
export const releaseExpired = (db: Db, organisationId: string, parkId: string, visitDate: string, now: Date) =>
  sql`select release_expired(${organisationId}, ${parkId}, ${visitDate}, ${now})`.execute(db);

/** Days of parks on which holds are over but not yet tidied. */
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

/** People already counted on the given days of a park, by day. */
export async function takenPlaces(tx: Tx, organisationId: string, parkId: string, days: readonly string[]) {
  const rows = await tx
    .selectFrom('park_day')
    .select(['visit_date', 'taken'])
    .where('organisation_id', '=', organisationId)
    .where('park_id', '=', parkId)
    .where('visit_date', '=', sql<string>`any(${days}::date[])`)
    .execute();
  return new Map(rows.map(({ visit_date, taken }) => [visit_date, taken]));
}
