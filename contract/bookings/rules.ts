import { type Text, text } from '#contract/kernel/text.ts';
import type { BookingKindName } from './model.ts';

export interface BookingWords {
  offering: 'park' | 'clinic' | 'branch' | 'show' | 'batch';
  thing: Text;
  /** "its places were" given back. */
  places: Text;
  seller: Text;
  found: (count: number) => Text;
}

type Thing = 'ticket' | 'token' | 'visit' | 'place';

const wordsOf = (thing: Thing, offering: BookingWords['offering'], found: BookingWords['found']): BookingWords => ({
  offering,
  thing: text('bookings.thing', { thing }),
  places: text('bookings.places', { thing }),
  seller: text('bookings.seller', { offering }),
  found,
});

/** The same text whether a number has no tickets or never booked, so that nobody learns who was here. */
const ticketsFound = (count: number): Text => text('bookings.ticketsFound', { count });
const tokensFound = (count: number): Text => text('bookings.tokensFound', { count });

export const BOOKING_WORDS: Record<BookingKindName, BookingWords> = {
  'park-ticket': wordsOf('ticket', 'park', ticketsFound),
  'doctor-appointment': wordsOf('token', 'clinic', tokensFound),
  'loan-appointment': wordsOf('token', 'branch', tokensFound),
  'show-visit': wordsOf('visit', 'show', (count) => text('bookings.visitsFound', { count })),
  'batch-enrolment': wordsOf('place', 'batch', (count) => text('bookings.placesFound', { count })),
};
