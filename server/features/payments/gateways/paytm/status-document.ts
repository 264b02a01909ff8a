import { z } from 'zod';
import { optional, readInstant, rupees, text } from '../answer-values.ts';
import type { PaymentFacts } from '../gateway.ts';

/** The body of /v3/order/status, as far as we read it (docs/payments.md 4.7). Amounts become paise. Only what is paid has all of it. */
export const statusModel = z.object({
  orderId: optional(text),
  mid: optional(text),
  txnAmount: optional(rupees),
  refundAmt: optional(rupees),
  /** Not documented; rupees where it is absent. */
  currency: optional(text),
  txnId: optional(text),
  bankTxnId: optional(text),
  paymentMode: optional(text),
  txnDate: optional(text),
});
export type StatusDocument = z.infer<typeof statusModel>;

/** The same in our words. `asked` stands for what an answer without a payment does not repeat. */
export function readFacts(status: StatusDocument, asked: { orderId: string }, word: string): PaymentFacts {
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
