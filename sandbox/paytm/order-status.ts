import { decimalRupees, otherAmount } from '../amount.ts';
import { callbackDate } from '../clock.ts';
import type { Gateway } from '../gateway.ts';
import type { WalletOrder } from './orders.ts';
import { NO_RECORD, type Result, resultInfo, resultOfWord, SUCCESS, UNKNOWN_ORDER } from './results.ts';

/** The body of the status API (docs/payments.md 4.7): 334 for an order it never saw, 331 for one that nobody has tried to pay. */
export function orderStatus(gateway: Gateway, order: WalletOrder | undefined, wrongAmount: boolean): object {
  if (!order) return resultInfo(UNKNOWN_ORDER);
  const { result, at } = seen(gateway, order);
  if (result.status === NO_RECORD.status) return resultInfo(result);
  const paise = wrongAmount ? otherAmount(order.paise) : order.paise;
  const isPaid = result.status === SUCCESS.status;
  return {
    ...resultInfo(result),
    txnId: order.transactionId,
    bankTxnId: isPaid ? order.bankReference : '',
    orderId: order.orderId,
    txnAmount: decimalRupees(paise),
    txnType: 'SALE',
    gatewayName: 'SANDBOX',
    bankName: 'Sandbox Bank',
    mid: order.merchantId,
    paymentMode: 'UPI',
    refundAmt: decimalRupees(order.refunds.reduce((sum, refund) => sum + refund.paise, 0)),
    txnDate: callbackDate(at),
  };
}

/** The result as the switches let the API see it: late by the lag, or another word altogether. */
function seen(gateway: Gateway, order: WalletOrder): { result: Result; at: number } {
  const { lagSeconds, statusWord } = gateway.switchboard.of(order.orderId);
  const horizon = gateway.clock.now() - lagSeconds * 1000;
  const newest = order.history.findLast(({ at }) => at <= horizon);
  if (!newest) return { result: NO_RECORD, at: order.openedAt };
  return statusWord ? { ...newest, result: resultOfWord(statusWord) } : newest;
}
