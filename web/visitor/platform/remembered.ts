import type { BookingKindName } from '#contract/bookings/model.ts';
import type { Day } from '#contract/kernel/dates/dates.ts';
import type { Slot } from '#contract/slots/rules.ts';
import { deviceStore } from '#web/shared/storage.ts';

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

const KEPT = 'bookings';
const MOST = 20;

/** Keeps a booking; one whose payment is started again is there twice until a list is shown. In a browser that keeps nothing it is found by its mobile number alone. */
export const remember = (booking: RememberedBooking): void =>
  keepBookings([booking, ...rememberedBookings()].slice(0, MOST));

/** The bookings that were made on this phone, newest first. */
export function rememberedBookings(): RememberedBooking[] {
  try {
    return JSON.parse(deviceStore.get(KEPT) ?? '[]');
  } catch {
    // Somebody else's text stands there: the same as nothing.
    return [];
  }
}

/** Keeps these instead of what is kept. */
export function keepBookings(bookings: readonly RememberedBooking[]): void {
  deviceStore.set(KEPT, JSON.stringify(bookings));
}
