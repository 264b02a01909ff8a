import { z } from 'zod';
import { optional, readInstant, rupees, text } from '../answer-values.ts';
import type { PaymentFacts } from '../gateway.ts';

/** The fields of orderStatusTracker's document that we read (docs/payments.md 3.5); amounts become paise. */
export const statusModel = z.object({
  order_no: text,
  order_status: text.pipe(z.string().min(1)),
  order_amt: rupees,
  order_capt_amt: optional(rupees),
  order_discount: optional(rupees),
  /** CCAvenue's spelling; its guide also has `order_curr`. */
  order_currncy: optional(text),
  order_curr: optional(text),
  reference_no: optional(text),
  order_bank_ref_no: optional(text),
  order_option_type: optional(text),
  order_status_date_time: optional(text),
});
export type CcavenueStatus = z.infer<typeof statusModel>;

export function readFacts(status: CcavenueStatus): PaymentFacts {
  const at = readInstant(status.order_status_date_time);
  return {
    orderId: status.order_no,
    amountPaise: status.order_amt,
    currency: status.order_currncy ?? status.order_curr ?? '',
    providerTxnId: status.reference_no ?? null,
    word: status.order_status,
    ...(status.order_bank_ref_no && { bankRef: status.order_bank_ref_no }),
    ...(status.order_option_type && { mode: status.order_option_type }),
    ...(at && { at }),
  };
}
