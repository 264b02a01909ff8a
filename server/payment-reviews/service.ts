import { dayOf } from '#contract/kernel/dates/dates.ts';
import { AppError, invalid, notFound } from '#contract/kernel/errors.ts';
import { formatRupees, MOST_STORED_PAISE } from '#contract/kernel/money.ts';
import { type Text, text } from '#contract/kernel/text.ts';
import type {
  Decision,
  RefundQuote,
  RefundRequest,
  Retry,
  ReviewOutcome,
  UnsaidPayment,
  UnsaidRefund,
} from '#contract/payment-reviews/model.ts';
import { type Left, partOf, quoteLines, type TicketPart } from '#contract/payment-reviews/rules.ts';
import type { Mismatch } from '#contract/payments/model.ts';
import { nextInquiry } from '#contract/payments/rules.ts';
import type { Deps } from '#server/deps.ts';
import type { Tx } from '#server/kernel/database/database.ts';
import { type Principal, staffScope, systemScope, systemScopeFor, withScope } from '#server/kernel/database/scope.ts';
import type { Limit } from '#server/kernel/http/rate-limit.ts';
import { newId } from '#server/kernel/identity/ids.ts';
import {
  askFailedRefund,
  followDecision,
  inquireForReview,
  inquireForStaff,
  sendRefund,
} from '#server/payments/service.ts';
import * as reports from './reports.ts';
import type { Proof } from './repository.ts';
import * as repository from './repository.ts';

export interface Decided {
  outcome: ReviewOutcome;
  paise: number;
  payment: UnsaidPayment;
}

/** `arrived`: an earlier try had reached the gateway, so nothing was sent again. */
export interface SentBack {
  arrived: boolean;
  payment: UnsaidPayment;
  refundId: string;
}

const conflict = (refusal: Text) => new AppError('CONFLICT', refusal);
const decidedAlready = () => conflict(text('payment-reviews.decided'));

/**
 * Asks the gateway first: only what it confirms as paid is accepted or goes back, only what it says is unpaid is
 * closed. Throws NOT_FOUND, CONFLICT when the gateway disagrees or a colleague was quicker, UNAVAILABLE without an
 * answer; then nothing changes.
 */
export async function decideReview(deps: Deps, actor: Principal, id: string, decision: Decision): Promise<Decided> {
  const payment = await ownPayment(deps, actor, id);
  if (payment.state !== 'review') throw decidedAlready();
  const proof = await proofFor(deps, payment, decision.decision);
  const outcome = await decide(deps, actor, payment, decision, proof);
  deps.log.info(
    { attemptId: id, decision: decision.decision, outcome, accountId: actor.accountId },
    'payment reviewed',
  );
  await followDecision(deps, payment, outcome);
  return { outcome, paise: proof?.paid ?? payment.amount, payment: await ownPayment(deps, actor, id) };
}

/** Per account. One payment is asked about at most once in five seconds, across accounts. */
const ASK_BY_ACCOUNT: Limit = { name: 'ask-gateway', most: 20, windowMs: 60_000 };

/** Throws NOT_FOUND, CONFLICT for a settled payment or one without keys, and TOO_MANY_REQUESTS. */
export async function askGateway(deps: Deps, actor: Principal, id: string): Promise<UnsaidPayment> {
  const payment = await ownPayment(deps, actor, id);
  if (!payment.unsettled) throw conflict(text('payment-reviews.settled'));
  await deps.limits.take(ASK_BY_ACCOUNT, actor.accountId);
  if (!(await inquireForStaff(deps, named(payment)))) throw conflict(text('payment-reviews.keysMissing'));
  return ownPayment(deps, actor, id);
}

const named = ({ organisationId, id }: repository.ReviewedKey) => ({ organisation_id: organisationId, id });

async function ownPayment(deps: Deps, actor: Principal, id: string): Promise<UnsaidPayment> {
  const organisationId = deps.codes.organisationOf(id);
  const payment =
    organisationId &&
    (await withScope(deps.db, staffScope(actor), (tx) => reports.paymentById(tx, { organisationId, id })));
  if (!payment) throw notFound('payment');
  return payment;
}

async function decide(deps: Deps, actor: Principal, payment: UnsaidPayment, decision: Decision, proof: Proof | null) {
  const now = deps.clock.now();
  const by = { id: newId(deps.random, payment.organisationId), role: actor.role, proof, today: dayOf(now), now };
  const outcome = await withScope(deps.db, systemScopeFor(actor), async (tx) => {
    const came = await repository.decideReview(tx, payment, decision, by);
    if (came !== 'paid' && came !== 'failed') return came;
    const next = nextInquiry({ state: 'review', created_at: payment.createdAt, updated_at: now }, came, now);
    await repository.planNext(tx, payment, next);
    return came;
  });
  if (outcome === 'gone') throw decidedAlready();
  return outcome;
}

type Inquiry = NonNullable<Awaited<ReturnType<typeof inquireForReview>>>;

/** Null when the gateway proves that nothing was paid. Throws the reason that forbids the decision. */
async function proofFor(deps: Deps, payment: UnsaidPayment, decision: Decision['decision']): Promise<Proof | null> {
  const inquiry = await inquireForReview(deps, named(payment));
  refuseUnanswered(inquiry);
  const paid = await paymentProved(deps, payment, inquiry);
  if (decision === 'reject') {
    if (paid) throw conflict(text('payment-reviews.paid', { amount: formatRupees(paid.paid) }));
    if (!isOver(inquiry)) throw conflict(openText(inquiry));
    return null;
  }
  if (!paid) throw conflict(openText(inquiry));
  if (decision === 'accept') refuseTooLittle(payment, paid, inquiry);
  return paid;
}

const keysRefused = () => conflict(text('payment-reviews.keysRefused'));
const silent = () => new AppError('UNAVAILABLE', text('payment-reviews.silent'), { retryAfter: 60 });

function refuseUnanswered(inquiry: Inquiry | null): asserts inquiry is Inquiry {
  if (inquiry === null) throw conflict(text('payment-reviews.keysMissing'));
  if (inquiry.result === 'REFUSED') throw keysRefused();
  if (inquiry.result === 'UNREACHABLE') throw silent();
  if (inquiry.result === 'REFUNDED' || inquiry.result === 'CHARGEBACK')
    throw conflict(text('payment-reviews.goneBack'));
}

const STRANGERS: readonly Mismatch[] = ['other_order', 'other_merchant', 'no_order'];

/** The payment in INR that the gateway confirms for this very order; null when there is none. */
async function paymentProved(deps: Deps, payment: UnsaidPayment, inquiry: Inquiry): Promise<Proof | null> {
  const { facts } = inquiry;
  if (!facts || !saysPaid(inquiry)) return null;
  if (facts.orderId !== payment.orderId || inquiry.mismatches?.some((mismatch) => STRANGERS.includes(mismatch)))
    throw conflict(text('payment-reviews.otherOrder'));
  const txn = facts.providerTxnId;
  if (!txn) throw conflict(text('payment-reviews.noTransaction'));
  if (await withScope(deps.db, systemScope, (tx) => repository.isTxnTaken(tx, payment, txn))) return null;
  if (facts.currency !== 'INR') throw conflict(text('payment-reviews.otherCurrency', { currency: facts.currency }));
  // Can be neither booked nor refunded, and it is not sure that nothing was paid.
  if (facts.amountPaise <= 0 || facts.amountPaise > MOST_STORED_PAISE) throw conflict(text('payment-reviews.noAmount'));
  return { txn, bankRef: facts.bankRef, mode: facts.mode, paid: facts.amountPaise };
}

/** `captured` is set for every payment, even if other facts mismatch. */
const saysPaid = ({ result, captured }: Inquiry): boolean =>
  result === 'SUCCEEDED' || (result === 'REVIEW' && captured !== undefined);

/** True if nothing was paid and nothing will be; a transaction of another payment counts for that one. */
const isOver = (inquiry: Inquiry): boolean =>
  saysPaid(inquiry) || inquiry.onPage === true || ['FAILED', 'ABORTED', 'NOT_FOUND'].includes(inquiry.result);

function openText(inquiry: Inquiry): Text {
  if (saysPaid(inquiry)) return text('payment-reviews.transactionElsewhere');
  if (isOver(inquiry)) return text('payment-reviews.notPaid');
  if (inquiry.result === 'REVIEW') return text('payment-reviews.suspected');
  return text('payment-reviews.undecided');
}

function refuseTooLittle({ amount }: UnsaidPayment, { paid }: Proof, { mismatches }: Inquiry): void {
  if (paid < amount)
    throw conflict(text('payment-reviews.tooLittle', { paid: formatRupees(paid), asked: formatRupees(amount) }));
  if (mismatches?.includes('less_captured')) throw conflict(text('payment-reviews.lessCaptured'));
}

function bookingNamed({ codes }: Deps, id: string): repository.ReviewedKey {
  const organisationId = codes.organisationOf(id);
  if (organisationId === null) throw notFound('booking');
  return { organisationId, id };
}

/** Throws NOT_FOUND, and CONFLICT with the reason when nothing can go back. */
export async function quoteRefund(deps: Deps, actor: Principal, bookingId: string): Promise<RefundQuote> {
  const booking = bookingNamed(deps, bookingId);
  return withScope(deps.db, staffScope(actor), async (tx) => {
    const left = await reports.leftOf(tx, booking);
    const payment = await reports.paymentOfBooking(tx, booking);
    if (!left || !payment) throw await whyNoRefund(tx, booking);
    return { bookingId, amount: left.money, used: payment.used, lines: quoteLines(left) };
  });
}

/**
 * Refunds all that is left, or some lines of a ticket, which are void as soon as the gateway takes the refund. A failed
 * refund of the same is retried; another one replaces it after an inquiry. Throws NOT_FOUND, and CONFLICT when nothing
 * can go back, the amount is not the quoted one, or the ticket was used and `evenIfUsed` is not set.
 */
export async function refundBooking(deps: Deps, actor: Principal, request: RefundRequest): Promise<SentBack> {
  const { bookingId, note, evenIfUsed } = request;
  const inScope = <T>(work: (tx: Tx) => Promise<T>) => withScope(deps.db, staffScope(actor), work);
  const booking = bookingNamed(deps, bookingId);
  const { organisationId } = booking;
  const payment = await inScope((tx) => reports.paymentOfBooking(tx, booking));
  const left = await inScope((tx) => reports.leftOf(tx, booking));
  if (!payment || !left) throw await inScope((tx) => whyNoRefund(tx, booking));
  const part = chosenPart(left, request);
  const told = request.amount ?? null;
  const failed = payment.refunds.find(({ state, given }) => state === 'failed' && !given) ?? null;
  if (failed && isSame(failed, part, told)) return retryRefund(deps, actor, payment.id, request);
  const instead = failed && (await insteadOf(deps, payment, failed, evenIfUsed));
  const asked = {
    id: newId(deps.random, organisationId),
    organisationId,
    bookingId,
    left,
    part,
    told,
    instead,
    note,
    evenIfUsed,
  };
  const { outcome, refund_id } = await inScope((tx) => repository.askRefund(tx, asked, deps.clock.now()));
  if (outcome === 'asked') return sendBack(deps, actor, payment, refund_id);
  throw outcome === 'changed'
    ? conflict(text('payment-reviews.changed'))
    : await inScope((tx) => whyNoRefund(tx, booking));
}

function chosenPart(left: Left, { lines }: RefundRequest): TicketPart | null {
  if (!lines) return null;
  const part = partOf(left, lines);
  if (part === null) throw invalid('lines', text('payment-reviews.notSoMany'));
  return part === 'all' ? null : part;
}

const isSame = ({ items, amount }: UnsaidRefund, part: TicketPart | null, told: number | null): boolean =>
  items === (part?.items ?? null) && amount === (told ?? amount);

/** The failed refund to replace, once the gateway has confirmed that it did not arrive. */
async function insteadOf(deps: Deps, payment: UnsaidPayment, failed: UnsaidRefund, evenIfUsed: boolean) {
  if (payment.used && !evenIfUsed) throw usedAlready();
  const n = await askAboutFailed(deps, payment, failed);
  if (n === 'arrived') throw conflict(text('payment-reviews.arrivedMeanwhile'));
  return { id: failed.id, n };
}

async function sendBack(deps: Deps, actor: Principal, { id, organisationId }: UnsaidPayment, refundId: string) {
  deps.log.info({ refundId, accountId: actor.accountId }, 'refund asked for');
  await sendRefund(deps, { organisation_id: organisationId, id: refundId });
  return { arrived: false, payment: await ownPayment(deps, actor, id), refundId };
}

/**
 * Asks the gateway first: money that went back or is on its way is recorded; only a refund that it does not know or
 * refused is sent again, once, under a new reference. Throws NOT_FOUND, CONFLICT with the reason, UNAVAILABLE without
 * an answer; then nothing changes.
 */
export async function retryRefund(
  deps: Deps,
  actor: Principal,
  id: string,
  { note = '', evenIfUsed }: Retry & { note?: string },
): Promise<SentBack> {
  const before = await ownPayment(deps, actor, id);
  const { refund, organisationId } = before;
  if (refund?.state !== 'failed') throw nothingToRetry(before);
  if (before.used && !evenIfUsed && !refund.given) throw usedAlready();
  const n = await askAboutFailed(deps, before, refund);
  if (n === 'arrived') return { arrived: true, payment: await ownPayment(deps, actor, id), refundId: refund.id };
  const retry = { organisationId, id: refund.id, n, note, evenIfUsed };
  const taken = await withScope(deps.db, staffScope(actor), (tx) => repository.takeRetry(tx, retry, deps.clock.now()));
  if (!taken) throw whyNotTaken(await ownPayment(deps, actor, id), evenIfUsed);
  return sendBack(deps, actor, before, refund.id);
}

/** 'arrived', or the number of the last try, which did not arrive. Throws while the gateway confirms neither. */
async function askAboutFailed(deps: Deps, payment: UnsaidPayment, refund: UnsaidRefund): Promise<number | 'arrived'> {
  const inquiry = await inquireForReview(deps, named(payment));
  if (inquiry?.result === 'REFUNDED') return 'arrived';
  refuseUnanswered(inquiry);
  const failed = await askFailedRefund(deps, { organisation_id: payment.organisationId, id: refund.id });
  if (failed === null) throw triedAlready();
  refuseUnsaid(failed.said?.state);
  return failed.said?.state === 'DONE' || failed.said?.state === 'PENDING' ? 'arrived' : failed.n;
}

const triedAlready = () => conflict(text('payment-reviews.triedAlready'));
/** Checked again, because the ticket may have been scanned during the inquiry. */
const whyNotTaken = ({ refund, used }: UnsaidPayment, evenIfUsed: boolean) =>
  refund?.state === 'failed' && used && !evenIfUsed ? usedAlready() : triedAlready();
const nothingToRetry = ({ refund }: UnsaidPayment) =>
  refund ? triedAlready() : conflict(text('payment-reviews.nothingToRetry'));

function refuseUnsaid(state: string | undefined): void {
  if (state === undefined || state === 'REFUSED') throw keysRefused();
  if (state === 'UNREACHABLE') throw silent();
}

async function whyNoRefund(tx: Tx, own: repository.ReviewedKey): Promise<AppError> {
  const [booking, payment] = [await repository.bookingById(tx, own), await reports.paymentOfBooking(tx, own)];
  if (!booking) return notFound('booking');
  if (booking.status === 'refunded') return conflict(text('payment-reviews.refunded'));
  if (booking.status !== 'paid') return conflict(text('payment-reviews.unpaid'));
  if (booking.payment_mode === 'cash' || booking.total_paise === 0 || !payment)
    return conflict(text('payment-reviews.paidElsewhere'));
  if (payment.refund && !payment.refundable) return conflict(text('payment-reviews.refunding'));
  return usedAlready();
}

const usedAlready = () => new AppError('CONFLICT', text('payment-reviews.used'), { data: { used: true } });

export const paymentsOfBooking = reports.paymentsOfBooking;

const DAY_MS = 86_400_000;
/** Retention of gateway messages (docs/payments.md 8); the audit keeps that they were sent. */
const RAW_KEPT_MS = 180 * DAY_MS;
const FORGOTTEN_AT_ONCE = 1000;

/** Job: removes the sealed text of old gateway messages, in batches. Returns how many. */
export async function forgetOldMessages(deps: Deps): Promise<number> {
  const before = new Date(deps.clock.now().getTime() - RAW_KEPT_MS);
  const inSystem = <T>(work: (tx: Tx) => Promise<T>) => withScope(deps.db, systemScope, work);
  const read = () => inSystem((tx) => repository.oldMessages(tx, before, FORGOTTEN_AT_ONCE));
  let all = 0;
  for (let old = await read(); old.length > 0; old = await read())
    for (const [organisationId, own] of Map.groupBy(old, (one) => one.organisationId)) {
      const ids = own.map(({ id }) => id).sort(); // locked in one order by all who forget them
      all += await inSystem((tx) => repository.forgetRaw(tx, organisationId, ids));
    }
  return all;
}
