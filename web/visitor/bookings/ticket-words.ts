import { codeWords } from '#contract/bookings/words.ts';
import type { PaymentStatus } from '#contract/payments/model.ts';
import { stateWords } from './unpaid-words.ts';

/** Fixed texts of the payment status, the ticket and finding it again. Texts of docs/product/ stand letter for letter, misspellings included. */

export const statusTexts = {
  title: (status: PaymentStatus, isUsed: boolean, park: string) =>
    `${stateWords(status, statusTexts.paid(isUsed))} – ${park}`,
  ready: 'Your ticket is ready',
  /** Says how a paid ticket stands. */
  paid: (isUsed: boolean) => (isUsed ? 'Your ticket was used' : statusTexts.ready),
  gateCode: codeWords,
  qrAlt: (park: string, day: string) => `QR code of your ticket for ${park}, ${day}`,
  used: (when: string) => `Used at the gate: ${when}`,
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
  slip: 'Print a slip (80 mm)',
  passOn: (words: string, url: string) => `${words}: ${url}`,
};
