import { decimalRupees } from '../amount.ts';
import { callbackDate } from '../clock.ts';
import type { WalletMerchant } from '../merchants.ts';
import { sendTimes } from '../outbound.ts';
import type { Provider } from '../provider.ts';
import type { Switches } from '../switches.ts';
import { callbackFields } from './callback.ts';
import { signedForm } from './checksum.ts';
import { writeEnvelope } from './envelope.ts';
import type { WalletOrder } from './order.ts';
import { type Result, resultsOf, SUCCESS } from './results.ts';
import { tamperedCallback } from './tamper.ts';

/** Closing Paytm's window settles nothing: the order can still be paid. */
export const WALLETS: Provider<WalletMerchant, WalletOrder, Result, Result> = {
  book: ({ wallets }) => wallets,
  ledger: ({ orders }) => orders,
  saidOf: resultsOf,
  closingEnds: false,
  settle: ({ orders }, _merchant, order, result) => orders.say(order, result),
  returned: (gateway, merchant, order, result) => ({
    word: result.status,
    url: order.callbackUrl,
    fields: tamperedCallback({ gateway, merchant, order }, result),
  }),
  notify: async (gateway, merchant, order, result) => {
    const message = shapes[gateway.switchboard.of(order.orderId).webhook];
    const told = { merchant, order, result, at: gateway.clock.now() };
    await sendTimes(gateway, merchant.echoUrl, message(told), order, result.status);
  },
  remembered: ({ paidAt }) => ({
    callbackUrl: '',
    customer: '',
    token: '',
    tokenUntil: 0,
    history: [{ at: paidAt.getTime(), word: SUCCESS }],
  }),
};

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
        txnId: order.trackingId,
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
