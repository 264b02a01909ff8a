import { z } from 'zod';
import { optional, readInstant, rupees, text } from '../answer-values.ts';
import type { PaymentFacts } from '../gateway.ts';

/** See docs/payments.md 4.7. Amounts become paise. Only the answer for a paid order has all fields. */
export const statusModel = z.object({
  orderId: optional(text),
  mid: optional(text),
  txnAmount: optional(rupees),
  refundAmt: optional(rupees),
  /** Not documented; INR when absent. */
  currency: optional(text),
  txnId: optional(text),
  bankTxnId: optional(text),
  paymentMode: optional(text),
  txnDate: optional(text),
});
export type PaytmStatus = z.infer<typeof statusModel>;

/** `asked` replaces values that an answer without a payment does not repeat. */
export function readFacts(status: PaytmStatus, asked: { orderId: string }, word: string): PaymentFacts {
  const at = readInstant(status.txnDate);
  return {
    orderId: status.orderId ?? asked.orderId,
    amountPaise: status.txnAmount ?? 0,
    currency: status.currency ?? 'INR',
    providerTxnId: status.txnId ?? null,
    word,
    ...(status.mid && { mid: status.mid }),
    ...(status.bankTxnId && { bankRef: status.bankTxnId }),
    ...(status.paymentMode && { mode: status.paymentMode }),
    ...(at && { at }),
  };
}
