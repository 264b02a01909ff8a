import { type Selectable, sql } from 'kysely';
import { addDays, startOfDay } from '#contract/kernel/dates/dates.ts';
import { readSort } from '#contract/kernel/sorting.ts';
import type { PaymentSearch } from '#contract/payment-reviews/api.ts';
import {
  HANGING,
  type Payment,
  REFUND_FAILED,
  type UnsaidPayment,
  type UnsaidRefund,
} from '#contract/payment-reviews/model.ts';
import type { Left } from '#contract/payment-reviews/rules.ts';
import { mismatchText, refundTrouble, stateText } from '#contract/payment-reviews/rules.ts';
import { UNSETTLED } from '#contract/payments/rules.ts';
import { numberListed } from '#server/figures/service.ts';
import type { Tx } from '#server/kernel/database/database.ts';
import { ofOrganisation, ofSameOrganisation } from '#server/kernel/records/asked-organisations.ts';
import { hanging } from '#server/payments/service.ts';
import type { Tables } from '#server/tables.ts';
import type { ReviewedKey } from './repository.ts';

const attempts = (tx: Tx) => tx.selectFrom('payment_attempt as attempt').selectAll('attempt');

const withBookings = (tx: Tx) =>
  attempts(tx).innerJoin('booking', ofSameOrganisation('booking.id', 'attempt.booking_id'));

const withOfferings = (tx: Tx) =>
  withBookings(tx)
    .leftJoin('park', ofSameOrganisation('park.id', 'booking.park_id'))
    .leftJoin('clinic', ofSameOrganisation('clinic.id', 'booking.clinic_id'))
    .leftJoin('branch', ofSameOrganisation('branch.id', 'booking.branch_id'))
    .leftJoin('coaching_batch as batch', ofSameOrganisation('batch.id', 'booking.batch_id'));
const offeringName = sql<string | null>`coalesce(park.name, clinic.name, branch.name, batch.name)`;

const booked = (tx: Tx) =>
  withOfferings(tx)
    .clearSelect()
    .leftJoin('token', ofSameOrganisation('token.booking_id', 'booking.id'))
    .select(['attempt.id as attempt_id', 'booking.kind', 'short_code', 'booking.visit_date', 'mobile'])
    .select(['paid_attempt_id', 'booking.status', 'admitted_at', 'token.state as token_state'])
    .select((of) => [
      of.fn.coalesce('park.id', 'clinic.id', 'branch.id', 'batch.id').as('offering_id'),
      offeringName.as('offering_name'),
    ]);

type AttemptRow = Selectable<Tables['payment_attempt']>;
type BookingRow = Awaited<ReturnType<ReturnType<typeof booked>['executeTakeFirstOrThrow']>>;

export function selectAttempts(
  tx: Tx,
  organisationId: string | null,
  { mobile, orderId, ...by }: PaymentSearch,
  now: Date,
) {
  const order = orderId?.trim().toLowerCase();
  return searched(tx, { mobile, orderId, ...by })
    .$if(organisationId !== null, (query) => query.where('attempt.organisation_id', '=', organisationId!))
    .$if(Boolean(by.state) && by.state !== REFUND_FAILED && by.state !== HANGING, (query) =>
      query.where('attempt.state', '=', by.state as AttemptRow['state']),
    )
    .$if(by.state === REFUND_FAILED, (query) => query.where(failedRefund))
    .$if(by.state === HANGING, (query) => query.where(hanging(now)))
    .$if(Boolean(by.kind), (query) => query.where('booking.kind', '=', by.kind as BookingRow['kind']))
    .$if(Boolean(by.gateway), (query) => query.where('attempt.gateway', '=', by.gateway as AttemptRow['gateway']))
    .$if(Boolean(by.offeringId), (query) =>
      query.where((of) =>
        of(
          of.fn.coalesce('booking.park_id', 'booking.clinic_id', 'booking.branch_id', 'booking.batch_id'),
          '=',
          by.offeringId!,
        ),
      ),
    )
    .$if(Boolean(by.startDate), (query) => query.where('attempt.created_at', '>=', startOfDay(by.startDate!)))
    .$if(Boolean(by.endDate), (query) => query.where('attempt.created_at', '<', startOfDay(addDays(by.endDate!, 1))))
    .$if(Boolean(mobile), (query) => query.where('booking.mobile', '=', mobile!))
    .$if(Boolean(order), (query) => query.where(ofOrder(order!, organisationId)));
}

/** `order`: a booking id, a short code, or `<booking id>-<n>`. Finds the booking first, by its indexes. */
function ofOrder(order: string, organisationId: string | null) {
  const [code = order] = order.split('-');
  const own = ofOrganisation('organisation_id', organisationId);
  const ofBooking = sql<boolean>`(booking.organisation_id, booking.id) in (select organisation_id, id from booking where id = ${code} and ${own}
    union all select organisation_id, id from booking where short_code = ${code} and ${own})`;
  return code === order ? ofBooking : sql<boolean>`${ofBooking} and attempt.order_id = ${order}`;
}

function asksOfAttempts({ state, gateway, ...search }: PaymentSearch): 'days' | 'attempts' | 'bookings' {
  const { startDate: _, endDate: __, sort: ___, organisationId: ____, page: _____, limit: ______, ...others } = search;
  if (state === REFUND_FAILED || state === HANGING || Object.values(others).some(Boolean)) return 'bookings';
  return state || gateway ? 'attempts' : 'days';
}

/** Joins only what a filter or the sort needs: a busy organisation has a hundred thousand attempts a month. */
function searched(tx: Tx, search: PaymentSearch): ReturnType<typeof withBookings> {
  const sort = readSort(search.sort)?.by;
  if (sort === 'offering') return withOfferings(tx) as ReturnType<typeof withBookings>;
  const isOfBookings = asksOfAttempts(search) === 'bookings' || sort === 'mobile';
  return isOfBookings ? withBookings(tx) : (attempts(tx) as ReturnType<typeof withBookings>);
}

/** Total from stored counts, for a search by days alone in one organisation; null for others. */
export const totalOfPayments = async (tx: Tx, organisationId: string | null, search: PaymentSearch) => {
  const { startDate: from, endDate: to } = search;
  const isCounted = organisationId !== null && asksOfAttempts(search) === 'days';
  return isCounted ? numberListed(tx, { organisationId, part: 'attempts', kind: null, offerings: [], from, to }) : null;
};

export const SORTED = {
  at: sql.ref('attempt.created_at'),
  order: sql.ref('attempt.order_id'),
  offering: sql`lower(coalesce(${offeringName}, ''))`,
  amount: sql.ref('attempt.amount_paise'),
  mobile: sql.ref('booking.mobile'),
  state: sql.ref('attempt.state'),
};

const failedRefund = sql<boolean>`exists (select from payment_refund r
  where r.organisation_id = attempt.organisation_id and r.attempt_id = attempt.id and r.state = 'failed')`;

type RefundRow = Selectable<Tables['payment_refund']>;
type ReviewRow = Selectable<Tables['payment_review']>;

export async function toPayments(tx: Tx, rows: readonly AttemptRow[]): Promise<UnsaidPayment[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const organisations = [...new Set(rows.map(({ organisation_id }) => organisation_id))];
  const bookings = await booked(tx)
    .where('attempt.organisation_id', 'in', organisations)
    .where('attempt.id', 'in', ids)
    .execute();
  const refunds = await tx
    .selectFrom('payment_refund')
    .selectAll()
    .where('organisation_id', 'in', organisations)
    .where('attempt_id', 'in', ids)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const reviews = await tx
    .selectFrom('payment_review')
    .selectAll()
    .where('organisation_id', 'in', organisations)
    .where('attempt_id', 'in', ids)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const refundsOf = Map.groupBy(refunds, ({ attempt_id }) => attempt_id);
  const reviewOf = new Map(reviews.map((row) => [row.attempt_id, row]));
  const bookingOf = new Map(bookings.map((row) => [row.attempt_id, row]));
  return rows.map((row) =>
    toPayment(row, bookingOf.get(row.id)!, refundsOf.get(row.id) ?? [], reviewOf.get(row.id) ?? null),
  );
}

function toPayment(
  row: AttemptRow,
  booking: BookingRow,
  all: readonly RefundRow[],
  review: ReviewRow | null,
): UnsaidPayment {
  const paid = row.state === 'succeeded' && booking.status === 'paid' && booking.paid_attempt_id === row.id;
  const refunds = all.map(readRefund);
  const refund = toLookAt(refunds);
  return {
    id: row.id,
    organisationId: row.organisation_id,
    orderId: row.order_id,
    bookingId: row.booking_id,
    shortCode: booking.short_code,
    kind: booking.kind,
    visitDate: booking.visit_date,
    mobile: booking.mobile,
    offeringId: booking.offering_id ?? '',
    offeringName: booking.offering_name ?? '',
    amount: row.amount_paise,
    gateway: row.gateway,
    reference: row.provider_txn_id,
    bankReference: row.bank_ref,
    state: row.state,
    bookingStatus: booking.status,
    stateText: stateText(row.state, refund),
    reviewText: mismatchText(row.mismatches),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    heard: readHeard(row),
    asked: readAsked(row),
    unsettled: UNSETTLED.includes(row.state),
    refund,
    refunds,
    decided: review && readReview(review),
    used:
      paid && (booking.admitted_at !== null || booking.token_state === 'called' || booking.token_state === 'complete'),
    refundable: paid && refunds.every(({ given, state }) => given || state === 'dropped'),
  };
}

const toLookAt = (refunds: readonly UnsaidRefund[]): UnsaidRefund | null =>
  refunds.find(({ state }) => state === 'failed') ?? refunds.findLast(({ state }) => state !== 'dropped') ?? null;

const readHeard = ({ heard_at, heard_paise, heard_currency, heard_word }: AttemptRow): Payment['heard'] =>
  heard_at && { at: heard_at, amount: heard_paise, currency: heard_currency ?? '', word: heard_word ?? '' };

const readAsked = ({
  heard_at,
  last_inquiry_at: at,
  next_inquiry_at: next,
  refused_at,
}: AttemptRow): Payment['asked'] => ({
  at,
  next,
  answered: at !== null && heard_at !== null && heard_at >= at,
  refused: refused_at !== null,
});

const readRefund = ({ id, amount_paise, items, reason, state, given, note, ...row }: RefundRow): UnsaidRefund => ({
  id,
  amount: amount_paise,
  items,
  reason,
  state,
  given,
  note,
  trouble: refundTrouble(state, row.last_code),
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});

const readReview = ({ decision, outcome, note, role, created_at }: ReviewRow): Payment['decided'] => ({
  decision,
  outcome,
  note,
  role,
  at: created_at,
});

export async function paymentById(tx: Tx, { organisationId, id }: ReviewedKey): Promise<UnsaidPayment | null> {
  const rows = await attempts(tx)
    .where((of) => of.and({ organisation_id: organisationId, id }))
    .execute();
  return (await toPayments(tx, rows))[0] ?? null;
}

export const paymentsOfBooking = async (tx: Tx, { organisationId, id }: ReviewedKey): Promise<UnsaidPayment[]> =>
  toPayments(
    tx,
    await attempts(tx)
      .where((of) => of.and({ organisation_id: organisationId, booking_id: id }))
      .orderBy('n')
      .execute(),
  );

/** The attempt that paid the booking, else the newest one; null without one. */
export async function paymentOfBooking(tx: Tx, { organisationId, id }: ReviewedKey): Promise<UnsaidPayment | null> {
  const rows = await withBookings(tx)
    .where((of) => of.and({ 'booking.organisation_id': organisationId, 'booking.id': id }))
    .orderBy(sql`coalesce(attempt.id = booking.paid_attempt_id, false)`, 'desc')
    .orderBy('attempt.n', 'desc')
    .limit(1)
    .execute();
  return (await toPayments(tx, rows))[0] ?? null;
}

/** In paise; null unless paid through a gateway. Citus needs the organisation in each subquery. */
export async function leftOf(tx: Tx, { organisationId, id }: ReviewedKey): Promise<Left | null> {
  const { rows } = await sql<Left>`
    select b.original_paise as original, b.discount_paise as discount, b.people,
      coalesce(a.paid_paise, a.amount_paise) - coalesce((select sum(r.amount_paise) from payment_refund r
        where r.organisation_id = ${organisationId} and r.attempt_id = a.id and r.given), 0)::int as money,
      coalesce((select json_agg(json_build_object('category', l.category, 'label', l.label, 'price', l.price_paise,
          'quantity', l.quantity, 'amount', l.price_paise * l.quantity) order by l.category) from booking_line l
        where l.organisation_id = ${organisationId} and l.booking_id = b.id), '[]') as lines
    from booking b join payment_attempt a on a.organisation_id = b.organisation_id and a.id = b.paid_attempt_id
    where b.organisation_id = ${organisationId} and b.id = ${id} and b.status = 'paid' and a.state = 'succeeded'`.execute(
    tx,
  );
  return rows[0] ?? null;
}
