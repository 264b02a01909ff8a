import type { VisitRequest } from '#contract/bookings/kinds/show-visit.ts';
import type { Day } from '#contract/kernel/dates/dates.ts';
import type { Help, PageProblem } from '#contract/kernel/pages.ts';
import type { PresentationProps } from '#contract/presentations/page.ts';

export interface ShownShow {
  id: string;
  name: string;
  type: string;
  location: string;
  hours: string | null;
  /** The last day, else the first; null if the show has no date. */
  lastDay: Day | null;
}

export interface VisitBookingProps {
  show: ShownShow;
  startsAt: string | null;
  endsAt: string | null;
  /** "Closed on Tue, 5 Jan 2027": coming days off; null if none. */
  closedText: string | null;
  /** Null unless few places are left. */
  placesLeft: number | null;
  /** Reason why the show cannot be booked at all; shown instead of the form. */
  closed: { kind: 'over' | 'full'; message: string } | null;
  values: { personName: string; mobile: string };
  problems: PageProblem[];
  presentation?: PresentationProps | undefined;
  formKey: string;
  help: Help;
}

/** Things to keep: a picture, a calendar entry, and a text for sharing. */
export interface Kept {
  name: string;
  day: Day;
  shortCode: string;
  /** Shown above the code in the saved picture: when, and for whom. */
  facts: string[];
  /** The code alone, as PNG data URL. */
  image: string;
  /** iCalendar file as a data URL; null without a time. */
  calendar: string | null;
  /** Text for sharing; the address of the page follows it. */
  words: string;
}

export interface VisitPageProps {
  bookingId: string;
  show: ShownShow;
  state: 'confirmed' | 'over' | 'cancelled';
  message: string;
  personName: string;
  maskedMobile: string;
  bookedText: string;
  /** Null if there is nothing left to visit. */
  keep: Kept | null;
  help: Help;
}

export const visitBody = (exhibitionId: string, { personName, mobile }: VisitRequest) => ({
  exbhitionId: exhibitionId,
  visitorName: personName,
  mobile,
});

/** Old field name (in error responses) → name in our form. */
export const VISIT_FIELDS = { visitorName: 'personName' };
