/** Days and times as people read and hear them. In another language: date-words.te.ts. */

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** "Sat, 2 Jan". `weekday` as in "sat", `month` from 1. */
export const shortDayWords = (weekday: string, date: number, month: number): string =>
  `${weekday[0]?.toUpperCase()}${weekday.slice(1)}, ${date} ${MONTHS[month - 1]}`;

/** "7:05 pm" */
export const clockWords = (hours: number, minutes: string): string =>
  `${hours % 12 || 12}:${minutes} ${hours < 12 ? 'am' : 'pm'}`;

/** Stands over a column of a calendar; style sheets make its first letter large. */
export const weekdayWords = (weekday: string): string => weekday;

/** Says a number of seconds in words; from one and a half minutes in whole minutes, never too few. */
export function aboutSoLong(seconds: number): string {
  if (seconds >= 90) return `about ${Math.ceil(seconds / 60)} minutes`;
  return seconds === 1 ? 'about a second' : `about ${seconds} seconds`;
}
