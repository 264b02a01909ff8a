import { Counter } from 'prom-client';
import { dayOf } from '#contract/kernel/dates/dates.ts';
import { MOST_STORED_PAISE } from '#contract/kernel/money.ts';
import type { AttemptState } from '#contract/payments/model.ts';
import { nextInquiry, statusShownFor } from '#contract/payments/rules.ts';
import { paymentChanged } from '#server/bookings/service.ts';
import type { Deps } from '#server/deps.ts';
import { credentialIn, type OpenCredential, renewedCredentialIn } from '#server/gateway-credentials/service.ts';
import type { Tx } from '#server/kernel/database/database.ts';
import { systemScope, withScope } from '#server/kernel/database/scope.ts';
import { takeDue } from '#server/kernel/database/work-queue.ts';
import { newId } from '#server/kernel/identity/ids.ts';
import type { Metrics } from '#server/kernel/operations/metrics.ts';
import type { ClaimedState, Gateway, Inquiry, Mismatches, PaymentFacts, SpokenOf } from './gateways/gateway.ts';
import { knownBack } from './reports.ts';
import * as repository from './repository.ts';
import { type Attempt, type AttemptKey, bookingOf, type News, type Payable } from './repository.ts';

/** The only way from a gateway's word to stored state: hint or inquiry → state → booking (docs/payments.md 6). */

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** The gateway's page lives 15 minutes; an attempt that the gateway has never seen expires after this long. */
const EXPIRE_AFTER_MS = 30 * MINUTE_MS;
/** Clocks differ: a success may seem this much older than its attempt. */
const CLOCK_SLACK_MS = 10 * MINUTE_MS;
const UNSETTLED_AFTER_MS = 72 * HOUR_MS;
/** The gateway cancels what nobody confirms within twelve days; after a day it will not be confirmed by itself. */
const CONFIRM_AFTER_MS = 24 * HOUR_MS;

const CLAIMED: Record<ClaimedState, AttemptState | null> = {
  VERIFY_SUCCESS: null,
  FAILED: 'failed',
  ABORTED: 'aborted',
  AWAITED: 'awaited',
};

/** Stores a gateway message. A signed failure may end the attempt; success never pays. False for a duplicate. */
export async function storeMessage(
  tx: Tx,
  attempt: Attempt,
  claimed: ClaimedState | null,
  message: News,
): Promise<boolean> {
  const state = claimed && CLAIMED[claimed];
  if (state) await end(tx, attempt, state, message.receivedAt);
  return repository.recordEvent(tx, message);
}

const end = (tx: Tx, attempt: Attempt, state: AttemptState, now: Date) =>
  repository.failPayment(tx, attempt, state, statusShownFor(state), now);

/** The attempt's own keys; if the gateway refuses those, newer ones of the same merchant and no others. */
export const keysFor = (deps: Deps, attempt: Attempt): Promise<OpenCredential[]> =>
  withScope(deps.db, systemScope, async (tx) =>
    keysOf(tx, deps, attempt, await repository.payableById(tx, deps.kinds, bookingOf(attempt))),
  );

export async function keysOf(tx: Tx, deps: Deps, attempt: Attempt, payable: Payable | null): Promise<OpenCredential[]> {
  const { organisation_id: organisationId, gateway } = attempt;
  const payee = payable && { organisationId, id: payable.offeringId, gateway };
  const known = [await credentialIn(tx, deps, attempt), payee && (await renewedCredentialIn(tx, deps, attempt, payee))];
  return known.filter((key) => key !== null);
}

/** True for the one caller who may ask now. */
export const mayInquire = (deps: Deps, attempt: Attempt, apartMs: number): Promise<boolean> =>
  withScope(deps.db, systemScope, (tx) => repository.claimInquiry(tx, attempt, deps.clock.now(), apartMs));

/** Asks with each key until one is not refused; null without a key. */
export async function askWithKeys<Answer>(
  keys: readonly OpenCredential[],
  ask: (key: OpenCredential) => Promise<Answer>,
  isRefused: (answer: Answer) => boolean,
): Promise<Answer | null> {
  let answer: Answer | null = null;
  for (const key of keys) {
    answer = await ask(key);
    if (!isRefused(answer)) return answer;
  }
  return answer;
}

/** Once accepted by a person, another amount may be right. A word about refunded money may mean our own refund. */
export async function inquire(
  deps: Deps,
  attempt: Attempt,
  keys: readonly OpenCredential[],
  timeoutMs: number,
): Promise<Inquiry | null> {
  const gateway = deps.gateways[attempt.gateway];
  const order = { orderId: attempt.order_id, amountPaise: attempt.paid_paise ?? attempt.amount_paise };
  const ask = async (key: OpenCredential) => (await gateway?.inquire(order, key, { timeoutMs })) ?? null;
  const inquiry = await askWithKeys(keys, ask, (answer) => answer?.result === 'REFUSED');
  if (inquiry?.result !== 'REFUNDED' || !inquiry.maybeInPart) return inquiry;
  const { isInPart } = await withScope(deps.db, systemScope, (tx) => knownBack(tx, attempt));
  return isInPart ? { ...inquiry, result: 'SUCCEEDED' } : inquiry;
}

/** The only way by which a booking becomes paid without a review. False when there is no key to ask with. */
export async function inquireAndApply(
  deps: Deps,
  attempt: Attempt,
  timeoutMs: number,
  known?: readonly OpenCredential[],
): Promise<boolean> {
  const gateway = deps.gateways[attempt.gateway];
  const keys = known ?? (await keysFor(deps, attempt));
  const inquiry = await inquire(deps, attempt, keys, timeoutMs);
  if (!gateway || !inquiry) return false;
  await apply(deps, attempt, inquiry);
  if (inquiry.captured === false) await confirmOldSuccess(deps, gateway, attempt, keys);
  return true;
}

export const heardIn = ({ result, facts }: Inquiry, now: Date) => ({
  heard_paise: facts && facts.amountPaise <= MOST_STORED_PAISE ? facts.amountPaise : null,
  heard_currency: facts?.currency ?? null,
  heard_word: facts?.word ?? result,
  heard_at: now,
});

async function apply(deps: Deps, attempt: Attempt, inquiry: Inquiry): Promise<void> {
  const now = deps.clock.now();
  const decided = await decide(deps, attempt, inquiry, now).catch((error: { code?: string }) => {
    // Another attempt has the provider's transaction number: an old success was replayed.
    if (error.code === '23505') return review(deps, attempt, ['transaction_elsewhere'], now);
    throw error;
  });
  await withScope(deps.db, systemScope, async (tx) => {
    // A return and a webhook often come together: when one has settled the attempt, the other plans by its new state.
    const newest = (await repository.attemptById(tx, attempt)) ?? attempt;
    const next = { last_inquiry_at: now, next_inquiry_at: nextInquiry(newest, decided, now) };
    const keys = inquiry.result !== 'UNREACHABLE' && { refused_at: inquiry.result === 'REFUSED' ? now : null };
    const answered = !['UNREACHABLE', 'REFUSED'].includes(inquiry.result);
    await repository.scheduleInquiry(tx, attempt, { ...next, ...keys, ...(answered && heardIn(inquiry, now)) });
  });
  inquiriesIn(deps.metrics).inc({ gateway: attempt.gateway, outcome: decided });
  const trouble = ['REVIEW', 'REFUSED'].includes(inquiry.result) || decided === 'review' || inquiry.unknownWord;
  const { result, reason, mismatches, facts } = inquiry;
  const line = { attemptId: attempt.id, result, decided, reason, mismatches, word: facts?.word };
  deps.log[trouble ? 'warn' : 'info'](line, 'payment inquiry');
}

/** In one transaction. Returns what was decided, for the log and the plan. */
async function decide(deps: Deps, attempt: Attempt, inquiry: Inquiry, now: Date): Promise<string> {
  const { result, facts } = inquiry;
  const ended = (state: AttemptState) => inSystem(deps, state, (tx) => end(tx, attempt, state, now));
  if (result === 'SUCCEEDED' && facts) return settle(deps, attempt, facts, now);
  if (inquiry.result === 'REVIEW') return review(deps, attempt, inquiry.mismatches, now);
  if (result === 'REFUNDED' || result === 'CHARGEBACK') return goneBack(deps, attempt, inquiry, now);
  if (result === 'FAILED') return ended('failed');
  if (result === 'ABORTED') return ended('aborted');
  if (result === 'UNREACHABLE' || result === 'REFUSED') return result.toLowerCase();
  const age = now.getTime() - attempt.created_at.getTime();
  const isWaiting = result === 'AWAITED' && !inquiry.onPage;
  if ((isWaiting || attempt.state === 'awaited') && age >= UNSETTLED_AFTER_MS)
    return review(deps, attempt, ['undecided'], now);
  if (isWaiting) return ended('awaited');
  return age < EXPIRE_AFTER_MS ? 'open' : ended('expired');
}

async function inSystem(deps: Deps, outcome: string, work: (tx: Tx) => Promise<unknown>): Promise<string> {
  await withScope(deps.db, systemScope, work);
  return outcome;
}

export async function goneBack(
  deps: Deps,
  attempt: Attempt,
  { result, maybeInPart }: Inquiry,
  now: Date,
): Promise<string> {
  const state = result === 'CHARGEBACK' ? 'chargeback' : 'refunded';
  await withScope(deps.db, systemScope, async (tx) => {
    await noteBack(deps, tx, attempt, attempt.id, { decided: state, claimed: maybeInPart ? 'order' : 'payment' });
    await repository.refundPayment(tx, attempt, state, now);
  });
  await paymentChanged(deps, bookingOf(attempt));
  return 'refunded';
}

/** Recorded once per refund or attempt; `npm run doctor` knows by it that the gateway sends the money back. */
export const noteBack = (
  { random, clock }: Deps,
  tx: Tx,
  { organisation_id, id, gateway }: Attempt,
  what: string,
  said: { decided: string; claimed: SpokenOf },
): Promise<boolean> =>
  repository.recordEvent(tx, {
    ...said,
    id: newId(random, organisation_id),
    organisationId: organisation_id,
    attemptId: id,
    gateway,
    kind: 'refund',
    valid: true,
    dedupe: `refund:${what}:${said.claimed}`,
    rawSealed: null,
    receivedAt: clock.now(),
  });

const review = (deps: Deps, attempt: Attempt, mismatches: Mismatches, now: Date): Promise<string> =>
  inSystem(deps, 'review', async (tx) => {
    await end(tx, attempt, 'review', now);
    await repository.noteMismatches(tx, attempt, mismatches);
  });

async function settle(deps: Deps, attempt: Attempt, facts: PaymentFacts, now: Date): Promise<string> {
  const { providerTxnId, at } = facts;
  if (!providerTxnId) return review(deps, attempt, ['no_transaction'], now);
  if (at && at.getTime() < attempt.created_at.getTime() - CLOCK_SLACK_MS)
    return review(deps, attempt, ['older_than_attempt'], now);
  const proof = { txn: providerTxnId, bankRef: facts.bankRef, mode: facts.mode };
  const outcome = await withScope(deps.db, systemScope, (tx) =>
    repository.settlePayment(tx, attempt, proof, dayOf(now), now),
  );
  if (outcome === 'paid') await paymentChanged(deps, bookingOf(attempt));
  return outcome;
}

/** Captures a success, for merchants whose account does not capture automatically. */
async function confirmOldSuccess(deps: Deps, gateway: Gateway, named: AttemptKey, keys: readonly OpenCredential[]) {
  const attempt = await withScope(deps.db, systemScope, (tx) => repository.attemptById(tx, named));
  const age = deps.clock.now().getTime() - (attempt?.updated_at.getTime() ?? 0);
  if (attempt?.state !== 'succeeded' || !attempt.provider_txn_id || age < CONFIRM_AFTER_MS) return;
  const payment = { providerTxnId: attempt.provider_txn_id, amountPaise: attempt.paid_paise ?? attempt.amount_paise };
  const confirm = async (key: OpenCredential) => gateway.confirm?.(payment, key) ?? null;
  const answer = await askWithKeys(keys, confirm, (said) => said?.state === 'REFUSED');
  const line = { attemptId: attempt.id, state: answer?.state, reason: answer?.reason };
  deps.log[answer?.state === 'CONFIRMED' ? 'info' : 'warn'](line, 'payment confirmed late');
}

const AT_ONCE = 20;
const JOB_BUDGET_MS = 10_000;

/** Job: inquires about every due attempt. Leases divide them among processes. */
export async function reconcileDue(deps: Deps): Promise<number> {
  const due = await takeDue(deps.db, repository.dueAttempts(deps.clock.now()), AT_ONCE);
  const merchants = Map.groupBy(due, ({ merchant_id }) => merchant_id);
  // Two at a time per merchant, so that one silent gateway holds up nobody else's payments.
  const lanes = [...merchants.values()].flatMap((queue) => [askAll(deps, queue), askAll(deps, queue)]);
  await Promise.all(lanes);
  return due.length;
}

async function askAll(deps: Deps, queue: Attempt[]): Promise<void> {
  for (let attempt = queue.shift(); attempt; attempt = queue.shift()) {
    const { id } = attempt;
    await inquireAndApply(deps, attempt, JOB_BUDGET_MS).catch((error: unknown) =>
      deps.log.error({ err: error, attemptId: id }, 'an attempt could not be asked about; it is tried again'),
    );
  }
}

const INQUIRIES = 'payment_inquiries_total';

export const inquiriesIn = ({ registry }: Pick<Metrics, 'registry'>): Counter<'gateway' | 'outcome'> =>
  (registry.getSingleMetric(INQUIRIES) as Counter<'gateway' | 'outcome'> | undefined) ??
  new Counter({
    name: INQUIRIES,
    help: 'Answers of gateways to our inquiries',
    labelNames: ['gateway', 'outcome'],
    registers: [registry],
  });
