/** Texts from docs/product/ are verbatim, misspellings included. */

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
