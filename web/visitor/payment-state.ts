import type { PaymentStatus } from '#contract/payments/model.ts';
import { unpaidTexts } from './payments/words.ts';

export const stateWords = (status: PaymentStatus, paid: string): string =>
  status === 'paid' ? paid : unpaidTexts.states[status];

/** An unpaid booking after its time is pending or aborted in the books, but over for the visitor. */
export const headingWords = (
  { status, payUntilText }: { status: PaymentStatus; payUntilText: string | null },
  paid: string,
): string =>
  payUntilText === null && (status === 'pending' || status === 'aborted') ? unpaidTexts.over : stateWords(status, paid);
