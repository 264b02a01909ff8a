import type { BookingKindName } from '#contract/bookings/model.ts';
import type { Day } from '#contract/kernel/dates/dates.ts';
import type { Slot } from '#contract/slots/rules.ts';
import { deviceStore } from '#web/shared/storage.ts';

/** No name and no number; only the server knows its state. */
export interface RememberedBooking {
  kind: BookingKindName;
  id: string;
  place: { id: string; name: string };
  day: Day;
  slot?: Pick<Slot, 'from' | 'until'> | undefined;
}

const KEPT = 'bookings';
const MOST = 20;

/** May add a duplicate after a second payment attempt; lists remove it. Does nothing without storage. */
export const remember = (booking: RememberedBooking): void =>
  keepBookings([booking, ...rememberedBookings()].slice(0, MOST));

export function rememberedBookings(): RememberedBooking[] {
  try {
    return JSON.parse(deviceStore.get(KEPT) ?? '[]');
  } catch {
    // Not our text: treated as empty.
    return [];
  }
}

export function keepBookings(bookings: readonly RememberedBooking[]): void {
  deviceStore.set(KEPT, JSON.stringify(bookings));
}
