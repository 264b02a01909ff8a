import { type Selectable, sql } from 'kysely';
import type { BookingKindName } from '#contract/bookings/model.ts';
import { dayOf } from '#contract/kernel/dates/dates.ts';
import type { AttemptState, PaymentStatus } from '#contract/payments/model.ts';
import type { Payee } from '#server/booking-kind.ts';
import type { Deps } from '#server/deps.ts';
import type { Tx } from '#server/kernel/database/database.ts';
import type { Due } from '#server/kernel/database/work-queue.ts';
import type { Tables } from '#server/tables.ts';
import type { Mismatches } from './gateways/gateway.ts';

export type Attempt = Selectable<Tables['payment_attempt']>;
export type RefundRow = Selectable<Tables['payment_refund']>;
export type DueRefund = RefundRow & { sent_before: boolean };
type FoundRefund = Pick<RefundRow, 'organisation_id' | 'id' | 'state'>;

export type AttemptKey = Pick<Attempt, 'organisation_id' | 'id'>;

export interface NamedBooking {
  organisationId: string;
  id: string;
}

export const attemptById = (tx: Tx, { organisation_id, id }: AttemptKey) =>
  tx
    .selectFrom('payment_attempt')
    .selectAll()
    .where((of) => of.and({ organisation_id, id }))
    .executeTakeFirst();

export const newestAttempt = (tx: Tx, { organisationId, id }: NamedBooking) =>
  tx
    .selectFrom('payment_attempt')
    .selectAll()
    .where((of) => of.and({ organisation_id: organisationId, booking_id: id }))
    .orderBy('n', 'desc')
    .limit(1)
    .executeTakeFirst();

export const bookingOf = ({
  organisation_id,
  booking_id,
}: Pick<Attempt, 'organisation_id' | 'booking_id'>): NamedBooking => ({
  organisationId: organisation_id,
  id: booking_id,
});

/** Order ids are unique for an organisation's merchant, whatever keys it uses today. */
export const attemptByOrder = (
  tx: Tx,
  {
    organisationId,
    gateway,
    merchantId,
    orderId,
  }: Record<'organisationId' | 'gateway' | 'merchantId' | 'orderId', string>,
) =>
  tx
    .selectFrom('payment_attempt')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .where('gateway', '=', gateway)
    .where('merchant_id', '=', merchantId)
    .where('order_id', '=', orderId)
    .executeTakeFirst();

/** A booking with what paying for it needs, and its payee of today. Amounts in paise. */
export interface Payable extends Payee, NamedBooking {
  kind: BookingKindName;
  mobile: string;
  total: number;
  status: PaymentStatus;
}

export async function payableById(
  tx: Tx,
  kinds: Deps['kinds'],
  { organisationId, id }: NamedBooking,
): Promise<Payable | null> {
  const booking = await tx
    .selectFrom('booking')
    .select(['id', 'organisation_id as organisationId', 'kind', 'mobile', 'total_paise as total', 'status'])
    .where((of) => of.and({ organisation_id: organisationId, id }))
    .executeTakeFirst();
  return booking ? { ...booking, ...(await kinds[booking.kind].payee(tx, booking)) } : null;
}

/** Locks the booking; false when it is paid, awaited, voided, or its hold or its day is over. */
export async function lockPayable(tx: Tx, { organisationId, id }: NamedBooking, now: Date): Promise<boolean> {
  const row = await tx
    .selectFrom('booking')
    .select('id')
    .where((of) => of.and({ organisation_id: organisationId, id }))
    .where('status', 'in', ['pending', 'failed', 'aborted'])
    .where('voided', '=', false)
    .where('hold_until', '>', now)
    .where('visit_date', '>=', dayOf(now))
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

export type NewAttempt = Pick<
  Attempt,
  'id' | 'credential_id' | 'merchant_id' | 'gateway' | 'created_at' | 'next_inquiry_at'
>;

/** For a locked booking. The first order id is the booking's id, then `<id>-2` (docs/behaviour.md 5.5). */
export async function insertAttempt(
  tx: Tx,
  booking: Pick<Payable, 'id' | 'organisationId' | 'total'>,
  attempt: NewAttempt,
): Promise<Attempt> {
  const n = ((await newestAttempt(tx, booking))?.n ?? 0) + 1;
  await tx
    .updateTable('booking')
    .set({ status: 'pending' })
    .where((of) => of.and({ organisation_id: booking.organisationId, id: booking.id }))
    .execute();
  return tx
    .insertInto('payment_attempt')
    .values({
      ...attempt,
      organisation_id: booking.organisationId,
      booking_id: booking.id,
      n,
      order_id: n === 1 ? booking.id : `${booking.id}-${n}`,
      amount_paise: booking.total,
      state: 'initiated',
      updated_at: attempt.created_at,
      provider_txn_id: null,
      bank_ref: null,
      mode: null,
      last_inquiry_at: null,
      lease_until: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** True for one caller in `apartMs`, who may ask the gateway now. */
export async function claimInquiry(
  tx: Tx,
  { organisation_id, id }: AttemptKey,
  now: Date,
  apartMs: number,
): Promise<boolean> {
  const row = await tx
    .updateTable('payment_attempt')
    .set({ last_inquiry_at: now })
    .where((of) => of.and({ organisation_id, id }))
    .where((or) =>
      or.or([or('last_inquiry_at', 'is', null), or('last_inquiry_at', '<=', new Date(now.getTime() - apartMs))]),
    )
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Schedules the next inquiry and ends the lease. */
export const scheduleInquiry = (tx: Tx, { organisation_id, id }: AttemptKey, asked: Partial<Attempt>) =>
  tx
    .updateTable('payment_attempt')
    .set({ ...asked, lease_until: null })
    .where((of) => of.and({ organisation_id, id }))
    .execute();

export const noteMismatches = (tx: Tx, { organisation_id, id }: AttemptKey, mismatches: Mismatches) =>
  tx
    .updateTable('payment_attempt')
    .set({ mismatches: [...mismatches] })
    .where((of) => of.and({ organisation_id, id }))
    .where('state', '=', 'review')
    .execute();

export const noteHeard = (tx: Tx, { organisation_id, id }: AttemptKey, heard: Partial<Attempt>) =>
  tx
    .updateTable('payment_attempt')
    .set(heard)
    .where((of) => of.and({ organisation_id, id }))
    .where('state', '=', 'review')
    .execute();

/** In ms; longer than a batch can take when the gateway answers none of it. */
const LEASE_MS = 5 * 60_000;
const leaseFrom = (now: Date): Date => new Date(now.getTime() + LEASE_MS);
const isDue = (since: 'next_inquiry_at' | 'next_try_at', now: Date) =>
  sql`${sql.ref(since)} <= ${now} and (lease_until is null or lease_until <= ${now})`;

/** Leased, so that several processes never ask twice. Attempts not yet paid come first. */
export const dueAttempts = (now: Date): Due<AttemptKey, Attempt> => ({
  read: (most) => sql`
    select organisation_id, id from payment_attempt where ${isDue('next_inquiry_at', now)}
    order by state = 'succeeded', next_inquiry_at, organisation_id, id limit ${most}`,
  take: ({ organisation_id, id }) => sql`
    update payment_attempt set lease_until = ${leaseFrom(now)}
    where organisation_id = ${organisation_id} and id = ${id} and ${isDue('next_inquiry_at', now)} returning *`,
});

export interface News {
  id: string;
  /** '' and null: belongs to nobody. */
  organisationId: string;
  attemptId: string | null;
  gateway: string;
  kind: 'start' | 'return' | 'notify' | 'inquiry' | 'refund';
  valid: boolean | null;
  claimed: string | null;
  decided: string | null;
  dedupe: string;
  rawSealed: string | null;
  receivedAt: Date;
}

/** False for a duplicate. */
export async function recordEvent(
  tx: Tx,
  { organisationId, attemptId, rawSealed, receivedAt, ...news }: News,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('payment_event')
    .values({
      ...news,
      organisation_id: organisationId,
      attempt_id: attemptId,
      raw_sealed: rawSealed,
      received_at: receivedAt,
    })
    .onConflict((conflict) => conflict.columns(['organisation_id', 'dedupe']).doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export type Settlement = 'paid' | 'already' | 'duplicate' | 'late';

/** See settle_payment: the one way to paid. */
export async function settlePayment(
  tx: Tx,
  { organisation_id, id }: AttemptKey,
  proof: { txn: string; bankRef?: string; mode?: string },
  today: string,
  now: Date,
): Promise<Settlement> {
  const { rows } = await sql<{ outcome: Settlement }>`
    select settle_payment(${organisation_id}, ${id}, ${proof.txn}, ${proof.bankRef ?? null}, ${proof.mode ?? null}, ${today}, ${now}) as outcome`.execute(
    tx,
  );
  return rows[0]?.outcome ?? 'already';
}

export const failPayment = (
  tx: Tx,
  { organisation_id, id }: AttemptKey,
  state: AttemptState,
  status: PaymentStatus,
  now: Date,
) => sql`select fail_payment(${organisation_id}, ${id}, ${state}, ${status}, ${now})`.execute(tx);

export const refundPayment = (
  tx: Tx,
  { organisation_id, id }: AttemptKey,
  state: 'refunded' | 'chargeback',
  now: Date,
) => sql`select refund_payment(${organisation_id}, ${id}, ${state}, ${now})`.execute(tx);

/** Removes refunded parts from the booking, once the gateway took the refund. */
export const giveBack = (tx: Tx, { organisation_id, id }: AttemptKey) =>
  sql`select give_back(${organisation_id}, ${id})`.execute(tx);

export const finishRefund = (tx: Tx, { organisation_id, id }: AttemptKey, now: Date) =>
  sql`select finish_refund(${organisation_id}, ${id}, ${now})`.execute(tx);

export const refundById = (tx: Tx, { organisation_id, id }: AttemptKey) =>
  tx
    .selectFrom('payment_refund')
    .selectAll()
    .where((of) => of.and({ organisation_id, id }))
    .executeTakeFirst();

/** Reopens a refund that had seemed to fail, by its try `arrived`; false if a retry exists since. */
export const reopenRefund = async (
  tx: Tx,
  { organisation_id, id, n }: RefundRow,
  arrived: number,
  now: Date,
): Promise<boolean> => {
  const { rows } =
    await sql`update payment_refund set state = 'pending', n = ${arrived}, last_code = null, next_try_at = ${now}, updated_at = ${now}
    where organisation_id = ${organisation_id} and id = ${id} and state = 'failed' and n = ${n} returning id`.execute(
      tx,
    );
  return rows.length > 0;
};

/** `sent` is written before the call, so that a lost answer is known; `sent_before`: it was sent earlier. */
export const dueRefunds = (now: Date, one: AttemptKey | null = null): Due<FoundRefund, DueRefund> => ({
  read: (most) => sql`
    select organisation_id, id, state from payment_refund
    where ${one ? sql`organisation_id = ${one.organisation_id} and id = ${one.id} and` : sql``} ${isDue('next_try_at', now)}
    order by next_try_at, organisation_id, id limit ${most}`,
  take: ({ organisation_id, id, state }) => sql`
    update payment_refund set lease_until = ${leaseFrom(now)}, tries = tries + 1, state = ${state === 'requested' ? 'sent' : state}
    where organisation_id = ${organisation_id} and id = ${id} and state = ${state} and ${isDue('next_try_at', now)}
    returning *, ${state !== 'requested'}::boolean as sent_before`,
});

/** Only if this is still the newest try. */
export const postponeRefund = (
  tx: Tx,
  { organisation_id, id, n, tries }: RefundRow,
  state: RefundRow['state'],
  code: string | null,
  next: Date | null,
  now: Date,
) =>
  tx
    .updateTable('payment_refund')
    .set({ state, last_code: code, next_try_at: next, lease_until: null, updated_at: now })
    .where((of) => of.and({ organisation_id, id }))
    .where('n', '=', n)
    .where('tries', '=', tries)
    .where('state', '<>', 'done')
    .execute();
