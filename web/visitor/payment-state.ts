import type { PaymentStatus } from '#contract/payments/model.ts';
import { unpaidTexts } from './payments/words.ts';

/** Says how a payment stands; `paid` are the words for one that has come. */
export const stateWords = (status: PaymentStatus, paid: string): string =>
  status === 'paid' ? paid : unpaidTexts.states[status];

/** The same over the page of a booking: when its time has passed unpaid it is pending or aborted for the books, and over for the visitor. */
export const headingWords = (
  { status, payUntilText }: { status: PaymentStatus; payUntilText: string | null },
  paid: string,
): string =>
  payUntilText === null && (status === 'pending' || status === 'aborted') ? unpaidTexts.over : stateWords(status, paid);
