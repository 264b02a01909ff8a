import { sql } from 'kysely';
import type { BookingHit, BookingRecord, VisitorBooking } from '#contract/booking-records/model.ts';
import type { Sought } from '#contract/booking-records/rules.ts';
import { inBookingOrder } from '#contract/fees/rules.ts';
import type { StoredRole } from '#contract/kernel/endpoint.ts';
import { visitDaysAt } from '#contract/opening-days/rules.ts';
import { meaningsOf, shownStatus } from '#server/booking-kind.ts';
import type { Tx } from '#server/kernel/database/database.ts';
import { ofSameOrganisation } from '#server/kernel/records/asked-organisations.ts';
import { namesOfAdmins } from '#server/organisations/service.ts';

export interface Own {
  organisationId: string;
  id: string;
}

type Parts = 'lines' | 'token' | 'formerTokens' | 'tokenEvents' | 'payments' | 'heard' | 'scans' | 'changes' | 'notes';

const bookings = (tx: Tx, now: Date) =>
  tx
    .selectFrom('booking')
    .leftJoin('organisation', 'organisation.id', 'booking.organisation_id')
    .leftJoin('park', ofSameOrganisation('park.id', 'booking.park_id'))
    .leftJoin('clinic', ofSameOrganisation('clinic.id', 'booking.clinic_id'))
    .leftJoin('branch', ofSameOrganisation('branch.id', 'booking.branch_id'))
    .leftJoin('exhibition', ofSameOrganisation('exhibition.id', 'booking.exhibition_id'))
    .leftJoin('coaching_batch as batch', ofSameOrganisation('batch.id', 'booking.batch_id'))
    .leftJoin('doctor', ofSameOrganisation('doctor.id', 'booking.doctor_id'))
    .selectAll('booking')
    .select([
      'organisation.name as organisation_name',
      'park.opens_at',
      'park.closes_at',
      'exhibition.ends_at',
      'doctor.name as doctor_name',
      shownStatus(now).as('shown_status'),
    ])
    .select((of) => [
      of.fn.coalesce('park.id', 'clinic.id', 'branch.id', 'exhibition.id', 'batch.id').as('offering_id'),
      of.fn.coalesce('park.name', 'clinic.name', 'branch.name', 'exhibition.name', 'batch.name').as('offering_name'),
    ]);

type RecordRow = Awaited<ReturnType<ReturnType<typeof bookings>['executeTakeFirstOrThrow']>>;

/** Finds by short code if `code` is given (the newest if two share it), otherwise by id. */
export async function bookingBy(
  tx: Tx,
  organisationId: string | null,
  id: string,
  code: string | null,
  now: Date,
): Promise<Omit<BookingRecord, Parts> | null> {
  const row = await bookings(tx, now)
    .where(code ? 'booking.short_code' : 'booking.id', '=', code ?? id)
    .$if(organisationId !== null, (query) => query.where('booking.organisation_id', '=', organisationId))
    .orderBy('booking.created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? toBooking(row, now) : null;
}

/** A bound on cost: a prefix that thousands of names share finds some of them, not surely the newest. */
const COMPARED = 1000;
const FOUND = 8;

export async function bookingsMeant(
  tx: Tx,
  organisationId: string | null,
  sought: Sought,
  now: Date,
): Promise<BookingHit[]> {
  const meanings = meaningsOf(sought);
  if (meanings.length === 0) return [];
  const own = organisationId === null ? sql`true` : sql`organisation_id = ${organisationId}`;
  const candidates = meanings.map(
    (meaning) => sql`(select id, created_at from booking where ${meaning} and ${own} limit ${COMPARED})`,
  );
  const found = sql<{ id: string }>`select id from (${sql.join(candidates, sql` union `)}) meant
    order by created_at desc, id desc limit ${FOUND}`;
  const { rows } = await found.execute(tx);
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const bookingsFound = await bookings(tx, now)
    .where('booking.id', 'in', ids)
    .$if(organisationId !== null, (query) => query.where('booking.organisation_id', '=', organisationId))
    .execute();
  return bookingsFound.map((row) => toHit(row, now)).sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}

/** Who has no mobile number is known by one booking alone. */
export const bookingsOfVisitor = (
  tx: Tx,
  { organisationId, id, mobile }: Pick<BookingRecord, 'organisationId' | 'id' | 'mobile'>,
  now: Date,
) =>
  bookings(tx, now)
    .where(mobile ? 'booking.mobile' : 'booking.id', '=', mobile || id)
    .where('booking.organisation_id', '=', organisationId);

export const toVisitorBooking = (row: RecordRow, now: Date): VisitorBooking => ({
  ...toHit(row, now),
  total: row.total_paise,
  createdAt: row.created_at,
});

const toHit = (row: RecordRow, now: Date): BookingHit => {
  const booking = toBooking(row, now);
  const { id, shortCode, kind, organisationName, offeringName, personName, mobile, visitDate, status } = booking;
  const named = { id, shortCode, kind, organisationName, offeringName, personName };
  return { ...named, mobileEnd: mobile.slice(-4), visitDate, status };
};

/** A park that closes after midnight admits yesterday's tickets until then. */
const isOver = ({ visit_date, opens_at, closes_at, ends_at }: RecordRow, now: Date): boolean =>
  ends_at === null
    ? visitDaysAt({ opensAt: opens_at, closesAt: closes_at }, now).every((day) => visit_date < day)
    : ends_at <= now;

const toBooking = (row: RecordRow, now: Date): Omit<BookingRecord, Parts> => ({
  id: row.id,
  shortCode: row.short_code,
  kind: row.kind,
  organisationId: row.organisation_id,
  organisationName: row.organisation_name ?? '',
  offeringId: row.offering_id ?? '',
  offeringName: row.offering_name ?? '',
  doctorName: row.doctor_name,
  personName: row.person_name,
  mobile: row.mobile,
  email: row.email,
  loanType: row.loan_type,
  visitDate: row.visit_date,
  slot: row.slot,
  slotUntil: row.slot_until,
  people: row.people,
  status: row.shown_status,
  voided: row.voided,
  over: isOver(row, now),
  original: row.original_paise,
  discount: row.discount_paise,
  total: row.total_paise,
  couponCode: row.coupon_code,
  paymentMode: row.payment_mode,
  createdAt: row.created_at,
  paidAt: row.paid_at,
  expiresAt: row.hold_until,
  admittedAt: row.admitted_at,
  admittedGate: row.admitted_gate,
  userAgent: row.user_agent,
});

export async function linesOf(tx: Tx, { organisationId, id }: Own): Promise<BookingRecord['lines']> {
  const rows = await tx
    .selectFrom('booking_line')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .where('booking_id', '=', id)
    .execute();
  return inBookingOrder(rows).map(({ category, label, price_paise: price, quantity }) => ({
    category,
    label,
    price,
    quantity,
    amount: price * quantity,
  }));
}

export async function tokenOf(tx: Tx, { organisationId, id }: Own): Promise<BookingRecord['token']> {
  const row = await tx
    .selectFrom('token')
    .leftJoin('counter', ofSameOrganisation('counter.id', 'token.counter_id'))
    .selectAll('token')
    .select('counter.username')
    .where('token.organisation_id', '=', organisationId)
    .where('booking_id', '=', id)
    .executeTakeFirst();
  return row
    ? {
        number: row.number,
        state: row.state,
        counterName: row.username,
        issuedAt: row.issued_at,
        calledAt: row.called_at,
        completedAt: row.completed_at,
      }
    : null;
}

/** Numbers that the booking had before it was moved, oldest first. */
export const formerTokensOf = (tx: Tx, { organisationId, id }: Own): Promise<BookingRecord['formerTokens']> =>
  tx
    .selectFrom('token')
    .select(['number', 'issued_at as issuedAt'])
    .where('organisation_id', '=', organisationId)
    .where('former_booking_id', '=', id)
    .orderBy('issued_at')
    .execute();

export const tokenEventsOf = (tx: Tx, { organisationId, id }: Own): Promise<BookingRecord['tokenEvents']> =>
  tx
    .selectFrom('token_event')
    .select(['number', 'state', 'counter_name as counterName', 'account_name as accountName', 'role', 'at'])
    .where('organisation_id', '=', organisationId)
    .where('booking_id', '=', id)
    .orderBy('n')
    .execute();

type Scan = BookingRecord['scans'][number];

export async function scansOf(tx: Tx, { organisationId, id }: Own): Promise<Scan[]> {
  type Found = Omit<Scan, 'accountName'> & { accountId: string; undoerId: string | null; accountName: string | null };
  const { rows } = await sql<Found>`
    select scan.scan_id as id, scan.result, scan.gate, scan.scanned_at as at, scan.people, scan.reason,
      scan.undone_at as "undoneAt", scan.undo_reason as "undoReason",
      coalesce(undoer.name, undoing.person_name) as "undoneBy", scan.undone_by as "undoerId", scan.account_id as "accountId",
      coalesce(owner.person_name, inspector.name) as "accountName",
      case when inspector.id is not null then 'inspector' when owner.id is not null then 'owner' else 'admin' end as role
    from scan left join organisation owner on owner.id = scan.organisation_id and owner.id = scan.account_id
      left join inspector on inspector.organisation_id = scan.organisation_id and inspector.id = scan.account_id
      left join inspector undoer on undoer.organisation_id = scan.organisation_id and undoer.id = scan.undone_by
      left join organisation undoing on undoing.id = scan.organisation_id and undoing.id = scan.undone_by
    where scan.organisation_id = ${organisationId} and scan.booking_id = ${id}
    order by scan.scanned_at, scan.scan_id`.execute(tx);
  const admins = await namesOfAdmins(
    tx,
    rows.flatMap(({ accountName, accountId, undoneBy, undoerId }) => [
      ...(accountName === null ? [accountId] : []),
      ...(undoneBy === null && undoerId !== null ? [undoerId] : []),
    ]),
  );
  return rows.map(({ accountId, undoerId, ...scan }) => ({
    ...scan,
    accountName: scan.accountName ?? admins.get(accountId) ?? '',
    undoneBy: undoerId === null ? null : (scan.undoneBy ?? admins.get(undoerId) ?? ''),
  }));
}

/** Order of cause for messages of the same instant. */
const HEARD_IN_ORDER = ['start', 'return', 'notify', 'inquiry', 'refund'];

/** Gateway messages about the booking's attempts. Tenant scopes may not read them. */
export async function heardOf(tx: Tx, { organisationId, id }: Own): Promise<BookingRecord['heard']> {
  const rows = await tx
    .selectFrom('payment_event as event')
    .innerJoin('payment_attempt as attempt', ofSameOrganisation('attempt.id', 'event.attempt_id'))
    .select(['event.kind', 'attempt.order_id', 'event.valid', 'event.claimed', 'event.decided', 'event.received_at'])
    .where('attempt.organisation_id', '=', organisationId)
    .where('attempt.booking_id', '=', id)
    .orderBy('event.received_at')
    .orderBy(sql`array_position(${HEARD_IN_ORDER}::text[], event.kind)`)
    .orderBy('event.id')
    .execute();
  return rows.map(({ order_id: orderId, received_at: at, ...row }) => ({ ...row, orderId, at }));
}

export async function notesOf(tx: Tx, { organisationId, id }: Own): Promise<BookingRecord['notes']> {
  const rows = await tx
    .selectFrom('booking_note')
    .select(['id', 'text', 'account_name', 'role', 'created_at'])
    .where('organisation_id', '=', organisationId)
    .where('booking_id', '=', id)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ account_name: accountName, created_at: at, ...row }) => ({ ...row, accountName, at }));
}

export interface NewNote {
  id: string;
  text: string;
  /** A copy, so that the name stays known after the account is deleted. */
  accountName: string;
  accountId: string;
  role: StoredRole;
  at: Date;
}

export const insertNote = (tx: Tx, own: Own, { id, text, accountId, accountName, role, at }: NewNote) =>
  tx
    .insertInto('booking_note')
    .values({
      organisation_id: own.organisationId,
      id,
      booking_id: own.id,
      text,
      account_id: accountId,
      account_name: accountName,
      role,
      created_at: at,
    })
    .execute();
