import { type Day, formatDay } from '#contract/kernel/dates/dates.ts';

/** Shown after the hours of today are over (docs/behaviour.md 4.7). */
export const closedForToday = (place: string): string => `${place} is closed for today.`;

export const givesNothing = (who: string, day: Day): string =>
  `${who} gives no tokens on ${formatDay(day)}. Please choose another day.`;

export const offWords = (days: string): string => `Closed on ${days}`;

export const moreDaysOff = (days: string, more: number): string => `${days} and ${more} more days`;

export const nextOpen = (day: Day): string => `The next open day is ${formatDay(day)}.`;

export const dayOver = (place: string, next: Day | null): string =>
  next ? `${closedForToday(place)} ${nextOpen(next)}` : closedForToday(place);
