import { type Day, formatDay } from '#contract/kernel/dates.ts';

/** A place whose hours of today are over (docs/behaviour.md 4.7), as a page says it. */
export const closedForToday = (place: string): string => `${place} is closed for today.`;

/** A clinic or branch that is closed on a day, or a doctor who is on leave, refuses a booking for it. */
export const givesNothing = (who: string, day: Day): string =>
  `${who} gives no tokens on ${formatDay(day)}. Please choose another day.`;

/** A page names so many days off. */
const NAMED = 4;

/** The next days off, as a page says them; null where there is none. */
export function closedDays(daysOff: readonly Day[], today: Day): string | null {
  const coming = daysOff.filter((day) => day >= today).sort();
  if (coming.length === 0) return null;
  const more = coming.length > NAMED ? ` and ${coming.length - NAMED} more days` : '';
  return `Closed on ${coming.slice(0, NAMED).map(formatDay).join('; ')}${more}`;
}

/** The same where a booking is refused for it, with the next open day where there is one. */
export const dayOver = (place: string, next: Day | null): string =>
  next ? `${closedForToday(place)} The next open day is ${formatDay(next)}.` : closedForToday(place);
