import type { BookingKindName } from '#contract/bookings/model.ts';
import { AppError, invalid, notFound } from '#contract/errors.ts';
import { idModel } from '#contract/fields.ts';
import { parseRupees } from '#contract/money.ts';
import type { Deps } from '#server/deps.ts';
import { credentialById, liveCredential } from '#server/features/gateway-credentials/service.ts';
import { newId } from '#server/platform/clock.ts';
import { LIMITS } from '#server/platform/rate-limit.ts';
import { systemScope, withScope } from '#server/platform/scope.ts';
import { deriveKey, seal, sha256 } from '#server/platform/secrets.ts';
import type { Checkout, Gateway, Hint } from './gateways/gateway.ts';
import { inquireAndApply, keysFor, learn } from './reconciliation.ts';
import type { Attempt, Payable } from './repository.ts';
import * as repository from './repository.ts';

const DOUBLE_CLICK_MS = 10_000;
const FIRST_INQUIRY_MS = 2 * 60_000;
/** How long a visitor who comes back waits for the gateway's own answer, and one who merely looks. */
const RETURN_BUDGET_MS = 6000;
const LOOK_BUDGET_MS = 4000;
const LOOK_APART_MS = 5000;

export interface PaymentRequest {
  id: string;
  /** The park, clinic or branch. */
  offeringId: string;
  amount: string | number;
  mid: string;
}

const nothingToPay = () => new AppError('NOTHING_TO_PAY', 'There is nothing to pay for this booking.');
const alreadyPaid = () => new AppError('ALREADY_PAID', 'This booking is paid already.');
const expired = () =>
  new AppError('EXPIRED', 'The time to pay for this booking is over. Please book again. Nothing was charged.');
const confirming = () =>
  new AppError('PAYMENT_PENDING', 'A payment is being confirmed. Please do not pay again.', { retryAfter: 15 });

/** Starts a card payment. What the browser says of amount, merchant and park is only compared with what we know. */
export async function startCardPayment(
  deps: Deps,
  request: PaymentRequest,
): Promise<{ checkout: Checkout; orderId: string }> {
  deps.limits.takeHere(LIMITS.paymentByBooking, request.id);
  const payable = await payableOf(deps, request.id);
  compare(payable, request);
  refuseUnpayable(payable);
  const attempt = (await openAttempt(deps, payable)) ?? (await newAttempt(deps, payable));
  return { checkout: await checkoutOf(deps, attempt, payable), orderId: attempt.order_id };
}

async function payableOf(deps: Deps, id: string): Promise<Payable> {
  const payable = await withScope(deps.db, systemScope, (tx) => repository.payableById(tx, id));
  if (!payable) throw notFound('This booking');
  return payable;
}

/** What each kind of booking is of: its word, and the name of its id in old calls. */
const OFFERINGS = {
  'park-ticket': { word: 'park', field: 'parkId' },
  'doctor-appointment': { word: 'clinic', field: 'clinicId' },
  'loan-appointment': { word: 'branch', field: 'branchId' },
  'show-visit': { word: 'show', field: 'exbhitionId' },
  'batch-enrolment': { word: 'batch', field: 'coachingId' },
} as const satisfies Record<BookingKindName, { word: string; field: string }>;

function compare(payable: Payable, { amount, mid, offeringId }: PaymentRequest): void {
  const { word, field } = OFFERINGS[payable.kind];
  if (payable.offeringId !== offeringId)
    throw invalid(field, `This booking belongs to another ${word}. Please open the booking page again.`);
  if (payable.removed) throw notFound(`This ${word}`);
  if (payable.gateway !== 'ccav') throw invalid(field, `This ${word} does not take payments by card here.`);
  if (payable.merchantId !== mid)
    throw invalid('mid', 'This booking belongs to another merchant. Please open the booking page again.');
  if (parseRupees(amount) !== payable.total)
    throw new AppError('CONFLICT', 'The amount has changed, please review your booking');
}

function refuseUnpayable(payable: Payable): void {
  if (payable.total === 0) throw nothingToPay();
  if (payable.status === 'paid') throw alreadyPaid();
  if (payable.status === 'refunded') throw nothingToPay();
  if (payable.status === 'awaited') throw confirming();
}

const isDoubleClick = (last: Attempt, payable: Payable, now: Date): boolean =>
  last.state === 'initiated' &&
  last.amount_paise === payable.total &&
  now.getTime() - last.created_at.getTime() < DOUBLE_CLICK_MS;

/**
 * What became of the attempt before this one: a double click gets the same answer; anything older is asked about first,
 * so that nobody pays twice (payments.md section 6, rule 8). Null when a new attempt may begin.
 */
async function openAttempt(deps: Deps, payable: Payable): Promise<Attempt | null> {
  const last = await withScope(deps.db, systemScope, (tx) => repository.newestAttempt(tx, payable.id));
  if (last?.state !== 'initiated') return null;
  if (isDoubleClick(last, payable, deps.clock.now())) return last;
  await inquireAndApply(deps, last, LOOK_BUDGET_MS);
  refuseUnpayable(await payableOf(deps, payable.id));
  return null;
}

async function newAttempt(deps: Deps, payable: Payable): Promise<Attempt> {
  const { word } = OFFERINGS[payable.kind];
  const credential = await liveCredential(deps, payable.offeringId);
  if (!credential)
    throw new AppError(
      'CONFLICT',
      `This ${word} cannot take payments just now. Please ask the ${word}. Nothing was charged.`,
    );
  const now = deps.clock.now();
  const attempt = await withScope(deps.db, systemScope, async (tx) => {
    if (!(await repository.lockPayable(tx, payable.id, now))) return null;
    const last = await repository.newestAttempt(tx, payable.id);
    if (last && isDoubleClick(last, payable, now)) return last;
    return repository.insertAttempt(tx, payable, {
      id: newId(deps.random),
      gateway: 'ccav',
      credential_id: credential.id,
      merchant_id: credential.mid,
      created_at: now,
      next_inquiry_at: new Date(now.getTime() + FIRST_INQUIRY_MS),
    });
  });
  if (attempt) return attempt;
  refuseUnpayable(await payableOf(deps, payable.id));
  throw expired();
}

async function checkoutOf(deps: Deps, attempt: Attempt, payable: Payable): Promise<Checkout> {
  const url = `${deps.config.publicUrl}/api/payments/ccav/return/${attempt.id}`;
  const { mobile, offeringId: parkId } = payable;
  const order = {
    orderId: attempt.order_id,
    amountPaise: attempt.amount_paise,
    mobile,
    attemptId: attempt.id,
    parkId,
    returnUrl: url,
    cancelUrl: url,
  };
  return cardGateway(deps).start(order, await credentialsOf(deps, attempt));
}

function cardGateway({ gateways }: Deps): Gateway {
  if (!gateways.ccav)
    throw new AppError('UNAVAILABLE', 'Payments are not possible just now. Nothing was charged.', { retryAfter: 60 });
  return gateways.ccav;
}

async function credentialsOf(deps: Deps, attempt: Pick<Attempt, 'credential_id'>) {
  const credential = await credentialById(deps, attempt.credential_id);
  if (!credential) throw new AppError('UNAVAILABLE', 'The keys of this payment are not there.');
  return credential;
}

/** Where a visitor who came back goes on; null when the attempt is not ours. Whatever the form says, the gateway is asked. */
export async function returnFromGateway(
  deps: Deps,
  attemptId: string,
  form: unknown,
): Promise<Pick<Payable, 'id' | 'kind' | 'offeringId'> | null> {
  if (!isId(attemptId)) return null;
  const attempt = await withScope(deps.db, systemScope, (tx) => repository.attemptById(tx, attemptId));
  if (!attempt) return null;
  // A visitor who may have paid is not left on an error: the page of the booking asks again.
  await heedReturn(deps, attempt, form).catch((error: unknown) =>
    deps.log.error({ err: error, attemptId }, 'a return could not be worked on; the job will ask'),
  );
  return withScope(deps.db, systemScope, (tx) => repository.payableById(tx, attempt.booking_id));
}

const isId = (text: string): boolean => idModel.safeParse(text).success;

async function heedReturn(deps: Deps, attempt: Attempt, form: unknown): Promise<void> {
  const gateway = cardGateway(deps);
  const order = { orderId: attempt.order_id };
  const hints = (await keysFor(deps, attempt)).map((key) => gateway.readReturn(form, order, key));
  const hint = hints.find(({ valid }) => valid) ?? NO_HINT;
  const isNews = await hear(deps, 'return', attempt, hint, form);
  if (await mayInquire(deps, attempt, hint.valid && isNews ? 0 : LOOK_APART_MS))
    await inquireAndApply(deps, attempt, RETURN_BUDGET_MS);
}

/** A notice of the gateway: a reason to inquire, nothing more. Unknown and unreadable ones are answered alike. */
export async function heedNotice(deps: Deps, credentialId: string, form: unknown): Promise<void> {
  const credential = isId(credentialId) ? await credentialById(deps, credentialId) : null;
  if (!credential) return;
  const hint = cardGateway(deps).readNotice(form, credential);
  const { valid, orderId } = hint;
  if (!valid || !orderId) return;
  const attempt = await withScope(deps.db, systemScope, (tx) => repository.attemptByOrder(tx, credential.mid, orderId));
  if (!attempt) return;
  const isNews = await hear(deps, 'notify', attempt, hint, form);
  if (await mayInquire(deps, attempt, isNews ? 0 : LOOK_APART_MS))
    await inquireAndApply(deps, attempt, RETURN_BUDGET_MS);
}

/** Asks the gateway about a booking that is not settled yet, at most every five seconds: a lost return heals on a look. */
export async function refreshPayment(deps: Deps, bookingId: string): Promise<void> {
  const attempt = await withScope(deps.db, systemScope, (tx) => repository.newestAttempt(tx, bookingId));
  const isOpen = attempt && ['initiated', 'awaited', 'failed', 'aborted', 'expired'].includes(attempt.state);
  if (!isOpen || attempt.next_inquiry_at === null) return;
  if (await mayInquire(deps, attempt, LOOK_APART_MS)) await inquireAndApply(deps, attempt, LOOK_BUDGET_MS);
}

export interface MoneyBack {
  amountPaise: number;
  reason: 'duplicate' | 'late' | 'owner' | 'reversed';
  state: 'underway' | 'done' | 'failed';
}

/** The money of a booking that went back or is on its way; null when there is none. */
export const moneyBackOf = (deps: Deps, bookingId: string): Promise<MoneyBack | null> =>
  withScope(deps.db, systemScope, async (tx) => {
    const [refund] = await repository.refundsOfBooking(tx, bookingId);
    const reversed = refund ? undefined : await repository.reversedOfBooking(tx, bookingId);
    if (reversed) return { amountPaise: reversed.amount_paise, reason: 'reversed', state: 'done' };
    if (!refund) return null;
    const state = refund.state === 'done' || refund.state === 'failed' ? refund.state : 'underway';
    return { amountPaise: refund.amount_paise, reason: refund.reason, state };
  });

/** Whether the newest payment of a booking still waits at a bank, or for a person to look at it. */
export const isAwaitedAtBank = (deps: Deps, bookingId: string): Promise<boolean> =>
  withScope(deps.db, systemScope, async (tx) => {
    const attempt = await repository.newestAttempt(tx, bookingId);
    return attempt?.state === 'awaited' || attempt?.state === 'review';
  });

const mayInquire = (deps: Deps, { id }: Attempt, apartMs: number): Promise<boolean> =>
  withScope(deps.db, systemScope, (tx) => repository.claimInquiry(tx, id, deps.clock.now(), apartMs));

const NO_HINT: Hint = { valid: false, claimed: null, orderId: null };

/** Writes down what was heard, sealed. A hint that reads well may end an attempt at once; it can never pay one. */
function hear(deps: Deps, kind: 'return' | 'notify', attempt: Attempt, hint: Hint, form: unknown): Promise<boolean> {
  const id = newId(deps.random);
  const raw = JSON.stringify(form ?? null);
  const key = deriveKey(deps.config.appSecret, 'payment-events');
  return learn(deps, attempt, hint.valid ? hint.claimed : null, {
    id,
    attemptId: attempt.id,
    kind,
    valid: hint.valid,
    claimed: hint.claimed,
    decided: null,
    dedupe: sha256(`${kind}|${attempt.id}|${raw}`),
    rawSealed: seal(raw, key, `event/${id}`, deps.random),
    receivedAt: deps.clock.now(),
  });
}
