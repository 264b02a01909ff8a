import { type Body, ControlError, textIn } from './control-body.ts';
import { decide } from './decide.ts';
import type { Gateway } from './gateway.ts';
import { openTransaction } from './open.ts';
import { decideOrder } from './paytm/decide.ts';
import type { Pressed } from './send-back.ts';
import { type Outcome, outcomes, type Transaction } from './transactions.ts';

const MAX_LATER_SECONDS = 1_728_000;

/**
 * Decides an order without a browser: `{orderId, outcome, laterSeconds?}`, or encRequest and access_code instead of the
 * order id. Promises the form fields that the browser would post and, as `posts`, every return in order; none is sent.
 */
export async function decideWithoutBrowser(gateway: Gateway, body: Body): Promise<Body> {
  const { orderId, trackingId, answered, settle } = orderOf(gateway, body);
  const outcome = outcomes.find((one) => one === body.outcome);
  if (!outcome) throw new ControlError(400, `outcome is one of ${outcomes.join(', ')}`);
  if (answered) throw new ControlError(409, `Already answered with ${answered}`);
  const laterSeconds = Number(body.laterSeconds ?? 30);
  if (!(laterSeconds >= 0 && laterSeconds <= MAX_LATER_SECONDS))
    throw new ControlError(400, 'laterSeconds is 0 to 1728000');
  const posts = await settle(outcome, laterSeconds);
  const own = posts.find((post) => post.by === 'browser');
  return { orderId, trackingId, url: own?.url ?? null, fields: own?.fields ?? null, posts };
}

type Order = { orderId: string; trackingId: string; answered?: Outcome; settle: Pressed['settle'] };

/** An order of either provider that waits to be decided. */
function orderOf(gateway: Gateway, body: Body): Order {
  const order = gateway.orders.byOrder(textIn(body, 'orderId') ?? '', textIn(body, 'merchantId'));
  if (!order) return cardOrder(gateway, transactionOf(gateway, body));
  const merchant = gateway.wallets.byId(order.merchantId);
  if (!merchant) throw new ControlError(404, 'The merchant of this order is gone');
  const { orderId, transactionId: trackingId, outcome: answered } = order;
  return { orderId, trackingId, answered, settle: (...choice) => decideOrder(gateway, merchant, order, ...choice) };
}

function cardOrder(gateway: Gateway, transaction: Transaction): Order {
  const merchant = gateway.merchants.byId(transaction.merchantId);
  if (!merchant) throw new ControlError(404, 'The merchant of this order is gone');
  const { orderId, trackingId, outcome: answered } = transaction;
  return { orderId, trackingId, answered, settle: (...choice) => decide(gateway, merchant, transaction, ...choice) };
}

/** By the two fields of the payment form (which opens the order as the browser would), or by the order id. */
function transactionOf(gateway: Gateway, body: Body): Transaction {
  const encRequest = textIn(body, 'encRequest');
  if (encRequest) {
    const opening = openTransaction(gateway, encRequest, textIn(body, 'access_code') ?? '');
    if (opening.kind === 'page') return opening.transaction;
    throw new ControlError(400, opening.kind === 'invalid' ? opening.reason : opening.kind);
  }
  const found = gateway.transactions.byOrder(textIn(body, 'orderId') ?? '', textIn(body, 'merchantId'));
  if (found) return found;
  throw new ControlError(404, 'No such order: start it first, or send encRequest and access_code');
}
