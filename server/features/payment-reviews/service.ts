import { dayOf } from '#contract/dates.ts';
import { AppError, notFound } from '#contract/errors.ts';
import { formatRupees, MOST_STORED_PAISE } from '#contract/money.ts';
import type { Decision, Payment, RefundRequest, Retry, ReviewOutcome } from '#contract/payment-reviews/model.ts';
import type { Deps } from '#server/deps.ts';
import { paymentChanged } from '#server/features/appointments/service.ts';
import { reviewing } from '#server/features/payments/service.ts';
import { newId } from '#server/platform/clock.ts';
import { type Principal, staffScope, systemScope, systemScopeFor, withScope } from '#server/platform/scope.ts';
import type { Proof } from './repository.ts';
import * as repository from './repository.ts';

export interface Done {
  /** What is so now, for whoever decided. */
  message: string;
  payment: Payment;
}

const conflict = (message: string) => new AppError('CONFLICT', message);
const decidedAlready = () => conflict('Somebody has decided about this payment already. Please look at it again.');

/**
 * Decides about a payment in review. The gateway is asked first: only what it says is paid becomes a ticket or goes back,
 * and only what it says was not paid is closed. Throws NOT_FOUND for a payment of others, CONFLICT with the reason where
 * the gateway says otherwise or somebody was quicker, UNAVAILABLE while it does not answer. Nothing has changed then.
 */
export async function decideReview(deps: Deps, actor: Principal, id: string, decision: Decision): Promise<Done> {
  const payment = await ownPayment(deps, actor, id);
  if (payment.state !== 'review') throw decidedAlready();
  const proof = await proofFor(deps, payment, decision.decision);
  const outcome = await decide(deps, actor, payment, decision, proof);
  deps.log.info(
    { attemptId: id, decision: decision.decision, outcome, accountId: actor.accountId },
    'payment reviewed',
  );
  deps.metrics.payments.inc({ gateway: payment.gateway, outcome: `review_${outcome}` });
  if (outcome === 'paid') await paymentChanged(deps, payment.bookingId);
  else if (outcome !== 'failed') await reviewing.sendRefund(deps, id);
  return { message: outcomeWords(outcome, proof?.paid ?? payment.amount), payment: await ownPayment(deps, actor, id) };
}

async function ownPayment(deps: Deps, actor: Principal, id: string): Promise<Payment> {
  const payment = await withScope(deps.db, staffScope(actor), (tx) => repository.paymentById(tx, id));
  if (!payment) throw notFound('This payment');
  return payment;
}

async function decide(deps: Deps, actor: Principal, payment: Payment, decision: Decision, proof: Proof | null) {
  const now = deps.clock.now();
  const by = { id: newId(deps.random), role: actor.role, proof, today: dayOf(now), now };
  const outcome = await withScope(deps.db, systemScopeFor(actor), async (tx) => {
    const came = await repository.decideReview(tx, payment.id, decision, by);
    if (came !== 'paid' && came !== 'failed') return came;
    const next = reviewing.nextInquiry({ state: 'review', created_at: payment.createdAt, updated_at: now }, came, now);
    await repository.planNext(tx, payment.id, next);
    return came;
  });
  if (outcome === 'gone') throw decidedAlready();
  return outcome;
}

type Inquiry = NonNullable<Awaited<ReturnType<typeof reviewing.inquire>>>;

/** What the gateway's own answer proves for this decision; null where it proves that nothing was paid. Throws what forbids it. */
async function proofFor(deps: Deps, payment: Payment, decision: Decision['decision']): Promise<Proof | null> {
  const inquiry = await reviewing.inquire(deps, payment.id);
  refuseUnanswered(inquiry);
  const paid = await paymentProved(deps, payment, inquiry);
  if (decision === 'reject') {
    if (paid)
      throw conflict(
        `The gateway says that ${formatRupees(paid.paid)} was paid. You can book it or send the money back, but not close it as not paid.`,
      );
    if (!isOver(inquiry)) throw conflict(openWords(inquiry));
    return null;
  }
  if (!paid) throw conflict(openWords(inquiry));
  if (decision === 'accept') refuseTooLittle(payment, paid, inquiry);
  return paid;
}

const keysRefused = () =>
  conflict('The gateway refuses our question. Please check the keys in Configuration. Nothing was changed.');
const silent = () =>
  new AppError('UNAVAILABLE', 'The gateway does not answer just now. Nothing was changed. Please try again.', {
    retryAfter: 60,
  });

function refuseUnanswered(inquiry: Inquiry | null): asserts inquiry is Inquiry {
  if (inquiry === null)
    throw conflict('The keys of this payment are not there, so the gateway cannot be asked. Please see Configuration.');
  if (inquiry.result === 'REFUSED') throw keysRefused();
  if (inquiry.result === 'UNREACHABLE') throw silent();
  if (inquiry.result === 'REFUNDED' || inquiry.result === 'CHARGEBACK')
    throw conflict('The gateway says that this money has gone back already. The payment is closed as sent back.');
}

/** Why an answer is about somebody else's payment. */
const STRANGERS = ['another order', 'another merchant', 'no order'];

/** The payment that the gateway proves for this very order, in rupees; null when it says that there is none. */
async function paymentProved(deps: Deps, { id, orderId }: Payment, inquiry: Inquiry): Promise<Proof | null> {
  const { facts } = inquiry;
  if (!facts || !saysPaid(inquiry)) return null;
  if (facts.orderId !== orderId || STRANGERS.some((stranger) => inquiry.reason?.includes(stranger)))
    throw conflict('The gateway’s answer is about another order. Please ask the gateway before you decide.');
  const txn = facts.providerTxnId;
  if (!txn) throw conflict('The gateway names no transaction. Please ask the gateway before you decide.');
  if (await withScope(deps.db, systemScope, (tx) => repository.isTxnTaken(tx, id, txn))) return null;
  if (facts.currency !== 'INR')
    throw conflict(`This was paid in ${facts.currency}, not in rupees. Please settle it in the gateway’s own console.`);
  // Nothing can be booked for it or go back, nor is it sure that nothing was paid.
  if (facts.amountPaise <= 0 || facts.amountPaise > MOST_STORED_PAISE)
    throw conflict('The gateway names no amount that can be right. Please ask the gateway before you decide.');
  return { txn, bankRef: facts.bankRef, mode: facts.mode, paid: facts.amountPaise };
}

/** `captured` is said of everything that was paid, also where other facts do not fit. */
const saysPaid = ({ result, captured }: Inquiry): boolean =>
  result === 'SUCCEEDED' || (result === 'REVIEW' && captured !== undefined);

/** Nothing was paid, and nothing will be. A transaction that stands at another payment is that one's. */
const isOver = (inquiry: Inquiry): boolean =>
  saysPaid(inquiry) || inquiry.onPage === true || ['FAILED', 'ABORTED', 'NOT_FOUND'].includes(inquiry.result);

function openWords(inquiry: Inquiry): string {
  if (saysPaid(inquiry))
    return 'The gateway’s transaction belongs to another payment, so nothing was paid here. You can close this one as not paid.';
  if (isOver(inquiry)) return 'The gateway says that nothing was paid. You can close this payment as not paid.';
  if (inquiry.result === 'REVIEW')
    return 'The gateway suspects fraud and holds this payment. Please ask the gateway before you decide.';
  return 'The gateway says that the bank has not decided yet. Please try again later. Nothing was changed.';
}

function refuseTooLittle({ amount }: Payment, { paid }: Proof, { reason = '' }: Inquiry): void {
  if (paid < amount)
    throw conflict(
      `Only ${formatRupees(paid)} of ${formatRupees(amount)} was paid, so this cannot be booked. You can send the money back.`,
    );
  if (reason.includes('less was captured'))
    throw conflict(
      'The gateway took less than the booking costs, so this cannot be booked. You can send the money back.',
    );
}

function outcomeWords(outcome: ReviewOutcome, paise: number): string {
  const amount = formatRupees(paise);
  const back = `${amount} is being sent back; banks take 7 to 14 working days.`;
  if (outcome === 'paid') return 'The booking is paid now. The visitor’s page shows it.';
  if (outcome === 'duplicate') return `This booking was paid before by another payment. ${back}`;
  if (outcome === 'late') return `This booking could not be kept: its day is over or its place is taken. ${back}`;
  return outcome === 'failed' ? 'This payment is closed as not paid.' : back;
}

/**
 * Sends the money of a paid booking back in full, once. The booking is void as soon as the gateway takes the refund.
 * Throws NOT_FOUND for a booking of others, CONFLICT with the reason where there is nothing to send back, or where the
 * ticket was used and the request does not say that this is known. One that failed before is tried again.
 */
export async function refundBooking(deps: Deps, actor: Principal, request: RefundRequest): Promise<Done> {
  const { bookingId } = request;
  const scope = staffScope(actor);
  const refundId = await withScope(deps.db, scope, (tx) => repository.requestRefund(tx, request, deps.clock.now()));
  if (refundId !== null) return sendBack(deps, actor, refundId);
  const payment = await withScope(deps.db, scope, (tx) => repository.paymentOfBooking(tx, bookingId));
  if (payment?.bookingStatus === 'paid' && payment.refund?.state === 'failed')
    return retryRefund(deps, actor, payment.id, request);
  throw await withScope(deps.db, scope, (tx) => whyNoRefund(tx, bookingId));
}

async function sendBack(deps: Deps, actor: Principal, refundId: string): Promise<Done> {
  deps.log.info({ refundId, accountId: actor.accountId }, 'refund asked for');
  await reviewing.sendRefund(deps, refundId);
  const payment = await ownPayment(deps, actor, refundId);
  return { message: refundWords(payment), payment };
}

/**
 * Tries a refund again that failed, whatever it was for. The gateway is asked first: what went back or is on its way is
 * noted, and only what it does not know or refused is sent, once, under a new reference. Throws NOT_FOUND for a payment of
 * others, CONFLICT with the reason, UNAVAILABLE while the gateway does not answer. Nothing has changed then.
 */
export async function retryRefund(
  deps: Deps,
  actor: Principal,
  id: string,
  { note = '', evenIfUsed }: Retry & { note?: string },
): Promise<Done> {
  const before = await ownPayment(deps, actor, id);
  if (before.refund?.state !== 'failed') throw nothingToRetry(before);
  if (before.used && !evenIfUsed) throw usedAlready();
  const inquiry = await reviewing.inquire(deps, id);
  if (inquiry?.result === 'REFUNDED') return arrived(await ownPayment(deps, actor, id));
  refuseUnanswered(inquiry);
  const failed = await reviewing.askFailedRefund(deps, id);
  if (failed === null) throw triedAlready();
  refuseUnsaid(failed.said?.state);
  if (failed.said?.state === 'DONE' || failed.said?.state === 'PENDING')
    return arrived(await ownPayment(deps, actor, id));
  const retry = { id, n: failed.n, note, evenIfUsed };
  const taken = await withScope(deps.db, staffScope(actor), (tx) => repository.takeRetry(tx, retry, deps.clock.now()));
  if (!taken) throw whyNotTaken(await ownPayment(deps, actor, id), evenIfUsed);
  return sendBack(deps, actor, id);
}

const arrived = (payment: Payment): Done => ({
  message: `The gateway says that an earlier try arrived, so nothing was sent again. ${refundWords(payment)}`,
  payment,
});

const triedAlready = () => conflict('Somebody has tried this refund again already. Please look at it again.');
/** The ticket may have been scanned while the gateway was asked. */
const whyNotTaken = ({ refund, used }: Payment, evenIfUsed: boolean) =>
  refund?.state === 'failed' && used && !evenIfUsed ? usedAlready() : triedAlready();
const nothingToRetry = ({ refund }: Payment) =>
  refund ? triedAlready() : conflict('Nobody has tried to send this money back, so there is nothing to try again.');

function refuseUnsaid(state: string | undefined): void {
  if (state === undefined || state === 'REFUSED') throw keysRefused();
  if (state === 'UNREACHABLE') throw silent();
}

function refundWords({ refund, bookingStatus, amount }: Payment): string {
  const money = formatRupees(refund?.amount ?? amount);
  const isOwners = refund?.reason === 'owner';
  if (refund?.state === 'failed') {
    const still = bookingStatus === 'paid' && isOwners ? ' The booking is still valid.' : '';
    return `The gateway refused to send ${money} back. ${refund.trouble}${still}`;
  }
  if (refund?.state === 'pending' || refund?.state === 'done')
    return `${money} is on its way back${isOwners && bookingStatus === 'refunded' ? ', and the booking is void' : ''}. Banks take 7 to 14 working days.`;
  const then = isOwners && bookingStatus === 'paid' ? '; the booking is void once it is on its way' : '';
  return `${refund?.trouble ?? 'The gateway has not answered yet.'} We go on trying to send ${money} back${then}.`;
}

async function whyNoRefund(tx: Parameters<typeof repository.bookingById>[0], id: string): Promise<AppError> {
  const [booking, payment] = [await repository.bookingById(tx, id), await repository.paymentOfBooking(tx, id)];
  if (!booking) return notFound('This booking');
  if (booking.status === 'refunded') return conflict('The money of this booking has gone back already.');
  if (booking.status !== 'paid') return conflict('This booking is not paid, so there is nothing to send back.');
  if (booking.payment_mode === 'cash' || booking.total_paise === 0 || !payment)
    return conflict('This booking was not paid online, so there is nothing that we can send back.');
  if (payment.refund) return conflict('The money of this booking is being sent back already.');
  return usedAlready();
}

const usedAlready = () =>
  new AppError('CONFLICT', 'This was used already: the ticket was scanned, or the token was called.', {
    data: { used: true },
  });

const DAY_MS = 86_400_000;
/** What the gateways sent is kept for 180 days (docs/payments.md 8); that they sent something stays known. */
const RAW_KEPT_MS = 180 * DAY_MS;
const FORGOTTEN_AT_ONCE = 1000;

/** The job that forgets the sealed text of the gateways' old messages, a batch at a time. Answers how many. */
export async function forgetOldMessages(deps: Deps): Promise<number> {
  const before = new Date(deps.clock.now().getTime() - RAW_KEPT_MS);
  const forget = () => withScope(deps.db, systemScope, (tx) => repository.forgetRaw(tx, before, FORGOTTEN_AT_ONCE));
  let all = 0;
  for (let some = await forget(); some > 0; some = await forget()) all += some;
  return all;
}
