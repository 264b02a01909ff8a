import { type Day, formatDay } from '#contract/kernel/dates/dates.ts';

/** A place whose hours of today are over (docs/behaviour.md 4.7), as a page says it. */
export const closedForToday = (place: string): string => `${place} is closed for today.`;

/** A clinic or branch that is closed on a day, or a doctor who is on leave, refuses a booking for it. */
export const givesNothing = (who: string, day: Day): string =>
  `${who} gives no tokens on ${formatDay(day)}. Please choose another day.`;

/** Days off, as a page says them. */
export const offWords = (days: string): string => `Closed on ${days}`;

export const moreDaysOff = (days: string, more: number): string => `${days} and ${more} more days`;

export const nextOpen = (day: Day): string => `The next open day is ${formatDay(day)}.`;

/** The same where a booking is refused for it, with the next open day where there is one. */
export const dayOver = (place: string, next: Day | null): string =>
  next ? `${closedForToday(place)} ${nextOpen(next)}` : closedForToday(place);
