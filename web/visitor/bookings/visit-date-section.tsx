import { type ComponentType, lazy } from 'react';
import type { pricedFor } from '#contract/day-prices/rules.ts';
import { formatDay } from '#contract/kernel/dates.ts';
import { isDated } from '#contract/opening-days/rules.ts';
import * as drawings from '#web/visitor/ui/drawings.ts';
import { VenueFacts } from '#web/visitor/ui/venue-facts.tsx';
import type { VisitDateProps } from './day-choice-section.tsx';
import { bookingTexts as texts } from './words.ts';

/**
 * The choice of a day, and what it costs, is a file of its own, since most parks sell for today alone. React takes over a page that
 * has one when it has come; where it does not, the page stays the plain form that the server sent. The server, which puts it here, has
 * it from the start. Without a choice the park comes priced.
 */
export const lazyParts: { DayChoice: ComponentType<VisitDateProps>; pricedFor: typeof pricedFor } = {
  DayChoice: lazy(() =>
    import('./day-choice-section.tsx').then(
      ({ dayParts }) => {
        lazyParts.pricedFor = dayParts.pricedFor;
        return { default: dayParts.DayChoice };
      },
      () => new Promise(() => {}),
    ),
  ),
  pricedFor: (park) => park,
};

/** The day of the visit: a choice, or today, said in words. */
export const VisitDateSection = (asked: VisitDateProps) =>
  isDated(asked.park) || asked.park.advanceDays > 0 ? (
    <lazyParts.DayChoice {...asked} />
  ) : (
    <VenueFacts facts={[[drawings.calendar, texts.forToday(formatDay(asked.at.today))]]} />
  );
