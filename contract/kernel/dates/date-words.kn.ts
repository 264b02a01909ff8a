import type * as english from './date-words.ts';

/** The names that Intl has for kn-IN. */
const WEEKDAYS: Record<string, string> = {
  sun: 'ಭಾನು',
  mon: 'ಸೋಮ',
  tue: 'ಮಂಗಳ',
  wed: 'ಬುಧ',
  thu: 'ಗುರು',
  fri: 'ಶುಕ್ರ',
  sat: 'ಶನಿ',
};
const MONTHS = ['ಜನ', 'ಫೆಬ್ರ', 'ಮಾರ್ಚ್', 'ಏಪ್ರಿ', 'ಮೇ', 'ಜೂನ್', 'ಜುಲೈ', 'ಆಗ', 'ಸೆಪ್ಟೆಂ', 'ಅಕ್ಟೋ', 'ನವೆಂ', 'ಡಿಸೆಂ'];

export const shortDayWords: typeof english.shortDayWords = (weekday, date, month) =>
  `${WEEKDAYS[weekday]}, ${date} ${MONTHS[month - 1]}`;

/** People name the part of the day, not the half. */
const partOf = (hours: number): string => {
  if (hours < 4 || hours >= 19) return 'ರಾತ್ರಿ';
  if (hours < 12) return 'ಬೆಳಿಗ್ಗೆ';
  return hours < 16 ? 'ಮಧ್ಯಾಹ್ನ' : 'ಸಂಜೆ';
};

export const clockWords: typeof english.clockWords = (hours, minutes) =>
  `${partOf(hours)} ${hours % 12 || 12}:${minutes}`;

export const weekdayWords: typeof english.weekdayWords = (weekday) => WEEKDAYS[weekday] ?? weekday;

export function aboutSoLong(seconds: number): string {
  if (seconds >= 90) return `ಸುಮಾರು ${Math.ceil(seconds / 60)} ನಿಮಿಷಗಳಲ್ಲಿ`;
  return seconds === 1 ? 'ಸುಮಾರು ಒಂದು ಸೆಕೆಂಡಿನಲ್ಲಿ' : `ಸುಮಾರು ${seconds} ಸೆಕೆಂಡುಗಳಲ್ಲಿ`;
}
