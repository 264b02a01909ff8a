import type { Ticket } from '#contract/bookings/model.ts';
import { AppError, invalid, notFound } from '#contract/errors.ts';
import { parseRupees } from '#contract/money.ts';
import type { Deps } from '#server/deps.ts';
import { findTicket, visitorTicket } from '#server/features/bookings/service.ts';
import { credentialById, liveCredential } from '#server/features/gateway-credentials/service.ts';
import { parkOffering } from '#server/features/parks/service.ts';
import { newId } from '#server/platform/clock.ts';
import { LIMITS } from '#server/platform/rate-limit.ts';
import { systemScope, withScope } from '#server/platform/scope.ts';
import { deriveKey, seal, sha256 } from '#server/platform/secrets.ts';
import type { Checkout, Gateway, Hint } from './gateways/gateway.ts';
import { inquireAndApply, learn } from './reconciliation.ts';
import type { Attempt } from './repository.ts';
import * as repository from './repository.ts';

const DOUBLE_CLICK_MS = 10_000;
const CONFIRMING_MS = 10 * 60_000;
const FIRST_INQUIRY_MS = 2 * 60_000;
/** How long a visitor who comes back waits for the gateway's own answer, and one who merely looks. */
const RETURN_BUDGET_MS = 6000;
const LOOK_BUDGET_MS = 4000;
const LOOK_APART_MS = 5000;

export interface PaymentRequest {
  id: string;
  parkId: string;
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
  const ticket = await visitorTicket(deps, request.id, request.parkId);
  await compare(deps, ticket, request);
  refuseUnpayable(ticket);
  const attempt = (await openAttempt(deps, ticket)) ?? (await newAttempt(deps, ticket));
  return { checkout: await checkoutOf(deps, attempt, ticket), orderId: attempt.order_id };
}

async function compare(deps: Deps, ticket: Ticket, { amount, mid }: PaymentRequest): Promise<void> {
  const offering = await parkOffering(deps, ticket.parkId);
  if (!offering) throw notFound('This park');
  if (offering.park.gateway !== 'ccav') throw invalid('parkId', 'This park does not take payments by card here.');
  if (offering.park.merchantId !== mid)
    throw invalid('mid', 'This booking belongs to another merchant. Please open the booking page again.');
  if (parseRupees(amount) !== ticket.total)
    throw new AppError('CONFLICT', 'The amount has changed, please review your booking');
}

function refuseUnpayable(ticket: Ticket): void {
  if (ticket.total === 0) throw nothingToPay();
  if (ticket.status === 'paid') throw alreadyPaid();
  if (ticket.status === 'refunded') throw nothingToPay();
  if (ticket.status === 'awaited') throw confirming();
}

/**
 * What became of the attempt before this one: a double click gets the same answer; anything older is asked about first,
 * so that nobody pays twice (payments.md section 6, rule 8). Null when a new attempt may begin.
 */
async function openAttempt(deps: Deps, ticket: Ticket): Promise<Attempt | null> {
  const last = await withScope(deps.db, systemScope, (tx) => repository.newestAttempt(tx, ticket.id));
  if (!last || last.state !== 'initiated') return null;
  const age = deps.clock.now().getTime() - last.created_at.getTime();
  if (age < DOUBLE_CLICK_MS && last.amount_paise === ticket.total) return last;
  await inquireAndApply(deps, last, LOOK_BUDGET_MS);
  const now = await visitorTicket(deps, ticket.id, ticket.parkId);
  if (now.status === 'paid') throw alreadyPaid();
  if (now.status === 'awaited' && age < CONFIRMING_MS) throw confirming();
  return null;
}

async function newAttempt(deps: Deps, ticket: Ticket): Promise<Attempt> {
  const credential = await liveCredential(deps, ticket.parkId);
  if (!credential)
    throw new AppError(
      'CONFLICT',
      'This park cannot take payments just now. Please ask the park. Nothing was charged.',
    );
  const now = deps.clock.now();
  return withScope(deps.db, systemScope, async (tx) => {
    if (!(await repository.lockPayable(tx, ticket.id, now))) throw expired();
    return repository.insertAttempt(tx, ticket, {
      id: newId(deps.random),
      gateway: 'ccav',
      credential_id: credential.id,
      merchant_id: credential.mid,
      created_at: now,
      next_inquiry_at: new Date(now.getTime() + FIRST_INQUIRY_MS),
    });
  });
}

async function checkoutOf(deps: Deps, attempt: Attempt, ticket: Ticket): Promise<Checkout> {
  const url = `${deps.config.publicUrl}/api/payments/ccav/return/${attempt.id}`;
  const { mobile, parkId } = ticket;
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

export function cardGateway({ gateways }: Deps): Gateway {
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
): Promise<{ bookingId: string; parkId: string } | null> {
  const attempt = await withScope(deps.db, systemScope, (tx) => repository.attemptById(tx, attemptId));
  if (!attempt) return null;
  const hint = cardGateway(deps).readReturn(form, { orderId: attempt.order_id }, await credentialsOf(deps, attempt));
  await hear(deps, 'return', attempt, hint, form);
  const apart = hint.valid ? 0 : LOOK_APART_MS;
  if (await mayInquire(deps, attempt, apart)) await inquireAndApply(deps, attempt, RETURN_BUDGET_MS);
  return placeOf(deps, attempt);
}

/** A notice of the gateway: a reason to inquire, nothing more. Unknown and unreadable ones are answered alike. */
export async function heedNotice(deps: Deps, credentialId: string, form: unknown): Promise<void> {
  const credential = await credentialById(deps, credentialId);
  if (!credential) return;
  const hint = cardGateway(deps).readNotice(form, credential);
  if (!hint.valid || !hint.orderId) return;
  const { orderId } = hint;
  const attempt = await withScope(deps.db, systemScope, (tx) => repository.attemptByOrder(tx, credentialId, orderId));
  if (!attempt) return;
  await hear(deps, 'notify', attempt, hint, form);
  await inquireAndApply(deps, attempt, RETURN_BUDGET_MS);
}

/** Asks the gateway about a booking that is not settled yet, at most every five seconds: a lost return heals on a look. */
export async function refreshPayment(deps: Deps, bookingId: string): Promise<void> {
  const attempt = await withScope(deps.db, systemScope, (tx) => repository.newestAttempt(tx, bookingId));
  if (!attempt || !['initiated', 'awaited', 'failed', 'aborted', 'expired'].includes(attempt.state)) return;
  if (await mayInquire(deps, attempt, LOOK_APART_MS)) await inquireAndApply(deps, attempt, LOOK_BUDGET_MS);
}

/** The newest refund of a booking, if money is on its way back. */
export const refundOf = (deps: Deps, bookingId: string) =>
  withScope(deps.db, systemScope, async (tx) => (await repository.refundsOfBooking(tx, bookingId))[0] ?? null);

const mayInquire = (deps: Deps, { id }: Attempt, apartMs: number): Promise<boolean> =>
  withScope(deps.db, systemScope, (tx) => repository.claimInquiry(tx, id, deps.clock.now(), apartMs));

/** Writes down what was heard, sealed. A hint that reads well may end an attempt at once; it can never pay one. */
async function hear(deps: Deps, kind: 'return' | 'notify', attempt: Attempt, hint: Hint, form: unknown): Promise<void> {
  const id = newId(deps.random);
  const raw = JSON.stringify(form ?? null);
  const rawSealed = seal(raw, deriveKey(deps.config.appSecret, 'payment-events'), `event/${id}`, deps.random);
  await learn(deps, attempt, hint.valid ? hint.claimed : null, {
    id,
    attemptId: attempt.id,
    kind,
    valid: hint.valid,
    claimed: hint.claimed,
    decided: null,
    dedupe: sha256(`${kind}|${attempt.id}|${raw}`),
    rawSealed,
    receivedAt: deps.clock.now(),
  });
}

const placeOf = (deps: Deps, { booking_id }: Attempt): Promise<{ bookingId: string; parkId: string } | null> =>
  findTicket(deps, booking_id).then((ticket) => ticket && { bookingId: ticket.id, parkId: ticket.parkId });
