import { OFFERING_FIELDS } from '#contract/bookings/api.ts';
import { BOOKING_WORDS } from '#contract/bookings/rules.ts';
import { AppError, invalid, notFound } from '#contract/kernel/errors.ts';
import { parseRupees } from '#contract/kernel/money.ts';
import { text } from '#contract/kernel/text.ts';
import type { Payment, ReviewOutcome } from '#contract/payment-reviews/model.ts';
import type { MoneyBack } from '#contract/payments/model.ts';
import { statusShownFor, UNSETTLED } from '#contract/payments/rules.ts';
import { paymentChanged } from '#server/bookings/service.ts';
import type { Deps } from '#server/deps.ts';
import { credentialOf, holdCredential, liveCredential, takesCards } from '#server/gateway-credentials/service.ts';
import type { Tx } from '#server/kernel/database/database.ts';
import { systemScope, withScope } from '#server/kernel/database/scope.ts';
import type { Limit } from '#server/kernel/http/rate-limit.ts';
import { ID_LENGTH, newId } from '#server/kernel/identity/ids.ts';
import type { Checkout, FormCheckout, Gateway, GatewayOrder, Inquiry, NoCheckout } from './gateways/gateway.ts';
import { goneBack, heardIn, inquire, inquireAndApply, inquiriesIn, keysFor, mayInquire } from './reconciliation.ts';
import { askEveryTry, attemptOf, note, sendNext } from './refunds.ts';
import * as reports from './reports.ts';
import * as repository from './repository.ts';
import { type Attempt, type AttemptKey, bookingOf, type NamedBooking, type Payable } from './repository.ts';

const PAYMENT_BY_BOOKING: Limit = { name: 'payment', most: 10, windowMs: 60_000 };

const DOUBLE_CLICK_MS = 10_000;
const FIRST_INQUIRY_MS = 2 * 60_000;
const LOOK_BUDGET_MS = 4000;
const LOOK_APART_MS = 5000;

export interface PaymentRequest {
  id: string;
  offeringId: string;
  amount: string | number;
  mid: string;
}

const nothingToPay = () => new AppError('NOTHING_TO_PAY', text('payments.nothingToPay'));
const alreadyPaid = () => new AppError('ALREADY_PAID', text('payments.alreadyPaid'));
const expired = () => new AppError('EXPIRED', text('payments.expired'));
const confirming = () => new AppError('PAYMENT_PENDING', text('payments.confirming'), { retryAfter: 15 });

export interface StartedPayment {
  checkout: Checkout | Refusal;
  orderId: string;
  amountPaise: number;
  merchantId: string;
}
type Refusal = Extract<NoCheckout, { kind: 'refused' }>;

/** Amount, merchant, offering and `by` are only compared with ours. Throws UNAVAILABLE without the provider. */
export async function startPayment(deps: Deps, request: PaymentRequest, by?: Gateway['id']): Promise<StartedPayment> {
  deps.limits.takeHere(PAYMENT_BY_BOOKING, request.id);
  const payable = await payableNamed(deps, request.id);
  compare(payable, request, by);
  refuseUnpayable(payable);
  const attempt = (await openAttempt(deps, payable)) ?? (await newAttempt(deps, payable));
  const checkout = await checkoutOf(deps, attempt, payable);
  return { checkout, orderId: attempt.order_id, amountPaise: attempt.amount_paise, merchantId: attempt.merchant_id };
}

/** For a page without JavaScript, any gateway. Also throws when the provider refuses. */
export async function startFormPayment(
  deps: Deps,
  request: PaymentRequest,
): Promise<{ checkout: Pick<FormCheckout, 'url' | 'fields'> }> {
  const { checkout } = await startPayment(deps, request);
  if (checkout.kind === 'refused') throw unavailable();
  return { checkout };
}

async function payableOf(deps: Deps, booking: NamedBooking): Promise<Payable> {
  const payable = await withScope(deps.db, systemScope, (tx) => repository.payableById(tx, deps.kinds, booking));
  if (!payable) throw notFound('booking');
  return payable;
}

async function payableNamed(deps: Deps, id: string): Promise<Payable> {
  const organisationId = deps.codes.organisationOf(id);
  if (organisationId === null) throw notFound('booking');
  return payableOf(deps, { organisationId, id });
}

const MEANS = { ccav: 'card', paytm: 'wallet' } as const satisfies Record<Gateway['id'], string>;

function compare(payable: Payable, { amount, mid, offeringId }: PaymentRequest, by?: Gateway['id']): void {
  const [{ offering }, field] = [BOOKING_WORDS[payable.kind], OFFERING_FIELDS[payable.kind]];
  if (payable.offeringId !== offeringId) throw invalid(field, text('payments.otherOffering', { offering }));
  if (payable.removed) throw notFound(offering);
  if (by && payable.gateway !== by) throw invalid(field, text('payments.otherMeans', { offering, means: MEANS[by] }));
  if (payable.merchantId !== mid) throw invalid('mid', text('payments.otherMerchant'));
  if (parseRupees(amount) !== payable.total) throw new AppError('CONFLICT', text('payments.otherAmount'));
}

function refuseUnpayable(payable: Payable): void {
  if (payable.total === 0) throw nothingToPay();
  if (payable.status === 'paid') throw alreadyPaid();
  if (payable.status === 'refunded') throw nothingToPay();
  if (payable.status === 'awaited') throw confirming();
}

const isDoubleClick = (last: Attempt, payable: Payable, now: Date): boolean =>
  last.state === 'initiated' &&
  last.gateway === payable.gateway &&
  last.amount_paise === payable.total &&
  now.getTime() - last.created_at.getTime() < DOUBLE_CLICK_MS;

/** A double click gets the same attempt; an older one is inquired about first (docs/payments.md 6.8). */
async function openAttempt(deps: Deps, payable: Payable): Promise<Attempt | null> {
  const last = await withScope(deps.db, systemScope, (tx) => repository.newestAttempt(tx, payable));
  if (last?.state !== 'initiated') return null;
  if (isDoubleClick(last, payable, deps.clock.now())) return last;
  await inquireAndApply(deps, last, LOOK_BUDGET_MS);
  refuseUnpayable(await payableOf(deps, payable));
  if (await waitsFor(deps, payable)) throw confirming();
  return null;
}

async function newAttempt(deps: Deps, payable: Payable): Promise<Attempt> {
  gatewayOf(deps, payable);
  const { offering } = BOOKING_WORDS[payable.kind];
  const credential = await liveCredential(deps, { ...payable, id: payable.offeringId });
  if (!credential) throw new AppError('CONFLICT', text('payments.noKeys', { offering }));
  const now = deps.clock.now();
  const attempt = await withScope(deps.db, systemScope, async (tx) => {
    if (!(await repository.lockPayable(tx, payable, now))) return null;
    const last = await repository.newestAttempt(tx, payable);
    if (last && isDoubleClick(last, payable, now)) return last;
    if (!(await holdCredential(tx, credential))) throw new AppError('CONFLICT', text('payments.noKeys', { offering }));
    return repository.insertAttempt(tx, payable, {
      id: newId(deps.random, payable.organisationId),
      gateway: payable.gateway,
      credential_id: credential.id,
      merchant_id: credential.mid,
      created_at: now,
      next_inquiry_at: new Date(now.getTime() + FIRST_INQUIRY_MS),
    });
  });
  if (attempt) return attempt;
  refuseUnpayable(await payableOf(deps, payable));
  throw expired();
}

/** An attempt that the provider refuses has ended; one that it did not answer may be tried again. */
async function checkoutOf(deps: Deps, attempt: Attempt, payable: Payable): Promise<Checkout | Refusal> {
  const order = orderOf(deps, attempt, payable);
  const checkout = await gatewayOf(deps, attempt).start(order, await credentialsOf(deps, attempt));
  if (checkout.kind === 'unanswered') {
    deps.log.warn({ attemptId: attempt.id, reason: checkout.reason }, 'a payment could not be started');
    throw unavailable();
  }
  if (checkout.kind === 'refused') await endRefused(deps, attempt, checkout);
  return checkout;
}

/** Inquires first, because the order may be paid already. Throws what refuseUnpayable throws. */
async function endRefused(deps: Deps, attempt: Attempt, { answer }: Refusal): Promise<void> {
  const { id } = attempt;
  const { resultStatus, resultCode } = answer.body.resultInfo;
  deps.log.warn({ attemptId: id, resultStatus, resultCode }, 'the provider refused to start a payment');
  await inquireAndApply(deps, attempt, LOOK_BUDGET_MS);
  refuseUnpayable(await payableOf(deps, bookingOf(attempt)));
  // With another status the order may exist, so the attempt stays open.
  if (resultStatus !== 'F') return;
  await withScope(deps.db, systemScope, async (tx) => {
    const { state } = (await repository.attemptById(tx, attempt)) ?? {};
    if (state !== 'initiated') return;
    await repository.failPayment(tx, attempt, 'start_failed', statusShownFor('start_failed'), deps.clock.now());
  });
}

/** CCAvenue's limit, in characters. */
const MOST_OF_RETURN = 100;
const RETURN_PATH = '/api/return/';
const MOST_OF_PUBLIC_URL = MOST_OF_RETURN - RETURN_PATH.length - ID_LENGTH;

/** A PUBLIC_URL too long for CCAvenue; throws where cards are taken live, since nobody could pay. */
export async function returnAddressProblem(deps: Deps): Promise<string | null> {
  const { publicUrl, payments } = deps.config;
  if (publicUrl.length <= MOST_OF_PUBLIC_URL) return null;
  const problem = `PUBLIC_URL has ${publicUrl.length} characters. CCAvenue takes at most ${MOST_OF_PUBLIC_URL}, so nobody can pay by it. Please set a shorter one.`;
  if (payments === 'live' && (await takesCards(deps))) throw new Error(problem);
  return problem;
}

function orderOf(deps: Deps, attempt: Attempt, { mobile, offeringId }: Payable): GatewayOrder {
  const url = `${deps.config.publicUrl}${RETURN_PATH}${attempt.id}`;
  return {
    orderId: attempt.order_id,
    amountPaise: attempt.amount_paise,
    mobile,
    attemptId: attempt.id,
    offeringId,
    returnUrl: url,
    cancelUrl: url,
  };
}

const unavailable = () => new AppError('UNAVAILABLE', text('payments.unavailable'), { retryAfter: 60 });

function gatewayOf({ gateways }: Deps, { gateway }: { gateway: string }): Gateway {
  const found = gateways[gateway];
  if (!found) throw unavailable();
  return found;
}

async function credentialsOf(deps: Deps, attempt: Pick<Attempt, 'organisation_id' | 'credential_id'>) {
  const credential = await credentialOf(deps, attempt);
  if (!credential) throw new AppError('UNAVAILABLE', text('payments.keysMissing'));
  return credential;
}

/** At most every five seconds, so that a look at the booking's page heals a lost return. */
export async function refreshPayment(deps: Deps, booking: NamedBooking): Promise<void> {
  const attempt = await withScope(deps.db, systemScope, (tx) => repository.newestAttempt(tx, booking));
  if (!attempt || !UNSETTLED.includes(attempt.state) || attempt.next_inquiry_at === null) return;
  if (await mayInquire(deps, attempt, LOOK_APART_MS)) await inquireAndApply(deps, attempt, LOOK_BUDGET_MS);
}

export const openPayments = reports.openOfMobile;

export const moneyBackOf = (deps: Deps, booking: NamedBooking): Promise<MoneyBack | null> =>
  withScope(deps.db, systemScope, (tx) => reports.moneyBack(tx, booking));

export const { hanging } = reports;

/** Who decides the newest payment of a booking. Null if neither gateway nor bank knows of money. */
export async function waitsFor(deps: Deps, booking: NamedBooking): Promise<'bank' | 'wallet' | 'person' | null> {
  const checked = await withScope(deps.db, systemScope, (tx) => reports.checkedPayment(tx, booking));
  if (!checked) return null;
  if (checked.state === 'review') return 'person';
  return checked.gateway === 'paytm' ? 'wallet' : 'bank';
}

const STAFF_BUDGET_MS = 10_000;

/** Stores the answer for the person who decides; acts only on money that went back. Null without attempt or key. */
export async function inquireForReview(deps: Deps, named: AttemptKey): Promise<Inquiry | null> {
  const attempt = await withScope(deps.db, systemScope, (tx) => repository.attemptById(tx, named));
  if (!attempt) return null;
  const inquiry = await inquire(deps, attempt, await keysFor(deps, attempt), STAFF_BUDGET_MS);
  if (!inquiry || inquiry.result === 'UNREACHABLE' || inquiry.result === 'REFUSED') return inquiry;
  const now = deps.clock.now();
  await withScope(deps.db, systemScope, (tx) => repository.noteHeard(tx, attempt, heardIn(inquiry, now)));
  if (inquiry.result === 'REFUNDED' || inquiry.result === 'CHARGEBACK') await goneBack(deps, attempt, inquiry, now);
  return inquiry;
}

/** Inquires at most every five seconds. False without a key. */
export async function inquireForStaff(deps: Deps, named: AttemptKey): Promise<boolean> {
  const attempt = await withScope(deps.db, systemScope, (tx) => repository.attemptById(tx, named));
  if (!attempt) return false;
  if (!(await mayInquire(deps, attempt, LOOK_APART_MS))) return true;
  return inquireAndApply(deps, attempt, STAFF_BUDGET_MS);
}

/** Asks about a refund that counts as failed, and reopens it if it arrived after all. Null if it has not failed. */
export async function askFailedRefund(deps: Deps, named: AttemptKey) {
  const inSystem = <T>(work: (tx: Tx) => Promise<T>) => withScope(deps.db, systemScope, work);
  const refund = await inSystem((tx) => repository.refundById(tx, named));
  const attempt = refund?.state === 'failed' && (await inSystem((tx) => repository.attemptById(tx, attemptOf(refund))));
  const gateway = attempt && deps.gateways[attempt.gateway];
  if (!attempt || !gateway) return null;
  const { said, n } = await askEveryTry(deps, gateway, refund, attempt);
  const arrived = said?.state === 'DONE' || said?.state === 'PENDING';
  // Not if a retry exists: that try goes on, and the gateway takes no more than was paid.
  if (arrived && (await inSystem((tx) => repository.reopenRefund(tx, refund, n, deps.clock.now()))))
    await note(deps, { ...refund, n, sent_before: true }, attempt, said);
  return { n: refund.n, said };
}

/** If the gateway does not answer, the job continues. */
export const sendRefund = (deps: Deps, refund: AttemptKey): Promise<boolean> => sendNext(deps, refund);

export async function followDecision(
  deps: Deps,
  { organisationId, id, bookingId, gateway }: Pick<Payment, 'organisationId' | 'id' | 'bookingId' | 'gateway'>,
  outcome: ReviewOutcome,
): Promise<void> {
  inquiriesIn(deps.metrics).inc({ gateway, outcome: `review_${outcome}` });
  if (outcome === 'paid') await paymentChanged(deps, { organisationId, id: bookingId });
  else if (outcome !== 'failed') await sendRefund(deps, { organisation_id: organisationId, id });
}
