import type { FunctionComponent } from 'preact';
import type { TicketPark } from '#contract/bookings/kinds/park-ticket.ts';
import type { pricedFor } from '#contract/day-prices/rules.ts';
import { formatDay } from '#contract/kernel/dates.ts';
import { isDated } from '#contract/opening-days/rules.ts';
import * as drawings from '#web/visitor/ui/drawings.ts';
import { VenueFacts } from '#web/visitor/ui/venue-facts.tsx';
import type { VisitDateProps } from './day-choice-section.tsx';
import { bookingTexts as texts } from './words.ts';

/**
 * The choice of a day, and what it costs, is a file of its own, since most parks sell for today alone. The server puts it here from
 * the start. Without a choice the park comes priced.
 */
export const lazyParts: { DayChoice?: FunctionComponent<VisitDateProps>; pricedFor: typeof pricedFor } = {
  pricedFor: (park) => park,
};

const hasChoice = (park: TicketPark): boolean => isDated(park) || park.advanceDays > 0;

/** Brings the choice of a day where the park has one. */
export async function loadDayChoice(park: TicketPark): Promise<void> {
  if (hasChoice(park)) Object.assign(lazyParts, (await import('./day-choice-section.tsx')).dayParts);
}

/** The day of the visit: a choice, or today, said in words. */
export const VisitDateSection = (asked: VisitDateProps) =>
  lazyParts.DayChoice && hasChoice(asked.park) ? (
    <lazyParts.DayChoice {...asked} />
  ) : (
    <VenueFacts facts={[[drawings.calendar, texts.forToday(formatDay(asked.at.today))]]} />
  );
