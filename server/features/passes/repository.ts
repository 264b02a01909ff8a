import { type Selectable, sql } from 'kysely';
import type { Day } from '#contract/dates.ts';
import type { Ticket } from '#contract/tickets/model.ts';
import type { Tx } from '#server/platform/database.ts';
import type { Tables } from '#server/tables.ts';

export type Scan = Selectable<Tables['scan']>;
/** A ticket as a gate sees it: no mobile number, no browser. */
export type GateTicket = Omit<Ticket, 'mobile' | 'userAgent' | 'lines'>;

const tickets = (tx: Tx) =>
  tx
    .selectFrom('booking')
    .innerJoin('park', (join) =>
      join.onRef('park.organisation_id', '=', 'booking.organisation_id').onRef('park.id', '=', 'booking.park_id'),
    )
    .selectAll('booking')
    .select(['park.id as park', 'park.name']);

type Row = Awaited<ReturnType<ReturnType<typeof tickets>['executeTakeFirstOrThrow']>>;

const toTicket = (row: Row): GateTicket => ({
  id: row.id,
  organisationId: row.organisation_id,
  parkId: row.park,
  parkName: row.name,
  total: row.total_paise,
  original: row.original_paise,
  discount: row.discount_paise,
  couponCode: row.coupon_code,
  visitDate: row.visit_date,
  people: row.people,
  createdAt: row.created_at,
  status: row.status,
  gateway: row.gateway,
  admitted: row.admitted_at !== null,
  admittedAt: row.admitted_at,
  admittedGate: row.admitted_gate,
  expiresAt: row.hold_until,
  voided: row.voided,
});

/** One ticket, in one park or in any that the scope may see (null). */
export async function ticketById(tx: Tx, id: string, parkId: string | null): Promise<GateTicket | null> {
  const row = await tickets(tx)
    .where('booking.id', '=', id)
    .$if(parkId !== null, (query) => query.where('booking.park_id', '=', parkId))
    .executeTakeFirst();
  return row ? toTicket(row) : null;
}

/**
 * The ticket of a typed code, in one park or in any that the scope may see. If two share the code, the one that can
 * come in.
 */
export async function ticketByShortCode(
  tx: Tx,
  code: string,
  at: { parkId: string | null; day: Day },
): Promise<GateTicket | null> {
  const row = await tickets(tx)
    .where('booking.short_code', '=', code)
    .$if(at.parkId !== null, (query) => query.where('booking.park_id', '=', at.parkId))
    .orderBy((is) => is.case().when('booking.visit_date', '=', at.day).then(0).else(1).end())
    .orderBy((is) => is.case().when('booking.status', '=', 'paid').then(0).else(1).end())
    .orderBy('booking.created_at', 'desc')
    .orderBy('booking.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? toTicket(row) : null;
}

/** A ticket of another gate, which this one may not see: its booking and the name of its park. */
export interface Elsewhere {
  bookingId: string;
  parkName: string;
}

/** The name of a park that the scope may see; null for one of another organisation. */
export const parkName = async (tx: Tx, id: string): Promise<string | null> =>
  (await tx.selectFrom('park').select('name').where('id', '=', id).executeTakeFirst())?.name ?? null;

/** The ticket of a typed code at another park of the same owner. */
export async function ticketElsewhere(tx: Tx, organisationId: string, code: string): Promise<Elsewhere | null> {
  const { rows } = await sql<Elsewhere>`
    select booking_id as "bookingId", park_name as "parkName" from ticket_elsewhere(${organisationId}, ${code})`.execute(
    tx,
  );
  return rows[0] ?? null;
}

export async function linesOf(tx: Tx, organisationId: string, bookingId: string): Promise<Ticket['lines']> {
  const lines = await tx
    .selectFrom('booking_line')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .where('booking_id', '=', bookingId)
    .execute();
  return lines.map((line) => ({
    category: line.category,
    label: line.label,
    price: line.price_paise,
    quantity: line.quantity,
    amount: line.price_paise * line.quantity,
  }));
}

/** Admits a ticket, once: of many that try at once, over any number of gates, exactly one is told true. */
export async function admit(
  tx: Tx,
  { id, organisationId }: Pick<GateTicket, 'id' | 'organisationId'>,
  at: Date,
  gate: string | null,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('booking')
    .set({ admitted_at: at, admitted_gate: gate })
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .where('status', '=', 'paid')
    .where('admitted_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export const scanById = (tx: Tx, organisationId: string, scanId: string): Promise<Scan | undefined> =>
  tx
    .selectFrom('scan')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .where('scan_id', '=', scanId)
    .executeTakeFirst();

/** Claims the id of a scan; false when it is taken. Waits for a transaction that is taking it at this moment. */
export async function claimScan(tx: Tx, scan: Scan): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('scan')
    .values(scan)
    .onConflict((conflict) => conflict.columns(['organisation_id', 'scan_id']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export const recordScan = (
  tx: Tx,
  { organisation_id, scan_id }: Pick<Scan, 'organisation_id' | 'scan_id'>,
  outcome: Pick<Scan, 'result' | 'first_scanned_at' | 'first_gate'>,
): Promise<unknown> =>
  tx
    .updateTable('scan')
    .set(outcome)
    .where('organisation_id', '=', organisation_id)
    .where('scan_id', '=', scan_id)
    .execute();
