/** A file of its own, because only wallet payers need it. */
export const walletTexts = {
  closed: 'You closed the payment.',
  payAgain: 'Nothing was charged. You can pay again.',
  refused: 'The payment provider could not start this payment. Please try again in a little while.',
};
