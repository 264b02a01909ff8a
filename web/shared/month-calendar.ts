import { addDays, type Day, WEEKDAYS, weekdayOf } from '#contract/kernel/dates/dates.ts';
import { addMonths, endOfMonth, startOfMonth } from './month.ts';

/** Weeks begin on Sunday, as on Indian wall calendars. */
export const startOfWeek = (day: Day): Day => addDays(day, -WEEKDAYS.indexOf(weekdayOf(day)));

export function weeksOf(day: Day): (Day | null)[][] {
  const [first, last] = [startOfMonth(day), endOfMonth(day)];
  const weeks = Math.ceil((WEEKDAYS.indexOf(weekdayOf(first)) + Number(last.slice(8))) / 7);
  const within = (one: Day): Day | null => (one < first || one > last ? null : one);
  return Array.from({ length: weeks }, (_, week) =>
    WEEKDAYS.map((_name, at) => within(addDays(startOfWeek(first), week * 7 + at))),
  );
}

/** Keys of the APG's date picker dialog; undefined for any other key. */
export function dayByKey(day: Day, key: string, shift: boolean): Day | undefined {
  const months = shift ? 12 : 1;
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return startOfWeek(day);
    case 'End':
      return addDays(startOfWeek(day), 6);
    case 'PageUp':
      return addMonths(day, -months);
    case 'PageDown':
      return addMonths(day, months);
    default:
      return undefined;
  }
}
