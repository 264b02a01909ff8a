import { decimalRupees } from '../amount.ts';
import { callbackDate } from '../clock.ts';
import type { Gateway } from '../gateway.ts';
import type { WalletMerchant } from '../merchants.ts';
import { sendTimes } from '../notify.ts';
import { post } from '../outbound.ts';
import type { Switches } from '../switches.ts';
import { callbackFields } from './callback.ts';
import { signedForm } from './checksum.ts';
import { writeEnvelope } from './envelope.ts';
import type { WalletOrder } from './orders.ts';
import type { Result } from './results.ts';

type Told = { merchant: WalletMerchant; order: WalletOrder; result: Result; at: number };

/** Both shapes that sources name, the first one with and without a checksum (docs/payments.md 4.6). */
const shapes: Record<Switches['webhook'], (told: Told) => Record<string, string> | string> = {
  form: (told) => signedForm(formOf(told), told.merchant.merchantKey),
  form_unsigned: (told) => formOf(told),
  json: ({ merchant, order, result, at }) =>
    writeEnvelope(
      {
        mid: order.merchantId,
        orderId: order.orderId,
        txnId: order.transactionId,
        bankTxnId: order.bankReference,
        txnAmount: decimalRupees(order.paise),
        txnType: 'SALE',
        txnDate: callbackDate(at),
        paymentMode: 'UPI',
        status: result.status,
        respCode: result.code,
        respMsg: result.message,
      },
      at,
      merchant.merchantKey,
    ),
};

const formOf = ({ order, result, at }: Told): Record<string, string> => ({
  ...callbackFields(order, result, at),
  TXNDATETIME: callbackDate(at),
  CUSTID: order.customer,
  TXNTYPE: 'SALE',
});

/** Sends the webhook of an order now, in the shape and as often as its switches say. Does nothing without an address. */
export async function sendWebhook(
  gateway: Gateway,
  merchant: WalletMerchant,
  order: WalletOrder,
  result: Result,
): Promise<void> {
  const { echoUrl } = merchant;
  if (!echoUrl) return;
  const { merchantId, orderId, transactionId: trackingId } = order;
  const about = { command: 'notify', merchantId, orderId, trackingId, word: result.status };
  const message = shapes[gateway.switchboard.of(orderId).webhook]({ merchant, order, result, at: gateway.clock.now() });
  await sendTimes(gateway, orderId, () => post(gateway, echoUrl, message, about));
}
