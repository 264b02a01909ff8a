/** Texts from docs/product/ are verbatim, misspellings included. */

export const handoffTexts = {
  title: 'One more step: pay – Pravesh',
  heading: {
    ticket: (amount: string) => `Pay ${amount} to get your ticket`,
    token: (amount: string) => `Pay ${amount} to get your token`,
    place: (amount: string) => `Pay ${amount} to join the batch`,
  },
  held: {
    ticket: 'Your places are held for you.',
    token: 'Your place is held for you.',
    place: 'Your place is held for you.',
  },
  next: { ccav: 'The next page is the bank’s own.', paytm: 'The next page is Paytm’s own.' },
  visit: (place: string, day: string) => `${place}, ${day}`,
  pay: (amount: string) => `Pay ${amount}`,
};

export const unpaidTexts = {
  states: {
    pending: 'Not paid yet',
    awaited: 'Your payment is being confirmed',
    failed: 'The payment did not go through',
    aborted: 'The payment was stopped',
    refunded: 'Your money is on its way back',
  },
  over: 'The time for this booking is over',
  doNotPay: 'Do not pay again.',
  how: 'If money left your account, wait here: this page changes by itself.',
  watching: 'We are asking how the payment stands. This page changes by itself as soon as there is an answer.',
  returning: 'If money left your account, it comes back by itself within 7 to 14 working days.',
  payNow: (amount: string) => `Pay ${amount}`,
  checkNow: 'Check again',
};

export const statusTexts = {
  ready: 'Your ticket is ready',
  used: 'Your ticket was used',
  over: 'The day of this ticket is over',
  qrAlt: (park: string, day: string) => `QR code of your ticket for ${park}, ${day}`,
  usedAt: (when: string) => `Used at the gate: ${when}`,
  payUntil: (time: string) => `Your places are held until ${time}.`,
  facts: {
    park: 'Park',
    where: 'Where',
    day: 'Valid on',
    booking: 'Booking number',
    mobile: 'Mobile',
    booked: 'Booked',
  },
  onlyThatDay: 'Ticket valid for that day only',
  gateMode: 'Show at gate',
  bright: 'Turn brightness up',
  close: 'Close',
  steps: [
    'The code opens the gate once, for everyone on the ticket.',
    'Keep a copy: save the picture, or find it again with your mobile number.',
  ],
  more: 'Book More Tickets',
  getQr: 'Get QR',
  receipt: 'What you bought',
  receiptUnpaid: 'Your booking',
};
