import { decimalRupees, otherAmount } from '../amount.ts';
import { apiDate } from '../clock.ts';
import type { SandboxState } from '../gateway.ts';
import { seenBy } from '../provider.ts';
import type { Transaction } from './transaction.ts';

export const NO_RECORD = { error_desc: 'Order List: Invalid Parameter', error_code: '51313', status: 1 };

type StatusQuestion = { order_no?: unknown; reference_no?: unknown };

/** If both numbers are given, both must fit. */
export function askedTransaction(
  gateway: SandboxState,
  merchantId: string,
  question: StatusQuestion,
): Transaction | undefined {
  const orderNo = textOf(question.order_no);
  const reference = textOf(question.reference_no);
  const found = reference
    ? gateway.transactions.byTracking(reference)
    : orderNo
      ? gateway.transactions.byOrder(orderNo, merchantId)
      : undefined;
  const fits = found?.merchantId === merchantId && (!orderNo || found.orderId === orderNo);
  return fits ? found : undefined;
}

/** Version 1.2 of the document (docs/payments.md 3.5); amounts are rupees. */
export function orderStatus(gateway: SandboxState, transaction: Transaction | undefined, wrongAmount = false): object {
  if (!transaction) return NO_RECORD;
  const newest = seenBy(gateway, transaction);
  if (!newest) return NO_RECORD;
  const word = gateway.switchboard.of(transaction.orderId).statusWord || newest.word;
  const paid = ['Shipped', 'Successful', 'Success', 'Refunded'].includes(word);
  const paise = wrongAmount ? otherAmount(transaction.paise) : transaction.paise;
  const amount = Number(decimalRupees(paise));
  return {
    reference_no: transaction.trackingId,
    order_no: transaction.orderId,
    order_currncy: transaction.currency,
    order_amt: amount,
    order_date_time: apiDate(transaction.openedAt),
    order_status: word,
    order_fraud_status: 'NR',
    order_status_date_time: apiDate(newest.at),
    order_capt_amt: paid && word !== 'Successful' ? amount : 0,
    order_bank_ref_no: paid || gateway.transactions.isPaid(transaction) ? transaction.bankReference : '',
    order_gtw_id: 'UPI',
    order_bank_response: paid ? 'Transaction Successful' : '',
    order_option_type: 'OPTUPI',
    order_discount: 0,
    order_gross_amt: amount,
    error_desc: '',
    status: 0,
    error_code: '',
  };
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
