import { randomInt } from 'node:crypto';
import { decimalRupees, paiseOf } from '../amount.ts';
import type { Gateway } from '../gateway.ts';
import { isPaid, type WalletOrder, type WalletRefund } from './orders.ts';
import { type Result, resultInfo, SUCCESS } from './results.ts';

type Question = Record<string, unknown>;

const failed = (code: string, message: string): Result => ({ status: 'TXN_FAILURE', code, message });
const RAISED: Result = { status: 'PENDING', code: '601', message: 'Refund request was raised and is pending' };
const DONE: Result = { status: SUCCESS.status, code: '10', message: 'Refund Successful' };

/**
 * Takes a refund (docs/payments.md 4.8). Paytm only ever answers that it is pending; whether it was done is what the status
 * call tells. A repeated refId gets 617, which tells a caller whose first call was lost that it arrived.
 */
export function applyRefund(gateway: Gateway, order: WalletOrder | undefined, question: Question): Result {
  const reference = String(question.refId ?? '');
  const paise = paiseOf(String(question.refundAmount)) ?? 0;
  const problem = problemOf(gateway, order, question, reference, paise);
  if (problem || !order) return problem ?? NO_SUCH;
  const { refund, refundSeconds } = gateway.switchboard.of(order.orderId);
  const doneAt = gateway.clock.now() + (refund === 'pending' ? refundSeconds * 1000 : 0);
  order.refunds.push({ reference, refundId: `${Date.now()}${randomInt(1e5, 1e6)}`, paise, doneAt });
  return RAISED;
}

const NO_SUCH = failed('627', 'Details do not match with an order');

function problemOf(
  gateway: Gateway,
  order: WalletOrder | undefined,
  { txnId, txnType }: Question,
  reference: string,
  paise: number,
): Result | undefined {
  if (!order || order.transactionId !== txnId || txnType !== 'REFUND') return NO_SUCH;
  if (order.refunds.some((refund) => refund.reference === reference)) return failed('617', 'Refund Already Raised');
  if (!isPaid(order) || !/^[A-Za-z0-9@_-]{1,50}$/.test(reference)) return failed('607', 'Refund is not possible');
  if (gateway.switchboard.of(order.orderId).refund === 'refuse') return failed('600', 'The bank refused this refund');
  if (paise < 100) return failed('635', 'A partial refund under one rupee is not allowed');
  return returned(order) + paise > order.paise ? failed('619', 'Invalid refund amount') : undefined;
}

const returned = ({ refunds }: WalletOrder): number => refunds.reduce((sum, refund) => sum + refund.paise, 0);

/** How far a refund has come: 601 until its time is over, then 10; 631 for one that never arrived. */
export function refundStatus(gateway: Gateway, order: WalletOrder | undefined, question: Question): Result {
  const refund = refundOf(order, question);
  if (!refund) return failed('631', 'Record not found');
  return refund.doneAt <= gateway.clock.now() ? DONE : RAISED;
}

const refundOf = (order: WalletOrder | undefined, { refId }: Question): WalletRefund | undefined =>
  order?.refunds.find(({ reference }) => reference === refId);

/** The body of both answers: the result, and what is known of the refund. */
export function refundBody(order: WalletOrder | undefined, question: Question, result: Result): object {
  const refund = refundOf(order, question);
  if (!order || !refund) return resultInfo(result);
  return {
    ...resultInfo(result),
    mid: order.merchantId,
    orderId: order.orderId,
    txnId: order.transactionId,
    refId: refund.reference,
    refundId: refund.refundId,
    refundAmount: decimalRupees(refund.paise),
    totalRefundAmount: decimalRupees(returned(order)),
    txnAmount: decimalRupees(order.paise),
  };
}
