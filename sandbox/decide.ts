import type { Gateway } from './gateway.ts';
import type { Merchant } from './merchants.ts';
import { writeMessage } from './message.ts';
import { notifyInTime, sendCopies } from './notify.ts';
import { type ReturnWord, returnMessage } from './return-message.ts';
import { plannedReturns, type ReturnPost } from './returns.ts';
import { isPaid, type Outcome, type Transaction } from './transactions.ts';

const TWELVE_DAYS_MS = 12 * 24 * 60 * 60 * 1000;

const returnWords: Record<Exclude<Outcome, 'close'>, ReturnWord> = {
  success: 'Success',
  failure: 'Failure',
  abort: 'Aborted',
  'awaited-success': 'Awaited',
  'awaited-failure': 'Awaited',
  timeout: 'Timeout',
};

/**
 * Settles a transaction as chosen and promises the return posts that follow. An awaited one gets its later answer
 * `laterSeconds` of virtual time from now. Nothing has changed when it throws SwitchError.
 */
export async function decide(
  gateway: Gateway,
  merchant: Merchant,
  transaction: Transaction,
  outcome: Outcome,
  laterSeconds: number,
): Promise<ReturnPost[]> {
  if (outcome === 'close') {
    transaction.outcome = outcome;
    return [];
  }
  const word = returnWords[outcome];
  const posts = plannedReturns(gateway, merchant, transaction, word);
  transaction.outcome = outcome;
  settle(gateway, merchant, transaction, word);
  if (word === 'Awaited') answerLater(gateway, merchant, transaction, outcome, laterSeconds);
  await notifyInTime(gateway, transaction.orderId, () => sendCopies(gateway, merchant, transaction, word));
  return posts;
}

function answerLater(
  gateway: Gateway,
  merchant: Merchant,
  transaction: Transaction,
  outcome: Outcome,
  laterSeconds: number,
): void {
  const word = outcome === 'awaited-success' ? 'Success' : 'Failure';
  gateway.clock.after(laterSeconds * 1000, async () => {
    settle(gateway, merchant, transaction, word);
    await sendCopies(gateway, merchant, transaction, word);
  });
}

/** Writes the status word of the API that stands for this word of a return (docs/payments.md 3.5). */
function settle(gateway: Gateway, merchant: Merchant, transaction: Transaction, word: ReturnWord): void {
  if (word === 'Success') pay(gateway, merchant, transaction);
  else gateway.transactions.changeStatus(transaction, word === 'Failure' ? 'Unsuccessful' : word);
}

function pay(gateway: Gateway, merchant: Merchant, transaction: Transaction): void {
  const { transactions, clock, lastSuccess } = gateway;
  const { orderId, merchantId } = transaction;
  const earlier = transactions.byOrder(orderId, merchantId);
  const twice = earlier !== undefined && earlier !== transaction && isPaid(earlier);
  const confirmed = merchant.autoConfirm === false ? 'Successful' : 'Shipped';
  transactions.changeStatus(transaction, twice ? 'Auto-Reversed' : confirmed);
  const text = writeMessage(returnMessage(transaction, 'Success', clock.now()));
  lastSuccess.set(merchantId, { orderId, text });
  if (!twice && confirmed === 'Successful') cancelUnconfirmedLater(gateway, transaction);
}

function cancelUnconfirmedLater({ clock, transactions }: Gateway, transaction: Transaction): void {
  clock.after(TWELVE_DAYS_MS, () => {
    if (transaction.history.at(-1)?.word === 'Successful') transactions.changeStatus(transaction, 'Auto-Cancelled');
  });
}
