import { dayOf } from '#contract/dates.ts';
import type { AttemptState, PaymentStatus } from '#contract/payments/model.ts';
import { mayClimb, nextInquiryAfter, statusShownFor } from '#contract/payments/rules.ts';
import type { Deps } from '#server/deps.ts';
import { credentialById } from '#server/features/gateway-credentials/service.ts';
import type { Tx } from '#server/platform/database.ts';
import { systemScope, withScope } from '#server/platform/scope.ts';
import type { ClaimedState, Inquiry, PaymentFacts } from './gateways/gateway.ts';
import type { Attempt, News } from './repository.ts';
import * as repository from './repository.ts';

/** What the gateway says becomes what we store, by one road: hint or inquiry → state → booking (payments.md section 6). */

const MINUTE_MS = 60_000;
/** The gateway's page lives 15 minutes; an attempt nobody has seen after this long is over. */
const EXPIRE_AFTER_MS = 30 * MINUTE_MS;
/** A success cannot be older than its attempt, give or take the clocks. */
const CLOCK_SLACK_MS = 10 * MINUTE_MS;
const UNSETTLED_AFTER_MS = 72 * 60 * MINUTE_MS;

const CLAIMED: Record<ClaimedState, AttemptState | null> = {
  VERIFY_SUCCESS: null,
  FAILED: 'failed',
  ABORTED: 'aborted',
  AWAITED: 'awaited',
};

/** Writes news down and, where a strict hint names an end, lets the attempt end. Never pays. */
export async function learn(deps: Deps, attempt: Attempt, claimed: ClaimedState | null, news: News): Promise<void> {
  const state = claimed && CLAIMED[claimed];
  await withScope(deps.db, systemScope, async (tx) => {
    await repository.recordEvent(tx, news);
    if (state && mayClimb(attempt.state, state))
      await repository.failPayment(tx, attempt.id, state, statusShownFor(state), news.receivedAt);
  });
}

/** Asks the gateway about an attempt and acts on its answer: the only way by which a booking becomes paid. */
export async function inquireAndApply(deps: Deps, attempt: Attempt, timeoutMs: number): Promise<void> {
  const gateway = deps.gateways.ccav;
  const credential = await credentialById(deps, attempt.credential_id);
  if (!gateway || !credential) return;
  const order = { orderId: attempt.order_id, amountPaise: attempt.amount_paise };
  const inquiry = await gateway.inquire(order, credential, { timeoutMs });
  await apply(deps, attempt, inquiry);
}

async function apply(deps: Deps, attempt: Attempt, inquiry: Inquiry): Promise<void> {
  const now = deps.clock.now();
  const decided = await decide(deps, attempt, inquiry, now).catch((error: { code?: string }) => {
    // The provider's transaction number is on another attempt: an old success was replayed.
    if (error.code === '23505') return review(deps, attempt, 'the transaction number belongs to another attempt', now);
    throw error;
  });
  await withScope(deps.db, systemScope, (tx) =>
    repository.scheduleInquiry(tx, attempt.id, nextInquiry(attempt, decided, now)),
  );
  deps.metrics.payments.inc({ gateway: attempt.gateway, outcome: decided });
  const trouble = ['REVIEW', 'REFUSED'].includes(inquiry.result) || inquiry.unknownWord;
  const line = {
    attemptId: attempt.id,
    result: inquiry.result,
    decided,
    reason: inquiry.reason,
    word: inquiry.facts?.word,
  };
  deps.log[trouble ? 'warn' : 'info'](line, 'payment inquiry');
}

/** What an inquiry changes, in one transaction. Answers what was decided, for the log and the plan. */
async function decide(deps: Deps, attempt: Attempt, inquiry: Inquiry, now: Date): Promise<string> {
  const { result, facts } = inquiry;
  if (result === 'SUCCEEDED' && facts) return settle(deps, attempt, facts, now);
  if (result === 'REVIEW')
    return review(deps, attempt, inquiry.reason ?? 'the facts of the gateway differ from ours', now);
  if (result === 'REFUNDED' || result === 'CHARGEBACK')
    return inSystem(deps, 'refunded', (tx) =>
      repository.refundPayment(tx, attempt.id, result === 'REFUNDED' ? 'refunded' : 'chargeback', now),
    );
  if (result === 'NOT_FOUND') return expireIfOld(deps, attempt, now);
  if (result === 'UNREACHABLE' || result === 'REFUSED') return result.toLowerCase();
  const state = result.toLowerCase() as 'failed' | 'aborted' | 'awaited';
  if (state === 'awaited' && now.getTime() - attempt.created_at.getTime() > UNSETTLED_AFTER_MS)
    return review(deps, attempt, 'still awaited after 72 hours', now);
  return end(deps, attempt, state, statusShownFor(state), now);
}

async function inSystem(deps: Deps, outcome: string, work: (tx: Tx) => Promise<unknown>): Promise<string> {
  await withScope(deps.db, systemScope, work);
  return outcome;
}

const end = (deps: Deps, attempt: Attempt, state: AttemptState, status: PaymentStatus, now: Date): Promise<string> =>
  inSystem(deps, state, (tx) => repository.failPayment(tx, attempt.id, state, status, now));

const review = (deps: Deps, attempt: Attempt, reason: string, now: Date): Promise<string> =>
  inSystem(deps, 'review', async (tx) => {
    await repository.failPayment(tx, attempt.id, 'review', 'awaited', now);
    await repository.noteReview(tx, attempt.id, reason);
  });

async function settle(deps: Deps, attempt: Attempt, facts: PaymentFacts, now: Date): Promise<string> {
  const { providerTxnId, at } = facts;
  if (!providerTxnId) return review(deps, attempt, 'a success without a transaction number', now);
  if (at && at.getTime() < attempt.created_at.getTime() - CLOCK_SLACK_MS)
    return review(deps, attempt, 'a success older than the attempt', now);
  const proof = { txn: providerTxnId, bankRef: facts.bankRef, mode: facts.mode };
  return withScope(deps.db, systemScope, (tx) => repository.settlePayment(tx, attempt.id, proof, dayOf(now), now));
}

const expireIfOld = (deps: Deps, attempt: Attempt, now: Date): Promise<string> =>
  now.getTime() - attempt.created_at.getTime() < EXPIRE_AFTER_MS
    ? Promise.resolve('not found')
    : end(deps, attempt, 'expired', 'aborted', now);

const FINAL = ['paid', 'already', 'duplicate', 'late', 'refunded', 'review'];

/** When to ask again: by the plan of payments.md section 7, also after a failure, since late successes happen. */
function nextInquiry(attempt: Attempt, decided: string, now: Date): Date | null {
  if (FINAL.includes(decided)) return null;
  const minutes = nextInquiryAfter((now.getTime() - attempt.created_at.getTime()) / MINUTE_MS);
  if (minutes !== null) return new Date(attempt.created_at.getTime() + minutes * MINUTE_MS);
  return decided === 'unreachable' || decided === 'refused' ? new Date(now.getTime() + 60 * MINUTE_MS) : null;
}

const AT_ONCE = 20;
const JOB_BUDGET_MS = 10_000;

/** The job that asks about every attempt whose time has come. Several processes share the work by leases. */
export async function reconcileDue(deps: Deps): Promise<number> {
  const due = await withScope(deps.db, systemScope, (tx) => repository.leaseDueAttempts(tx, deps.clock.now(), AT_ONCE));
  for (const attempt of due) await inquireAndApply(deps, attempt, JOB_BUDGET_MS);
  return due.length;
}
