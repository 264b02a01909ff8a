import type { Deps } from '#server/deps.ts';
import { credentialById } from '#server/features/gateway-credentials/service.ts';
import { systemScope, withScope } from '#server/platform/scope.ts';
import type { RefundResult } from './gateways/gateway.ts';
import type { Attempt, RefundRow } from './repository.ts';
import * as repository from './repository.ts';

/** Money that came too late or twice goes back by itself, once (payments.md sections 2.6 and 6, rule 9). */

const HOUR_MS = 3_600_000;
const AT_ONCE = 10;
/** Minutes until a refund is tried again whose answer was lost; the last one repeats. */
const RETRY_MINUTES = [1, 5, 15, 60, 360];

/** The job that sends refunds and follows those that are on their way. Several processes share it by leases. */
export async function refundDue(deps: Deps): Promise<number> {
  const due = await withScope(deps.db, systemScope, (tx) => repository.leaseDueRefunds(tx, deps.clock.now(), AT_ONCE));
  for (const refund of due) await refundOne(deps, refund, refund.sent_before);
  return due.length;
}

async function refundOne(deps: Deps, refund: RefundRow, sentBefore: boolean): Promise<void> {
  const attempt = await withScope(deps.db, systemScope, (tx) => repository.attemptById(tx, refund.attempt_id));
  const credential = attempt && (await credentialById(deps, attempt.credential_id));
  if (!attempt || !credential || !deps.gateways.ccav) return;
  const order = {
    orderId: attempt.order_id,
    refundId: refund.id,
    providerTxnId: attempt.provider_txn_id ?? '',
    amountPaise: refund.amount_paise,
    sentBefore,
  };
  const result =
    refund.state === 'pending'
      ? await deps.gateways.ccav.refundStatus(order, credential)
      : await deps.gateways.ccav.refund(order, credential);
  await note(deps, refund, attempt, result);
}

async function note(
  deps: Deps,
  refund: RefundRow,
  attempt: Attempt,
  { state, reason: said }: RefundResult,
): Promise<void> {
  const reason = said ?? null;
  const now = deps.clock.now();
  const later = (ms: number) => new Date(now.getTime() + ms);
  const retry = later((RETRY_MINUTES[Math.min(refund.tries - 1, RETRY_MINUTES.length - 1)] ?? 60) * 60_000);
  deps.log[state === 'FAILED' || state === 'REFUSED' ? 'error' : 'info'](
    { refundId: refund.id, state, reason },
    'refund',
  );
  await withScope(deps.db, systemScope, async (tx): Promise<unknown> => {
    if (state === 'DONE') return repository.refundPayment(tx, attempt.id, 'refunded', now);
    if (state === 'PENDING')
      return repository.postponeRefund(
        tx,
        refund.id,
        'pending',
        reason,
        later(refund.state === 'pending' ? 6 * HOUR_MS : HOUR_MS),
        now,
      );
    if (state === 'FAILED') return repository.postponeRefund(tx, refund.id, 'failed', reason, null, now);
    return repository.postponeRefund(
      tx,
      refund.id,
      refund.state === 'pending' ? 'pending' : 'sent',
      reason,
      retry,
      now,
    );
  });
}
