import type { VisitRequest } from '#contract/bookings/kinds/show-visit.ts';
import type { Day } from '#contract/kernel/dates/dates.ts';
import type { Help, PageProblem } from '#contract/kernel/pages.ts';
import type { PresentationProps } from '#contract/presentations/page.ts';

/** The pages of visits to shows as data (contract/pages/model.ts). */

/** A show as visitors are told of it. */
export interface ShownShow {
  id: string;
  name: string;
  /** "Drama". */
  type: string;
  location: string;
  /** "Sun, 10 Jan 2027, 6:00 pm to 9:00 pm"; null when the show does not say. */
  hours: string | null;
  /** The day on which it ends, or begins where it says no end; null where it says neither. */
  lastDay: Day | null;
}

export interface VisitBookingProps {
  show: ShownShow;
  /** Instants, as ISO 8601; null where the show does not say. */
  startsAt: string | null;
  endsAt: string | null;
  /** "Closed on Tue, 5 Jan 2027": its days off that are to come; null where there is none. */
  closedText: string | null;
  /** Only where few are left. */
  placesLeft: number | null;
  /** This stands in the way of booking at all; it is said before the form, which is then not offered. */
  closed: { kind: 'over' | 'full'; message: string } | null;
  values: { personName: string; mobile: string };
  /** A problem belongs to one of the fields of `values`; any other, to the whole form. */
  problems: PageProblem[];
  presentation?: PresentationProps | undefined;
  formKey: string;
  help: Help;
}

/** A visitor keeps these: a picture, a calendar entry, and words to pass on. */
export interface Kept {
  /** The place: heads the saved picture, and names it. */
  name: string;
  day: Day;
  /** A person can read this out or type it when the code does not scan. */
  shortCode: string;
  /** The saved picture says these above the code: when, and for whom. */
  facts: string[];
  /** The code alone, as PNG data URL. */
  image: string;
  /** An iCalendar file as a data URL; null where there is no time to put down. */
  calendar: string | null;
  /** "Ticket for Zoo, Sat, 2 Jan 2027"; the address of the page follows. */
  words: string;
}

export interface VisitPageProps {
  bookingId: string;
  show: ShownShow;
  state: 'confirmed' | 'over' | 'cancelled';
  /** The server's own words. */
  message: string;
  personName: string;
  maskedMobile: string;
  /** "Fri, 1 Jan 2027, 6:40 pm" */
  bookedText: string;
  /** Null when there is nothing to come to any more. */
  keep: Kept | null;
  help: Help;
}

/** The request of a visit. */
export const visitBody = (exhibitionId: string, { personName, mobile }: VisitRequest) => ({
  exbhitionId: exhibitionId,
  visitorName: personName,
  mobile,
});

/** Refusals call the fields of a visit's request by the first name, its form by the second. */
export const VISIT_FIELDS = { visitorName: 'personName' };
