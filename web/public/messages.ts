import type { PaymentStatus } from '#contract/payments/model.ts';

/**
 * Every fixed text on a screen, by part of the screen. Texts of the product specification stand letter for letter,
 * misspellings included; the rest is ours: plain, short and kind.
 */

// ── Visitors' pages: shared parts ──────────────────────────────────────────────────────────────────────────────────

export const shellTexts = {
  product: 'Pravesh',
  skip: 'Skip to the page',
  home: 'Pravesh home',
  mainMenu: 'Your tickets',
  getQr: 'Get QR',
  help: 'Help and policies',
  call: (phone: string) => `Call ${phone}`,
  write: (email: string) => `Write to ${email}`,
  privacy: 'Privacy policy',
  terms: 'Terms and conditions',
  refunds: 'Refund policy',
  poweredBy: 'Made in India by Pravesh',
};

export const formTexts = {
  thereIsAProblem: 'There is a problem',
  errorTitle: 'Error: ',
};

export const stepperTexts = {
  more: (label: string) => `Add one: ${label}`,
  less: (label: string) => `Take one away: ${label}`,
};

export const receiptTexts = {
  caption: 'What you are paying for',
  item: 'Ticket',
  amount: 'Amount',
  total: 'Total',
  discount: (code: string | null) => (code ? `Coupon ${code}` : 'Discount'),
};

export const adTexts = {
  sponsored: 'Sponsored',
  shopNow: 'Shop Now',
  shopNowAt: (name: string) => `Shop Now: ${name} (opens in a new tab)`,
};

// ── Landing page ───────────────────────────────────────────────────────────────────────────────────────────────────

export const landingTexts = {
  title: 'Pravesh: tickets and tokens without the queue',
  description:
    'Book park tickets, a doctor’s token or a bank appointment on your phone and show one QR code at the gate. No app, no account.',
  headline: 'Be at the gate, not in the queue.',
  lead: 'Book a park ticket, a doctor’s token or a turn at your bank. Pay online, get one QR code, walk in. No app and no account needed.',
  choosers: {
    park: {
      heading: 'Visit a park',
      label: 'Which park?',
      prompt: 'Choose a park',
      book: 'Book park tickets',
      none: 'No park takes bookings here just now. Please look in again soon.',
    },
    clinic: {
      heading: 'See a doctor',
      label: 'Which clinic?',
      prompt: 'Choose a clinic',
      book: 'Book a doctor’s token',
      none: 'No clinic takes bookings here yet. Please ask at the clinic’s own desk.',
    },
    branch: {
      heading: 'Meet your bank',
      label: 'Which branch?',
      prompt: 'Choose a branch',
      book: 'Book a loan appointment',
      none: 'No branch takes bookings here yet. Please ask at the branch’s own counter.',
    },
  },
  how: {
    heading: 'How it works',
    steps: [
      ['Scan or choose', 'Scan the QR code on the poster at the gate, or choose the place above.'],
      ['Say how many', 'Tap for each adult, child or vehicle. The total is always in sight.'],
      ['Pay online', 'Your mobile number is all we ask for. You pay on the bank’s own page.'],
      ['Show your code', 'Your QR code appears at once. Show it at the gate and walk in.'],
    ],
  },
  services: {
    heading: 'What you can book',
    list: [
      {
        kind: 'park',
        name: 'Parks, zoos and gardens',
        text: 'Entry for the family, vehicles and cameras on one ticket.',
      },
      { kind: 'clinic', name: 'Doctors and clinics', text: 'A token number, and the number that is running now.' },
      { kind: 'branch', name: 'Loans at your branch', text: 'A turn at the right counter, without waiting in a line.' },
      { kind: 'show', name: 'Exhibitions and shows', text: 'Tell the organiser that you are coming.' },
      { kind: 'batch', name: 'Coaching batches', text: 'Keep a seat before the batch fills up.' },
    ],
  },
  reasons: {
    heading: 'Why people like it',
    list: [
      ['One number is enough.', 'No account, no password, no app to install.'],
      ['The price you see is the price you pay.', 'The pay button names the amount before you press it.'],
      ['It opens on a slow network.', 'The page is small, and it works on a simple phone.'],
      ['Lost the page? Get the code again.', 'Your mobile number brings back every ticket for today and later.'],
      ['Money is safe when the network is not.', 'A payment that cannot become a ticket goes back to you by itself.'],
      ['Only the gate decides once.', 'Every code lets one booking in, so nobody can use yours after you.'],
    ],
  },
  contact: {
    heading: 'Questions, or a place of your own to open?',
    text: 'Write to us. A person reads every message.',
  },
};

// ── Static pages, not found, problems ──────────────────────────────────────────────────────────────────────────────

export const notFoundTexts = {
  title: 'Page not found – Pravesh',
  code: '404',
  heading: "Oops. Looks like the page you're looking for no longer exists",
  text: "But we're here to bring you back to safety",
  back: 'Back to Home',
};

export const problemTexts = {
  title: 'Sorry, something went wrong – Pravesh',
  busy: {
    heading: 'We are busier than usual',
    text: 'Many people are booking at this moment. Please wait a minute and try again.',
  },
  broken: {
    heading: 'Sorry, this is our fault',
    text: 'Something broke on our side, not on yours. Please try again in a minute.',
  },
  money:
    'If you were paying just then, do not pay again. Your payment is safe: we check with the bank by ourselves, and your ticket or your money will come to you.',
  again: 'Try again',
  home: 'Back to Home',
  reference: 'When you write to us, please give this number:',
};

// ── Booking a park ticket ──────────────────────────────────────────────────────────────────────────────────────────

export const bookingTexts = {
  title: (park: string) => `Book tickets – ${park}`,
  description: (park: string, location: string) =>
    `Entry tickets for ${park}, ${location}. Pay online and show your QR code at the gate.`,
  heading: 'Book your tickets',
  tickets: 'Who is coming?',
  each: (price: string) => `${price} each`,
  free: 'Free',
  spoken: (quantity: number, label: string, amount: string) => `${quantity} ${label}, ${amount}`,
  familyHint: (people: number) => `Lets in ${people} people. One Family ticket in one booking.`,
  addonHint: 'One more person with your family.',
  noTickets: 'This park sells no tickets online just now. Please ask at the gate.',
  visit: 'When are you coming?',
  visitHint: 'Ticket valid for that day only',
  forToday: (day: string) => `For today, ${day}. Ticket valid for that day only`,
  soldOut: 'Sold out',
  today: 'Today',
  mobile: 'Mobile number',
  mobileHint: '10 digits. Your ticket can be found again with this number.',
  count: (units: number) => (units === 0 ? 'Nothing chosen yet' : units === 1 ? '1 ticket' : `${units} tickets`),
  pay: (amount: string) => `Pay ${amount}`,
  payLater: 'Continue to pay',
  free0: 'Get your ticket',
  starting: 'Starting payment…',
  nothingCharged: 'Nothing was charged.',
  failed: 'We could not start the payment.',
  offline: 'You seem to be offline, or the network is slow. Please try again when you have a signal.',
  reload: 'Show today’s prices',
  safe: 'You pay on the bank’s own page. We never see your card or UPI PIN.',
  alreadyBooked: 'Booked before?',
  getQr: 'Get your QR code again',
  closed: {
    inactive: 'Booking is closed for now',
    holiday: 'Closed today',
    'sold-out': 'No places left',
  },
  nextOpen: (day: string) => `The next open day is ${day}. Booking opens that morning.`,
  elsewhere: 'See other parks',
};

export const handoffTexts = {
  title: 'One more step: pay – Pravesh',
  heading: (amount: string) => `Pay ${amount} to get your ticket`,
  text: 'Your places are held for you. The next page is the bank’s own.',
  visit: (park: string, day: string) => `${park}, ${day}`,
  pay: (amount: string) => `Pay ${amount}`,
};

// ── Payment status and the ticket ──────────────────────────────────────────────────────────────────────────────────

export const statusTexts = {
  title: (status: PaymentStatus, park: string) => `${statusTexts.headings[status]} – ${park}`,
  headings: {
    paid: 'Your ticket is ready',
    pending: 'Waiting for your payment',
    awaited: 'Your bank has not answered yet',
    failed: 'The payment did not go through',
    aborted: 'The payment was stopped',
    refunded: 'Your money is on its way back',
  },
  over: 'The time for this booking is over',
  showThis: 'Show this code at the gate.',
  gateCode: (code: string) => `Code ${code}`,
  qrAlt: (park: string, day: string) => `QR code of your ticket for ${park}, ${day}`,
  used: (when: string) => `Used at the gate: ${when}`,
  doNotPay: 'Do not pay again.',
  watching: 'We are asking the bank. This page changes by itself as soon as there is an answer.',
  waitingHow: 'If you have paid, wait here. If you have not, you can pay now.',
  returning: 'If money left your account, it comes back by itself within 7 to 14 working days.',
  payNow: (amount: string) => `Pay ${amount}`,
  payUntil: (time: string) => `Your places are held until ${time}.`,
  checkNow: 'Check again',
  facts: { park: 'Park', day: 'Valid on', booking: 'Booking number', mobile: 'Mobile', booked: 'Booked' },
  onlyThatDay: 'Ticket valid for that day only',
  save: 'Save QR code',
  gateMode: 'Show at the gate',
  share: 'Share',
  copied: 'Link copied',
  whatsapp: 'WhatsApp',
  calendar: 'Add to calendar',
  print: 'Print',
  shareText: (park: string, day: string, url: string) => `Ticket for ${park}, ${day}: ${url}`,
  bright: 'Turn brightness up',
  close: 'Close',
  next: 'What happens next',
  steps: (day: string) => [
    `Come on ${day}. The code opens the gate once, for everyone on the ticket.`,
    'Keep a copy: save the picture, or find it again with your mobile number.',
  ],
  more: 'Book More Tickets',
  getQr: 'Get QR',
  receipt: 'What you bought',
  receiptUnpaid: 'Your booking',
};

export const getQrTexts = {
  title: (park: string) => `Get QR – ${park}`,
  heading: 'Get your QR code',
  lead: 'Type the mobile number that you booked with. You see your tickets for today and later.',
  mobile: 'Mobile number',
  submit: 'Show my tickets',
  book: 'Book tickets',
  ticketFor: (day: string) => `Ticket for ${day}`,
  scanned: 'Scanned',
  notScanned: 'Not Scanned',
  open: 'Open the whole ticket',
  save: 'Save QR code',
};
