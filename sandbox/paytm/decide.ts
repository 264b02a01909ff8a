import type { Gateway } from '../gateway.ts';
import type { WalletMerchant } from '../merchants.ts';
import { notifyInTime } from '../notify.ts';
import { plannedSteps, type ReturnPost } from '../returns.ts';
import type { Outcome } from '../transactions.ts';
import type { WalletOrder } from './orders.ts';
import { FAILURE, type Result, resultsOf, SUCCESS } from './results.ts';
import { tamperedCallback } from './tamper.ts';
import { sendWebhook } from './webhook.ts';

export type CallbackPost = ReturnPost<Record<string, string>>;

/**
 * Settles an order as chosen and promises the callbacks that follow. A pending one gets its later answer `laterSeconds`
 * of virtual time from now. Closing the window settles nothing: the order can still be paid. Nothing has changed when
 * it throws SwitchError.
 */
export async function decideOrder(
  gateway: Gateway,
  merchant: WalletMerchant,
  order: WalletOrder,
  outcome: Outcome,
  laterSeconds: number,
): Promise<CallbackPost[]> {
  if (outcome === 'close') return [];
  const result = resultsOf[outcome];
  const posts = plannedCallbacks(gateway, merchant, order, result);
  order.outcome = outcome;
  gateway.orders.add(order, result);
  if (result.status === 'PENDING') answerLater(gateway, merchant, order, outcome, laterSeconds);
  await notifyInTime(gateway, order.orderId, () => sendWebhook(gateway, merchant, order, result));
  return posts;
}

function plannedCallbacks(gateway: Gateway, merchant: WalletMerchant, order: WalletOrder, result: Result) {
  const words = { success: SUCCESS, failure: FAILURE };
  return plannedSteps(gateway.switchboard.of(order.orderId), result, words).map(
    ({ word, ...step }): CallbackPost => ({
      ...step,
      word: word.status,
      url: order.callbackUrl,
      fields: tamperedCallback({ gateway, merchant, order }, word),
    }),
  );
}

function answerLater(
  gateway: Gateway,
  merchant: WalletMerchant,
  order: WalletOrder,
  outcome: Outcome,
  laterSeconds: number,
): void {
  const result = outcome === 'awaited-success' ? SUCCESS : FAILURE;
  gateway.clock.after(laterSeconds * 1000, async () => {
    gateway.orders.add(order, result);
    await sendWebhook(gateway, merchant, order, result);
  });
}
