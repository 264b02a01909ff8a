import { encryptMessage } from './crypto.ts';
import type { Gateway } from './gateway.ts';
import type { Merchant } from './merchants.ts';
import { writeMessage } from './message.ts';
import { post } from './outbound.ts';
import { type ReturnWord, returnMessage } from './return-message.ts';
import type { Transaction } from './transactions.ts';

/**
 * Tells the merchant's server what happened to an order when the switches say. `before` resolves when the merchant has
 * answered; `after` resolves at once and sends when its time comes.
 */
export async function notifyInTime(gateway: Gateway, orderId: string, send: () => Promise<void>): Promise<void> {
  const { notify, notifySeconds } = gateway.switchboard.of(orderId);
  if (notify === 'before') await send();
  if (notify === 'after') gateway.clock.after(notifySeconds * 1000, send);
}

/** Sends the copies of a notification that the switches want, all at once; none where they are switched off. */
export async function sendTimes(gateway: Gateway, orderId: string, send: () => Promise<unknown>): Promise<void> {
  const { notify, notifyCopies } = gateway.switchboard.of(orderId);
  if (notify !== 'none') await Promise.all(Array.from({ length: notifyCopies }, send));
}

/** Sends the notification of an order now (docs/payments.md 3.7). Does nothing without an echo URL. */
export async function sendCopies(
  gateway: Gateway,
  merchant: Merchant,
  transaction: Transaction,
  word: ReturnWord,
): Promise<void> {
  const { echoUrl } = merchant;
  if (!echoUrl) return;
  const text = writeMessage(returnMessage(transaction, word, gateway.clock.now()));
  const fields = { encResp: encryptMessage(text, merchant.workingKey, merchant.cipher) };
  const { merchantId, orderId, trackingId } = transaction;
  const about = { command: 'notify', merchantId, orderId, trackingId, word };
  await sendTimes(gateway, orderId, () => post(gateway, echoUrl, fields, about));
}
