import type { PaymentStatus } from '#contract/payments/model.ts';

/** Fixed texts of the payment status, the ticket and finding it again. Texts of docs/product/ stand letter for letter, misspellings included. */

export const statusTexts = {
  title: (status: PaymentStatus, park: string) => `${statusTexts.headings[status]} – ${park}`,
  headings: {
    paid: 'Your ticket is ready',
    pending: 'Waiting for your payment',
    awaited: 'Your payment is being confirmed',
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
  watching: 'We are asking how the payment stands. This page changes by itself as soon as there is an answer.',
  waitingHow: 'If you have paid, wait here. If you have not, you can pay now.',
  returning: 'If money left your account, it comes back by itself within 7 to 14 working days.',
  payNow: (amount: string) => `Pay ${amount}`,
  payUntil: (time: string) => `Your places are held until ${time}.`,
  checkNow: 'Check again',
  facts: { park: 'Park', day: 'Valid on', booking: 'Booking number', mobile: 'Mobile', booked: 'Booked' },
  onlyThatDay: 'Ticket valid for that day only',
  gateMode: 'Show at gate',
  words: (park: string, day: string) => `Ticket for ${park}, ${day}`,
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

/** Keeping what was booked, whatever it is. */
export const keepTexts = {
  save: 'Save QR code',
  share: 'Share',
  copied: 'Link copied',
  whatsapp: 'WhatsApp',
  calendar: 'Add to calendar',
  print: 'Print',
  passOn: (words: string, url: string) => `${words}: ${url}`,
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
