import { z } from 'zod';
import { type Paise, parseRupees } from '#contract/money.ts';
import type { PaymentFacts } from '../gateway.ts';

const isAbsent = (value: unknown): boolean => value === null || value === '' || value === 'null';
const rupees = z.union([z.string(), z.number()]).transform((value, context): Paise => {
  const paise = parseRupees(value);
  if (paise === null) context.addIssue({ code: 'custom', message: 'not an amount' });
  return paise ?? 0;
});
/** Numbers too large to be exact are refused: a wrong transaction number is worse than none. */
const text = z.union([z.string(), z.int()]).transform((value) => String(value).trim());
const optional = <T extends z.ZodType>(type: T) =>
  z.preprocess((value) => (isAbsent(value) ? undefined : value), type.optional());

/** The body of /v3/order/status, as far as we read it (payments.md section 3.7). Amounts become paise. Only what is paid has all of it. */
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

/** `2026-11-21 10:15:30.0`, in Indian Standard Time. */
function readInstant(time: string | undefined): Date | null {
  const match = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(\.\d{1,3})?$/.exec(time ?? '');
  const instant = match && new Date(`${match[1]}T${match[2]}${match[3] ?? ''}+05:30`);
  return instant && !Number.isNaN(instant.getTime()) ? instant : null;
}
