import { paiseOf } from './amount.ts';
import type { Gateway } from './gateway.ts';
import { isPaid, type Transaction } from './transactions.ts';

export type RefundAnswer = { reason: string; error_code: string; refund_status: 0 | 1 };

const ACCEPTED: RefundAnswer = { reason: '', error_code: '', refund_status: 0 };

/**
 * refundOrder (docs/payments.md 3.6). A repeated refund_ref_no is refused with 51309, which tells a caller whose first
 * call timed out that the first one arrived. The order becomes Refunded when the whole amount went back.
 */
export function refundOrder(
  gateway: Gateway,
  transaction: Transaction | undefined,
  reference: string,
  amount: string,
): RefundAnswer {
  if (!transaction) return refused('51313', 'No records found.');
  const paise = paiseOf(amount) ?? 0;
  const problem = problemOf(gateway, transaction, reference, paise);
  if (problem) return problem;
  transaction.refunds.push({ reference, paise });
  giveBack(gateway, transaction);
  return ACCEPTED;
}

function problemOf(
  gateway: Gateway,
  transaction: Transaction,
  reference: string,
  paise: number,
): RefundAnswer | undefined {
  if (transaction.refunds.some((refund) => refund.reference === reference)) {
    return refused('51309', 'refund_ref_no: already used.');
  }
  const allowed = isPaid(transaction) && reference !== '' && reference.length <= 30 && paise > 0;
  if (!allowed || gateway.switchboard.of(transaction.orderId).refund === 'refuse') {
    return refused('51310', 'Refund not allowed.');
  }
  const once = gateway.switchboard.of(transaction.orderId).refund === 'once';
  if (once && transaction.refunds.length > 0) return refused('51311', 'Multiple refunds are not allowed.');
  if (sumOf(transaction) + paise > transaction.paise) return refused('51314', 'Refund amount exceeds the limit.');
  return undefined;
}

function giveBack(gateway: Gateway, transaction: Transaction): void {
  if (sumOf(transaction) < transaction.paise) return;
  const finish = () => gateway.transactions.changeStatus(transaction, 'Refunded');
  const { refund, refundSeconds } = gateway.switchboard.of(transaction.orderId);
  if (refund === 'pending') gateway.clock.after(refundSeconds * 1000, finish);
  else finish();
}

function sumOf(transaction: Transaction): number {
  return transaction.refunds.reduce((sum, refund) => sum + refund.paise, 0);
}

function refused(error_code: string, reason: string): RefundAnswer {
  return { reason, error_code, refund_status: 1 };
}
