const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** "Sat, 2 Jan". `weekday` as in "sat", `month` from 1. */
export const shortDayWords = (weekday: string, date: number, month: number): string =>
  `${weekday[0]?.toUpperCase()}${weekday.slice(1)}, ${date} ${MONTHS[month - 1]}`;

export const clockWords = (hours: number, minutes: string): string =>
  `${hours % 12 || 12}:${minutes} ${hours < 12 ? 'am' : 'pm'}`;

export const weekdayWords = (weekday: string): string => weekday;

/** In whole minutes from 90 seconds on, rounded up. */
export function aboutSoLong(seconds: number): string {
  if (seconds >= 90) return `about ${Math.ceil(seconds / 60)} minutes`;
  return seconds === 1 ? 'about a second' : `about ${seconds} seconds`;
}
