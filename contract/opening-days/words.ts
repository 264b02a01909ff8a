import { type Day, formatDay } from '#contract/kernel/dates.ts';

/** A place whose hours of today are over (docs/behaviour.md 4.7), as a page says it. */
export const closedForToday = (place: string): string => `${place} is closed for today.`;

/** The same where a booking is refused for it, with the next open day where there is one. */
export const dayOver = (place: string, next: Day | null): string =>
  next ? `${closedForToday(place)} The next open day is ${formatDay(next)}.` : closedForToday(place);
