import { type ComponentType, lazy } from 'react';
import { formatDay } from '#contract/kernel/dates.ts';
import { isDated, sellsAhead } from '#contract/opening-days/rules.ts';
import * as drawings from '#web/visitor/ui/drawings.ts';
import { VenueFacts } from '#web/visitor/ui/venue-facts.tsx';
import type { VisitDateProps } from './day-choice-section.tsx';
import { bookingTexts as texts } from './words.ts';

type Part = ComponentType<VisitDateProps>;
const AGAIN_MS = 3000;

/** Tries until it comes: the page stays the plain form that the server sent, which works without. */
const load = (): Promise<{ default: Part }> =>
  import('./day-choice-section.tsx').then(
    ({ DayChoice }) => ({ default: DayChoice }),
    () => new Promise((again) => setTimeout(() => again(load()), AGAIN_MS)),
  );

/**
 * The choice of a day is a file of its own, since most parks sell for today alone. React takes over a page that has one when it
 * has come; the server, which puts it here, has it from the start.
 */
export const lazyParts: { DayChoice: Part } = { DayChoice: lazy(load) };

/** The day of the visit: a choice, or today, said in words. */
export const VisitDateSection = (asked: VisitDateProps) =>
  isDated(asked.park) || sellsAhead(asked.park) ? (
    <lazyParts.DayChoice {...asked} />
  ) : (
    <VenueFacts facts={[[drawings.calendar, texts.forToday(formatDay(asked.at.today))]]} />
  );
