import { encryptMessage } from './crypto.ts';
import type { Gateway } from './gateway.ts';
import type { Merchant } from './merchants.ts';
import { writeMessage } from './message.ts';
import { postForm } from './outbound.ts';
import { type ReturnWord, returnMessage } from './return-message.ts';
import type { Transaction } from './transactions.ts';

type Moment = 'before' | 'after';

/**
 * Tells the merchant's server what happened (payments.md §2.7), as often as the switches say, all copies at once.
 * `before` resolves when the merchant has answered; `after` resolves at once and sends when its time comes.
 * Does nothing without an echo URL or when the switch names the other moment.
 */
export async function notifyAt(
  moment: Moment,
  gateway: Gateway,
  merchant: Merchant,
  transaction: Transaction,
  word: ReturnWord,
): Promise<void> {
  const { notify, notifySeconds } = gateway.switchboard.of(transaction.orderId);
  if (notify !== moment) return;
  if (moment === 'before') return sendCopies(gateway, merchant, transaction, word);
  gateway.clock.after(notifySeconds * 1000, () => sendCopies(gateway, merchant, transaction, word));
}

/** Sends the notification now: what settles an awaited order later. */
export async function sendCopies(
  gateway: Gateway,
  merchant: Merchant,
  transaction: Transaction,
  word: ReturnWord,
): Promise<void> {
  const { echoUrl } = merchant;
  const { notify, notifyCopies } = gateway.switchboard.of(transaction.orderId);
  if (!echoUrl || notify === 'none') return;
  const text = writeMessage(returnMessage(transaction, word, gateway.clock.now()));
  const fields = { encResp: encryptMessage(text, merchant.workingKey, merchant.cipher) };
  const { merchantId, orderId, trackingId } = transaction;
  const about = { command: 'notify', merchantId, orderId, trackingId, word };
  await Promise.all(Array.from({ length: notifyCopies }, () => postForm(gateway, echoUrl, fields, about)));
}
