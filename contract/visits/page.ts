import type { VisitRequest } from '#contract/bookings/kinds/show-visit.ts';
import type { CalendarEntry } from '#contract/kernel/dates/calendar.ts';
import type { Day } from '#contract/kernel/dates/dates.ts';
import type { FormPageProps, Help } from '#contract/kernel/pages.ts';
import type { PresentationProps } from '#contract/presentations/page.ts';

export interface ShownShow {
  id: string;
  name: string;
  type: string;
  location: string;
  hours: string | null;
  lastDay: Day | null;
}

export interface VisitBookingProps extends FormPageProps {
  show: ShownShow;
  startsAt: string | null;
  endsAt: string | null;
  closedText: string | null;
  placesLeft: number | null;
  closed: { kind: 'over' | 'full'; message: string } | null;
  values: { personName: string; mobile: string };
  presentation?: PresentationProps | undefined;
}

export interface Kept {
  name: string;
  day: Day;
  shortCode: string;
  facts: string[];
  /** The code alone, as PNG data URL. */
  image: string;
  calendar: CalendarEntry | null;
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
