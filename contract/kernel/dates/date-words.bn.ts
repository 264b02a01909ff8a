import type * as english from './date-words.ts';

/** The names that Intl has for bn-IN. */
const WEEKDAYS: Record<string, string> = {
  sun: 'রবি',
  mon: 'সোম',
  tue: 'মঙ্গল',
  wed: 'বুধ',
  thu: 'বৃহস্পতি',
  fri: 'শুক্র',
  sat: 'শনি',
};
const MONTHS = ['জানু', 'ফেব', 'মার্চ', 'এপ্রিল', 'মে', 'জুন', 'জুলাই', 'আগ', 'সেপ্টে', 'অক্টো', 'নভে', 'ডিসে'];

export const shortDayWords: typeof english.shortDayWords = (weekday, date, month) =>
  `${WEEKDAYS[weekday]}, ${date} ${MONTHS[month - 1]}`;

/** People name the part of the day, not the half. */
const partOf = (hours: number): string => {
  if (hours < 4 || hours >= 19) return 'রাত';
  if (hours < 12) return 'সকাল';
  return hours < 16 ? 'দুপুর' : 'বিকেল';
};

export const clockWords: typeof english.clockWords = (hours, minutes) =>
  `${partOf(hours)} ${hours % 12 || 12}:${minutes}`;

export const weekdayWords: typeof english.weekdayWords = (weekday) => WEEKDAYS[weekday] ?? weekday;

export function aboutSoLong(seconds: number): string {
  if (seconds >= 90) return `প্রায় ${Math.ceil(seconds / 60)} মিনিটে`;
  return seconds === 1 ? 'প্রায় এক সেকেন্ডে' : `প্রায় ${seconds} সেকেন্ডে`;
}
