import { paymentChanged } from '#server/bookings/service.ts';
import type { Deps } from '#server/deps.ts';
import { systemScope, withScope } from '#server/kernel/database/scope.ts';
import { takeDue } from '#server/kernel/database/work-queue.ts';
import type { Gateway, ProviderRefund, RefundResult } from './gateways/gateway.ts';
import { askWithKeys, keysFor, noteBack } from './reconciliation.ts';
import { knownBack } from './reports.ts';
import * as repository from './repository.ts';
import { type Attempt, type AttemptKey, bookingOf, type DueRefund, type RefundRow } from './repository.ts';

/** Automatic refunds of late and second payments, each once (docs/payments.md 3.6 and 6.9). */

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const AT_ONCE = 10;
/** Minutes until a retry after a lost answer; the last number repeats. */
const RETRY_MINUTES = [1, 5, 15, 60, 360];

const isRefused = ({ state }: RefundResult): boolean => state === 'REFUSED';

/** Job: sends refunds and follows those on their way. Processes share the work by leases. */
export async function refundDue(deps: Deps): Promise<number> {
  let count = 0;
  while (count < AT_ONCE && (await sendNext(deps))) count += 1;
  return count;
}

/** Leased one by one: a process that waits long for a gateway must not send a second one after its lease ended. */
export async function sendNext(deps: Deps, one?: AttemptKey): Promise<boolean> {
  const [due] = await takeDue(deps.db, repository.dueRefunds(deps.clock.now(), one), 1);
  if (!due) return false;
  await refundOne(deps, due).catch((error: unknown) =>
    deps.log.error({ err: error, refundId: due.id }, 'a refund could not be sent; the job tries it again'),
  );
  return true;
}

async function refundOne(deps: Deps, refund: DueRefund): Promise<void> {
  const attempt = await withScope(deps.db, systemScope, (tx) => repository.attemptById(tx, attemptOf(refund)));
  const gateway = attempt && deps.gateways[attempt.gateway];
  if (!attempt || !gateway) return;
  const result = await sendOrFollow(deps, gateway, refund, attempt);
  if (result) await note(deps, refund, attempt, result);
}

export const attemptOf = ({ organisation_id, attempt_id }: RefundRow): AttemptKey => ({
  organisation_id,
  id: attempt_id,
});

/** A refund that may have arrived is inquired about before it is resent, under the same reference. */
async function sendOrFollow(
  deps: Deps,
  gateway: Gateway,
  refund: DueRefund,
  attempt: Attempt,
): Promise<RefundResult | null> {
  const order = await orderOf(deps, refund, attempt, refund.sent_before);
  const keys = await keysFor(deps, attempt);
  if (refund.sent_before) {
    const known = await askWithKeys(keys, (key) => gateway.refundStatus(order, key), isRefused);
    const isLeftToUs = known?.state === 'NOT_SEEN' || known?.later;
    if (refund.state === 'pending' || !isLeftToUs) return known;
  }
  return askWithKeys(keys, (key) => gateway.refund(order, key), isRefused);
}

/** Reference: the refund's id for the first try, then `<id>-2`, as with orders. */
async function orderOf(
  deps: Deps,
  { id, n, amount_paise: amountPaise }: RefundRow,
  attempt: Attempt,
  sentBefore: boolean,
): Promise<ProviderRefund> {
  const { isInPart, taken } = await withScope(deps.db, systemScope, (tx) => knownBack(tx, attempt));
  return {
    orderId: attempt.order_id,
    refundId: n === 1 ? id : `${id}-${n}`,
    providerTxnId: attempt.provider_txn_id ?? '',
    amountPaise,
    sentBefore,
    besideOthers: isInPart && taken.some((one) => one !== id),
  };
}

/** Inquires about the newest try, then about earlier ones until one has arrived; `n`: the last one inquired about. */
export async function askEveryTry(deps: Deps, gateway: Gateway, refund: RefundRow, attempt: Attempt) {
  const keys = await keysFor(deps, attempt);
  const askAbout = async (n: number) => {
    const order = await orderOf(deps, { ...refund, n }, attempt, true);
    return askWithKeys(keys, (key) => gateway.refundStatus(order, key), isRefused);
  };
  let n = refund.n;
  let said = await askAbout(n);
  while (n > 1 && (said?.state === 'FAILED' || said?.state === 'NOT_SEEN')) {
    n -= 1;
    said = await askAbout(n);
  }
  return { said, n };
}

export async function note(deps: Deps, refund: DueRefund, attempt: Attempt, result: RefundResult): Promise<void> {
  const { state, reason, speaksOf: claimed = 'refund' } = result;
  const now = deps.clock.now();
  const isTrouble = state === 'FAILED' || state === 'REFUSED';
  deps.log[isTrouble ? 'error' : 'info']({ refundId: refund.id, state, reason }, 'refund');
  await withScope(deps.db, systemScope, async (tx): Promise<unknown> => {
    if (state === 'DONE' || state === 'PENDING')
      await noteBack(deps, tx, attempt, refund.id, { decided: 'taken', claimed });
    if (state === 'DONE' || (state === 'NOT_SEEN' && isLongOnItsWay(refund, now)))
      return repository.finishRefund(tx, refund, now);
    // The money is going back, so nobody is let in for it.
    if (state === 'PENDING') await repository.giveBack(tx, refund);
    const next = whatNext(refund, state, result.later === true && refund.tries < LATER_TRIES);
    const at = next.inMs === null ? null : new Date(now.getTime() + next.inMs);
    return repository.postponeRefund(tx, refund, next.state, reason ?? null, at, now);
  });
  if (state === 'DONE' || state === 'PENDING') await paymentChanged(deps, bookingOf(attempt));
}

/** While the merchant's balance is too low: four times a day for half a month, then a person must act. */
const LATER_TRIES = 60;

const DAY_MS = 24 * HOUR_MS;
/** Banks take 14 working days. */
const ARRIVED_AFTER_MS = 20 * DAY_MS;

/** The card gateway has no word for a partial refund: after this long nobody else would say that it is done. */
const isLongOnItsWay = ({ state, items, created_at }: DueRefund, now: Date): boolean =>
  state === 'pending' && items !== null && now.getTime() - created_at.getTime() > ARRIVED_AFTER_MS;

/** PENDING is inquired about after one hour, then every six; a lost or refused call is retried at growing intervals. */
function whatNext(
  refund: DueRefund,
  state: Exclude<RefundResult['state'], 'DONE'>,
  isForLater: boolean,
): { state: RefundRow['state']; inMs: number | null } {
  const isFollowed = refund.state === 'pending';
  if (state === 'FAILED' && !isForLater) return { state: 'failed', inMs: null };
  if (state === 'FAILED') return { state: 'sent', inMs: 6 * HOUR_MS };
  // Accepted but not shown by the gateway: it is on its way.
  if (state === 'PENDING' || (state === 'NOT_SEEN' && isFollowed))
    return { state: 'pending', inMs: isFollowed ? 6 * HOUR_MS : HOUR_MS };
  const minutes = RETRY_MINUTES[Math.min(refund.tries, RETRY_MINUTES.length) - 1] ?? 60;
  return { state: isFollowed ? 'pending' : 'sent', inMs: minutes * MINUTE_MS };
}
