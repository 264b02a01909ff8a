import type { PaymentStatus } from '#contract/payments/model.ts';

/** These words are said of a booking that is not paid yet, or no longer, whatever was booked. */
export const unpaidTexts = {
  states: {
    pending: 'Waiting for your payment',
    awaited: 'Your payment is being confirmed',
    failed: 'The payment did not go through',
    aborted: 'The payment was stopped',
    refunded: 'Your money is on its way back',
  },
  over: 'The time for this booking is over',
  doNotPay: 'Do not pay again.',
  how: 'If you have paid, wait here. If you have not, you can pay now.',
  watching: 'We are asking how the payment stands. This page changes by itself as soon as there is an answer.',
  returning: 'If money left your account, it comes back by itself within 7 to 14 working days.',
  payNow: (amount: string) => `Pay ${amount}`,
  checkNow: 'Check again',
};

/** Says how a payment stands; `paid` are the words for one that has come. */
export const stateWords = (status: PaymentStatus, paid: string): string =>
  status === 'paid' ? paid : unpaidTexts.states[status];

/** The same over the page of a booking: when its time has passed unpaid it is pending or aborted for the books, and over for the visitor. */
export const headingWords = (
  { status, payUntilText }: { status: PaymentStatus; payUntilText: string | null },
  paid: string,
): string =>
  payUntilText === null && (status === 'pending' || status === 'aborted') ? unpaidTexts.over : stateWords(status, paid);
