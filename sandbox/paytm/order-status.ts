import { decimalRupees, otherAmount } from '../amount.ts';
import { callbackDate } from '../clock.ts';
import type { SandboxState } from '../gateway.ts';
import { returned } from '../ledger.ts';
import { seenBy } from '../provider.ts';
import type { WalletOrder } from './order.ts';
import { NO_RECORD, resultInfo, resultOfWord, SUCCESS, UNKNOWN_ORDER } from './results.ts';

/** docs/payments.md 4.7: 334 for an unknown order, 331 for one without an attempt to pay. */
export function orderStatus(gateway: SandboxState, order: WalletOrder | undefined, wrongAmount: boolean): object {
  if (!order) return resultInfo(UNKNOWN_ORDER);
  const newest = seenBy(gateway, order);
  if (!newest) return resultInfo(NO_RECORD);
  const { statusWord } = gateway.switchboard.of(order.orderId);
  const result = statusWord ? resultOfWord(statusWord) : newest.word;
  if (result.status === NO_RECORD.status) return resultInfo(result);
  const paise = wrongAmount ? otherAmount(order.paise) : order.paise;
  const isPaid = result.status === SUCCESS.status;
  return {
    ...resultInfo(result),
    txnId: order.trackingId,
    bankTxnId: isPaid ? order.bankReference : '',
    orderId: order.orderId,
    txnAmount: decimalRupees(paise),
    txnType: 'SALE',
    gatewayName: 'SANDBOX',
    bankName: 'Sandbox Bank',
    mid: order.merchantId,
    paymentMode: 'UPI',
    refundAmt: decimalRupees(returned(order)),
    txnDate: callbackDate(newest.at),
  };
}
