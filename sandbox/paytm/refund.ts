import { decimalRupees, paiseOf } from '../amount.ts';
import type { SandboxState } from '../gateway.ts';
import { type LedgerRefund, returned } from '../ledger.ts';
import { type RefundProblem, takeRefund } from '../refunds.ts';
import type { WalletOrder } from './order.ts';
import { failed, type Result, resultInfo, SUCCESS } from './results.ts';

type RefundQuestion = Record<string, unknown>;

const RAISED: Result = { status: 'PENDING', code: '601', message: 'Refund request was raised and is pending' };
const DONE: Result = { status: SUCCESS.status, code: '10', message: 'Refund Successful' };
const NO_SUCH = failed('627', 'Details do not match with an order');
const IMPOSSIBLE = failed('607', 'Refund is not possible');

/** 617 means that the first call arrived. */
const refusals: Record<RefundProblem, Result> = {
  repeated: failed('617', 'Refund Already Raised'),
  impossible: IMPOSSIBLE,
  refused: failed('600', 'The bank refused this refund'),
  second: IMPOSSIBLE,
  small: failed('635', 'A partial refund under one rupee is not allowed'),
  above: failed('619', 'Invalid refund amount'),
};

/** docs/payments.md 4.8. Paytm answers only that a refund is pending; the status call has the outcome. */
export function applyRefund(gateway: SandboxState, order: WalletOrder | undefined, question: RefundQuestion): Result {
  const { txnId, txnType, refId, refundAmount } = question;
  if (!order || order.trackingId !== txnId || txnType !== 'REFUND') return NO_SUCH;
  const asked = { reference: String(refId ?? ''), paise: paiseOf(String(refundAmount)) ?? 0 };
  const limits = { reference: /^[A-Za-z0-9@_-]{1,50}$/, least: 100 };
  const taken = takeRefund(gateway, gateway.orders, order, asked, limits);
  return typeof taken === 'string' ? refusals[taken] : RAISED;
}

/** 601 until its time is over, then 10; 631 for one that never arrived. */
export function refundStatus(gateway: SandboxState, order: WalletOrder | undefined, question: RefundQuestion): Result {
  const refund = refundOf(order, question);
  if (!refund) return failed('631', 'Record not found');
  return refund.doneAt <= gateway.clock.now() ? DONE : RAISED;
}

const refundOf = (order: WalletOrder | undefined, { refId }: RefundQuestion): LedgerRefund | undefined =>
  order?.refunds.find(({ reference }) => reference === refId);

export function refundBody(order: WalletOrder | undefined, question: RefundQuestion, result: Result): object {
  const refund = refundOf(order, question);
  if (!order || !refund) return resultInfo(result);
  return {
    ...resultInfo(result),
    mid: order.merchantId,
    orderId: order.orderId,
    txnId: order.trackingId,
    refId: refund.reference,
    refundId: refund.refundId,
    refundAmount: decimalRupees(refund.paise),
    totalRefundAmount: decimalRupees(returned(order)),
    txnAmount: decimalRupees(order.paise),
  };
}
