import { z } from 'zod';
import { type Paise, parseRupees } from '#contract/money.ts';
import type { PaymentFacts } from '../gateway.ts';

const rupees = z.union([z.string(), z.number()]).transform((value, context): Paise => {
  const paise = parseRupees(value);
  if (paise === null) context.addIssue({ code: 'custom', message: 'not an amount' });
  return paise ?? 0;
});
/** Numbers too large to be exact are refused: a wrong transaction number is worse than none. */
const text = z.union([z.string(), z.int()]).transform((value) => String(value).trim());
const isAbsent = (value: unknown): boolean => value === null || value === '' || value === 'null';
const optionalRupees = z.preprocess((value) => (isAbsent(value) ? undefined : value), rupees.optional());
const absentable = text.nullish().transform((value) => (isAbsent(value) ? undefined : (value ?? undefined)));

/** The document of orderStatusTracker, as far as we read it (payments.md section 2.5). Amounts become paise. */
export const statusModel = z.object({
  order_no: text,
  order_status: text.pipe(z.string().min(1)),
  order_amt: rupees,
  order_capt_amt: optionalRupees,
  order_discount: optionalRupees,
  /** Their spelling; the guide's table has the second form too. */
  order_currncy: absentable,
  order_curr: absentable,
  reference_no: absentable,
  order_bank_ref_no: absentable,
  order_option_type: absentable,
  order_status_date_time: absentable,
});
export type StatusDocument = z.infer<typeof statusModel>;

/** The same in our words. */
export function readFacts(status: StatusDocument): PaymentFacts {
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

/** `2026-11-21 15:45:30.120`, in Indian Standard Time. */
function readInstant(time: string | undefined): Date | null {
  const match = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(\.\d{1,3})?$/.exec(time ?? '');
  const instant = match && new Date(`${match[1]}T${match[2]}${match[3] ?? ''}+05:30`);
  return instant && !Number.isNaN(instant.getTime()) ? instant : null;
}
