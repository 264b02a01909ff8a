import { sql } from 'kysely';
import type { BookingLine } from '#contract/bookings/model.ts';
import { inBookingOrder, labelText } from '#contract/fees/rules.ts';
import { listText, text, type Wording } from '#contract/kernel/text.ts';
import type { MoneyBack } from '#contract/payments/model.ts';
import type { OfMobile } from '#server/booking-kind.ts';
import type { Tx } from '#server/kernel/database/database.ts';
import type { AttemptKey, NamedBooking, RefundRow } from './repository.ts';

/** A payment without a word for this long hangs: neither its visitor nor we know whether it was paid. */
const HANGS_AFTER_MS = 10 * 60_000;

/** Undecided at the bank, or our latest question is unanswered. An attempt that the visitor left is known unpaid. */
export const hanging = (now: Date) => sql<boolean>`attempt.state in ('initiated', 'awaited')
  and (attempt.state = 'awaited' or attempt.heard_at is null or attempt.heard_at < attempt.last_inquiry_at)
  and attempt.created_at <= ${new Date(now.getTime() - HANGS_AFTER_MS)}`;

/**
 * Not settled, but the gateway or the bank knows of money: a bank or a person decides, or a genuine message claimed a
 * success that our inquiry has not confirmed. An attempt that was only opened does not count.
 */
const knownMoney = (
  organisationId: string,
) => sql<boolean>`(attempt.state in ('awaited', 'review') or (attempt.state = 'initiated' and exists (
  select from payment_event heard
  where heard.organisation_id = ${organisationId} and heard.attempt_id = attempt.id
    and heard.claimed = 'VERIFY_SUCCESS' and heard.valid)))`;

const OPEN = ['initiated', 'awaited', 'review'] as const;

/** Unpaid bookings of a mobile number at one offering that may have been paid. */
export const openOfMobile = (tx: Tx, { organisationId, mobile, offeringId }: Omit<OfMobile, 'today' | 'now'>) =>
  tx
    .selectFrom('booking')
    .innerJoin('payment_attempt as attempt', (on) =>
      on
        .onRef('attempt.organisation_id', '=', 'booking.organisation_id')
        .onRef('attempt.booking_id', '=', 'booking.id'),
    )
    .select(['booking.id', 'booking.organisation_id as organisationId', knownMoney(organisationId).as('isChecked')])
    .where('booking.organisation_id', '=', organisationId)
    .where('booking.mobile', '=', mobile)
    .where((of) => of(of.fn.coalesce('park_id', 'clinic_id', 'batch_id'), '=', offeringId))
    .where('booking.status', 'not in', ['paid', 'refunded'])
    .where('attempt.state', 'in', OPEN)
    .limit(5)
    .execute();

export const checkedPayment = (tx: Tx, { organisationId, id }: NamedBooking) =>
  tx
    .selectFrom('payment_attempt as attempt')
    .select(['attempt.state', 'attempt.gateway'])
    .where('attempt.organisation_id', '=', organisationId)
    .where('attempt.booking_id', '=', id)
    .where(knownMoney(organisationId))
    .where(
      sql<boolean>`attempt.n = (select max(n) from payment_attempt where organisation_id = ${organisationId} and booking_id = ${id})`,
    )
    .executeTakeFirst();

/** Sum of a payment's refunds; null when nothing went back or is on its way. */
export async function moneyBack(tx: Tx, booking: NamedBooking): Promise<MoneyBack | null> {
  const all = await refundsOfBooking(tx, booking);
  const told = all.filter(isTold);
  const [newest] = told;
  if (!newest) return reversed(tx, booking);
  const together = told.filter(
    ({ attempt_id, state }) => attempt_id === newest.attempt_id && (state === 'failed') === (newest.state === 'failed'),
  );
  const isUnderway = together.some(({ state }) => state !== 'done' && state !== 'failed');
  return {
    amountPaise: together.reduce((sum, { amount_paise }) => sum + amount_paise, 0),
    items: together.some(({ items }) => items === null) ? null : listText(together.map(itemsOf).reverse()),
    reason: newest.reason,
    state: isUnderway ? 'underway' : newest.state === 'failed' ? 'failed' : 'done',
  };
}

/** Until the gateway takes a partial refund it does not concern the visitor: the ticket is as good as it was. */
const isTold = ({ state, items, given }: RefundRow): boolean => state !== 'dropped' && (items === null || given);

type RefundedLine = Pick<BookingLine, 'category' | 'label' | 'quantity'>;

const itemsOf = ({ lines }: { lines: RefundedLine[] }): Wording =>
  listText(
    inBookingOrder(lines).map(({ quantity, label }) => text('fees.item', { quantity, label: labelText(label) })),
  );

const refundsOfBooking = (tx: Tx, { organisationId, id }: NamedBooking) =>
  tx
    .selectFrom('payment_refund')
    .selectAll()
    .select(
      sql<
        RefundedLine[]
      >`coalesce((select json_agg(json_build_object('category', category, 'label', label, 'quantity', quantity))
        from payment_refund_line where organisation_id = ${organisationId} and refund_id = payment_refund.id), '[]')`.as(
        'lines',
      ),
    )
    .where((of) => of.and({ organisation_id: organisationId, booking_id: id }))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

/** Money that the gateway returned by itself: reversed, or charged back by the bank. */
async function reversed(tx: Tx, { organisationId, id }: NamedBooking): Promise<MoneyBack | null> {
  const attempt = await tx
    .selectFrom('payment_attempt')
    .select('amount_paise')
    .where((of) => of.and({ organisation_id: organisationId, booking_id: id }))
    .where('state', 'in', ['refunded', 'chargeback'])
    .orderBy('n', 'desc')
    .executeTakeFirst();
  return attempt ? { amountPaise: attempt.amount_paise, items: null, reason: 'reversed', state: 'done' } : null;
}

/** Amount taken for refund, or sent without an answer. `isInPart`: a gateway's word without an amount means it. */
export async function knownBack(
  tx: Tx,
  { organisation_id, id }: AttemptKey,
): Promise<{ isInPart: boolean; taken: readonly string[] }> {
  const { rows } = await sql<{ isInPart: boolean | null; taken: string[] | null }>`
    select array_agg(r.id) filter (where r.given) as taken,
      coalesce(sum(r.amount_paise) filter (where r.given), sum(r.amount_paise)) < coalesce(a.paid_paise, a.amount_paise) as "isInPart"
    from payment_attempt a join payment_refund r on r.organisation_id = a.organisation_id and r.attempt_id = a.id
    where a.organisation_id = ${organisation_id} and a.id = ${id} and (r.given or r.state = 'sent')
    group by a.organisation_id, a.id`.execute(tx);
  return { isInPart: rows[0]?.isInPart ?? false, taken: rows[0]?.taken ?? [] };
}
