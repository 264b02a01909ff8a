import type { BookingKindName } from './model.ts';

export interface BookingWords {
  offering: string;
  thing: string;
  places: string;
  seller: string;
  found: { none: string; one: string; many: (count: number) => string };
}

export const codeWords = (shortCode: string): string => `Code ${shortCode}`;

const TOKEN = {
  found: {
    none: 'We found no token of this mobile number for today or later.',
    one: 'Here is your token.',
    many: (count: number) => `Here are your ${count} tokens.`,
  },
  thing: 'token',
  places: 'its token was',
};

export const BOOKING_WORDS: Record<BookingKindName, BookingWords> = {
  'park-ticket': {
    offering: 'park',
    thing: 'ticket',
    places: 'its places were',
    seller: 'the park',
    found: {
      // Same text whether the number has no tickets or never booked, so that nobody learns who was here.
      none: 'We found no paid ticket of this mobile number for today or later.',
      one: 'Here is your ticket.',
      many: (count) => `Here are your ${count} tickets.`,
    },
  },
  'doctor-appointment': { ...TOKEN, offering: 'clinic', seller: 'the clinic' },
  'loan-appointment': { ...TOKEN, offering: 'branch', seller: 'the branch' },
  'show-visit': {
    offering: 'show',
    thing: 'visit',
    places: 'its place was',
    seller: 'the organiser',
    found: {
      none: 'We found no visit of this mobile number.',
      one: 'Here is your visit.',
      many: (count) => `Here are your ${count} visits.`,
    },
  },
  'batch-enrolment': {
    offering: 'batch',
    thing: 'place',
    places: 'its place was',
    seller: 'the coaching centre',
    found: {
      none: 'We found no confirmed place of this mobile number in this batch.',
      one: 'Here is your place.',
      many: (count) => `Here are your ${count} places.`,
    },
  },
};

export const BOOKING_REFUSALS = {
  paid: 'This booking is paid, so it cannot be deleted.',
  used: 'This ticket was used at the gate, so it cannot be cancelled.',
  feeChanged: 'The fee has changed. Please check it and try again.',
  feeChanging: 'The fee is being changed right now. Please try again.',
  offeringRemoved: (name: string) => `${name} takes no bookings here any more.`,
  addressFull:
    'Many places were just taken over the internet connection that you use; many phones can share one. Please try again a little later, or over another connection: Wi-Fi instead of mobile data, for example.',
  /** Neither cards nor wallets take less than one rupee. */
  tooLittle: {
    ticket: 'A payment has to be at least ₹1. Please add something to your booking, or take the coupon off.',
    clinic: 'A payment online has to be at least ₹1. Please choose to pay at the clinic.',
    batch: 'A payment has to be at least ₹1, and this fee is less. Please ask the coaching centre.',
  },
  addressAtMost: (most: number) =>
    `At most ${most} places can wait for their payment at once. Please book some of them, pay, and then book the rest.`,
} as const;
