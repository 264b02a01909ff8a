import { CARDS } from './ccavenue/cards.ts';
import { openTransaction } from './ccavenue/open.ts';
import type { Transaction } from './ccavenue/transaction.ts';
import { type Body, ControlError, textIn } from './control-body.ts';
import type { SandboxState } from './gateway.ts';
import { outcomes } from './ledger.ts';
import { WALLETS } from './paytm/wallets.ts';
import { decidable } from './provider.ts';

const MAX_LATER_SECONDS = 1_728_000;

/** Takes `{orderId or encRequest, outcome, laterSeconds?}`. Returns all returns as `posts`; sends none. */
export async function decideWithoutBrowser(gateway: SandboxState, body: Body): Promise<Body> {
  const order = gateway.orders.byOrder(textIn(body, 'orderId') ?? '', textIn(body, 'merchantId'));
  const found = order ? decidable(gateway, WALLETS, order) : decidable(gateway, CARDS, transactionOf(gateway, body));
  if (!found) throw new ControlError(404, 'The merchant of this order is gone');
  const { about, payment, settle } = found;
  const outcome = outcomes.find((one) => one === body.outcome);
  if (!outcome) throw new ControlError(400, `outcome is one of ${outcomes.join(', ')}`);
  if (payment.outcome) throw new ControlError(409, `Already answered with ${payment.outcome}`);
  const laterSeconds = Number(body.laterSeconds ?? 30);
  if (!(laterSeconds >= 0 && laterSeconds <= MAX_LATER_SECONDS))
    throw new ControlError(400, 'laterSeconds is 0 to 1728000');
  const posts = await settle(outcome, laterSeconds);
  const own = posts.find((post) => post.by === 'browser');
  const { orderId, trackingId } = about;
  return { orderId, trackingId, url: own?.url ?? null, fields: own?.fields ?? null, posts };
}

function transactionOf(gateway: SandboxState, body: Body): Transaction {
  const encRequest = textIn(body, 'encRequest');
  if (encRequest) {
    const opening = openTransaction(gateway, { encRequest, accessCode: textIn(body, 'access_code') ?? '' });
    if (opening.kind === 'page') return opening.transaction;
    throw new ControlError(400, opening.kind === 'invalid' ? opening.reason : opening.kind);
  }
  const found = gateway.transactions.byOrder(textIn(body, 'orderId') ?? '', textIn(body, 'merchantId'));
  if (found) return found;
  throw new ControlError(404, 'No such order: start it first, or send encRequest and access_code');
}
