import type * as english from './date-words.ts';

/** The names that Intl has for ta-IN. */
const WEEKDAYS: Record<string, string> = {
  sun: 'ஞாயி',
  mon: 'திங்',
  tue: 'செவ்',
  wed: 'புத',
  thu: 'வியா',
  fri: 'வெள்',
  sat: 'சனி',
};
const MONTHS = ['ஜன', 'பிப்', 'மார்', 'ஏப்', 'மே', 'ஜூன்', 'ஜூலை', 'ஆக', 'செப்', 'அக்', 'நவ', 'டிச'];

export const shortDayWords: typeof english.shortDayWords = (weekday, date, month) =>
  `${WEEKDAYS[weekday]}, ${date} ${MONTHS[month - 1]}`;

/** People name the part of the day, not the half. */
const partOf = (hours: number): string => {
  if (hours < 4 || hours >= 19) return 'இரவு';
  if (hours < 12) return 'காலை';
  return hours < 16 ? 'மதியம்' : 'மாலை';
};

export const clockWords: typeof english.clockWords = (hours, minutes) =>
  `${partOf(hours)} ${hours % 12 || 12}:${minutes}`;

export const weekdayWords: typeof english.weekdayWords = (weekday) => WEEKDAYS[weekday] ?? weekday;

export function aboutSoLong(seconds: number): string {
  if (seconds >= 90) return `சுமார் ${Math.ceil(seconds / 60)} நிமிடங்களில்`;
  return seconds === 1 ? 'சுமார் ஒரு விநாடியில்' : `சுமார் ${seconds} விநாடிகளில்`;
}
