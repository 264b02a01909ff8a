/** Fixed texts of booking a park ticket; those of its rules are in contract/tickets/words.ts. Texts of docs/product/ stand letter for letter, misspellings included. */

export const bookingTexts = {
  tickets: 'Who is coming?',
  groups: { people: 'People', family: 'Family', vehicles: 'Vehicles', cameras: 'Cameras' },
  each: (price: string) => `${price} each`,
  free: 'Free',
  spoken: (quantity: number, label: string, amount: string) => `${quantity} ${label}, ${amount}`,
  familyHint: (people: number) => `Lets in ${people} people. One Family ticket in one booking.`,
  addonHint: 'One more person with your family.',
  noTickets: 'This park sells no tickets online just now. Please ask at the gate.',
  forToday: (day: string) => `For today, ${day}. Ticket valid for that day only`,
  mobile: 'Mobile number',
  mobileHint: '10 digits. Your ticket can be found again with this number.',
  coupon: 'Have a coupon?',
  couponCode: 'Coupon code',
  count: (units: number) => (units === 0 ? 'Nothing chosen yet' : units === 1 ? '1 ticket' : `${units} tickets`),
  pay: (amount: string) => `Pay ${amount}`,
  payLater: 'Continue to pay',
  free0: 'Get your ticket',
  starting: 'Starting payment…',
};

/** Said by the page around the form: the server alone needs these. */
export const bookingPageTexts = {
  title: (park: string) => `Book tickets – ${park}`,
  description: (park: string, location: string) =>
    `Entry tickets for ${park}, ${location}. Pay online and show your QR code at the gate.`,
  heading: 'Book your tickets',
  getQr: 'Get your QR code again',
  closed: {
    inactive: 'Booking is closed for now',
    past: 'No dates to book just now',
    unpayable: 'No online booking yet',
    holiday: 'Closed today',
    over: 'Closed for today',
    'sold-out': 'No places left',
  },
  nextOpen: (day: string) => `The next open day is ${day}.`,
  opensThatMorning: 'Booking opens that morning.',
  elsewhere: 'See other parks',
};

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

/** Said by the payment status, the ticket and finding it again. */
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

/** Keeping what was booked, whatever it is. */
export const keepTexts = {
  more: 'More',
  save: 'Save QR code',
  share: 'Share',
  copied: 'Link copied',
  whatsapp: 'WhatsApp',
  calendar: 'Add to calendar',
  print: 'Print or save as PDF',
  slip: 'Print a slip (80\u00a0mm)',
  passOn: (words: string, url: string) => `${words}: ${url}`,
};
