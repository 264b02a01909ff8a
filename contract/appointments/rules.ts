import { type Text, text } from '#contract/kernel/text.ts';
import type { Appointment } from './model.ts';

/** Loan types of docs/product/README.md 4, letter for letter. Without zod, because visitor pages load this file. */
export const LOAN_TYPES = ['Auto mobile', 'Personal', 'Consumer durables', 'Home'] as const;

export function paidText({
  fee,
  status,
  paymentMode,
}: Pick<Appointment, 'fee' | 'status' | 'paymentMode'>): Text | null {
  if (fee === 0) return null;
  if (status === 'refunded') return text('appointments.feeReturned');
  if (paymentMode !== 'cash') return text('appointments.feePaidOnline');
  return status === 'paid' ? text('appointments.feePaidAtClinic') : text('appointments.feeDueAtClinic');
}
