import type { AdProps } from '#contract/advertisements/page.ts';
import type { Day } from '#contract/kernel/dates/dates.ts';
import { type Paise, toPaise } from '#contract/kernel/money.ts';
import type { Help, PageProblem } from '#contract/kernel/pages.ts';
import type { OfferingKind } from '#contract/offerings/model.ts';
import type { PagePlace } from '#contract/offerings/page.ts';
import type { BookingStandingName } from './model.ts';

/** A booking that was found by its mobile number: what the call tells, and no name. */
export interface FoundBooking {
  bookingId: string;
  /** The address of its own page. */
  page: string;
  /** The day that it is for; of a batch, its first. */
  day: Day;
  /** PNG data URL */
  image: string;
  /** A person can read this out at a desk that has no scanner. */
  shortCode: string;
  /** A ticket says whether it was let in at the gate. */
  scanned?: boolean;
  /** A ticket of a park that sells by time slots says its own. */
  slot?: { from: string; until: string } | null;
  /** A token says these. */
  number?: number | null;
  doctorName?: string | null;
  doctorId?: string | null;
}

export interface GetQrProps {
  /** By what is offered there. */
  kind: OfferingKind;
  place: { id: string; name: string };
  mobile: string;
  /** null before the first search; the server's words after it. */
  answer: { message: string; found: FoundBooking[] } | null;
  problems: PageProblem[];
  ads: AdProps[];
  help: Help;
}

/** `/getqr`: where was it booked? Null: a list that could not be asked for just now. */
export interface PlaceChoiceProps {
  places: Record<OfferingKind, PagePlace[] | null>;
  help: Help;
}

/** A booking that a phone remembers stands so, and its visitor is told this. */
export interface ToldStanding {
  standing: BookingStandingName;
  message: string;
  total: Paise;
}

/** The same as its call answers it. */
export type LegacyStanding = Omit<ToldStanding, 'total'> & { totalAmount: number };

export const toldStanding = ({ totalAmount, standing, message }: LegacyStanding): ToldStanding => ({
  standing,
  message,
  total: toPaise(totalAmount),
});
