import type { Weekday } from '#contract/kernel/dates.ts';

/** Fixed texts of the console. Texts of docs/product/ stand letter for letter, misspellings included. */

export const weekdayTexts = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
};

/** Weekdays as they are ticked: "Monday, Friday". */
export const weekdaysInWords = (days: readonly Weekday[]): string => days.map((day) => weekdayTexts[day]).join(', ');
