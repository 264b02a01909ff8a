import type * as english from './date-words.ts';

/** Intl's names for hi-IN, without the abbreviation sign. */
const WEEKDAYS: Record<string, string> = {
  sun: 'रवि',
  mon: 'सोम',
  tue: 'मंगल',
  wed: 'बुध',
  thu: 'गुरु',
  fri: 'शुक्र',
  sat: 'शनि',
};
const MONTHS = ['जन', 'फ़र', 'मार्च', 'अप्रैल', 'मई', 'जून', 'जुल', 'अग', 'सित', 'अक्तू', 'नव', 'दिस'];

export const shortDayWords: typeof english.shortDayWords = (weekday, date, month) =>
  `${WEEKDAYS[weekday]}, ${date} ${MONTHS[month - 1]}`;

/** Hindi names the part of the day instead of am and pm. */
const partOf = (hours: number): string => {
  if (hours < 4 || hours >= 19) return 'रात';
  if (hours < 12) return 'सुबह';
  return hours < 16 ? 'दोपहर' : 'शाम';
};

export const clockWords: typeof english.clockWords = (hours, minutes) =>
  `${partOf(hours)} ${hours % 12 || 12}:${minutes}`;

export const weekdayWords: typeof english.weekdayWords = (weekday) => WEEKDAYS[weekday] ?? weekday;

export function aboutSoLong(seconds: number): string {
  if (seconds >= 90) return `करीब ${Math.ceil(seconds / 60)} मिनट में`;
  return seconds === 1 ? 'करीब एक सेकंड में' : `करीब ${seconds} सेकंड में`;
}
