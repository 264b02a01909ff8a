import type * as english from './date-words.ts';

/** The names that Intl has for mr-IN. */
const WEEKDAYS: Record<string, string> = {
  sun: 'रवि',
  mon: 'सोम',
  tue: 'मंगळ',
  wed: 'बुध',
  thu: 'गुरु',
  fri: 'शुक्र',
  sat: 'शनि',
};
const MONTHS = ['जाने', 'फेब्रु', 'मार्च', 'एप्रि', 'मे', 'जून', 'जुलै', 'ऑग', 'सप्टें', 'ऑक्टो', 'नोव्हें', 'डिसें'];

export const shortDayWords: typeof english.shortDayWords = (weekday, date, month) =>
  `${WEEKDAYS[weekday]}, ${date} ${MONTHS[month - 1]}`;

/** People name the part of the day, not the half. */
const partOf = (hours: number): string => {
  if (hours < 4 || hours >= 19) return 'रात्री';
  if (hours < 12) return 'सकाळी';
  return hours < 16 ? 'दुपारी' : 'संध्याकाळी';
};

export const clockWords: typeof english.clockWords = (hours, minutes) =>
  `${partOf(hours)} ${hours % 12 || 12}:${minutes}`;

export const weekdayWords: typeof english.weekdayWords = (weekday) => WEEKDAYS[weekday] ?? weekday;

export function aboutSoLong(seconds: number): string {
  if (seconds >= 90) return `सुमारे ${Math.ceil(seconds / 60)} मिनिटांत`;
  return seconds === 1 ? 'सुमारे एका सेकंदात' : `सुमारे ${seconds} सेकंदांत`;
}
