/** The wallet's checkout over a booking page has this to say; here, because only those who pay so need it. */
export const walletTexts = {
  closed: 'You closed the payment.',
  payAgain: 'Nothing was charged. You can pay again.',
  refused: 'The payment provider could not start this payment. Please try again in a little while.',
};
