import type { BookingKindName } from '#contract/bookings/model.ts';
import type { Day } from '#contract/kernel/dates/dates.ts';
import type { Slot } from '#contract/slots/rules.ts';

/** A booking as this phone remembers it: no name and no number of anybody. How it stands, the server alone says. */
export interface RememberedBooking {
  kind: BookingKindName;
  id: string;
  /** The park, clinic, branch, show or batch. */
  place: { id: string; name: string };
  /** The last day for which it is good. */
  day: Day;
  /** A ticket's time slot, as its park has it. */
  slot?: Pick<Slot, 'from' | 'until'> | undefined;
}

/** No function of its own reads or writes here: every booking page carries this, and its first load is full (scripts/build.test.ts). */

const MOST = 20;

/** Keeps a booking; one whose payment is started again is there twice until a list is shown. In a browser that keeps nothing it is found by its mobile number alone. */
export function remember(booking: RememberedBooking): void {
  try {
    localStorage.bookings = JSON.stringify([booking, ...JSON.parse(localStorage.bookings ?? '[]')].slice(0, MOST));
  } catch {
    // A full or forbidden store is no reason not to book.
  }
}

/** The bookings that were made on this phone, newest first. Throws where the browser keeps nothing. */
export const rememberedBookings = (): RememberedBooking[] => JSON.parse(localStorage.bookings ?? '[]');

/** Keeps these instead of what is kept. Throws where the browser keeps nothing. */
export function keepBookings(bookings: readonly RememberedBooking[]): void {
  localStorage.bookings = JSON.stringify(bookings);
}
