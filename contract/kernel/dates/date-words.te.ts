import type * as english from './date-words.ts';

/** Intl's names for te-IN. */
const WEEKDAYS: Record<string, string> = {
  sun: 'ఆది',
  mon: 'సోమ',
  tue: 'మంగళ',
  wed: 'బుధ',
  thu: 'గురు',
  fri: 'శుక్ర',
  sat: 'శని',
};
const MONTHS = ['జన', 'ఫిబ్ర', 'మార్చి', 'ఏప్రి', 'మే', 'జూన్', 'జులై', 'ఆగ', 'సెప్టెం', 'అక్టో', 'నవం', 'డిసెం'];

export const shortDayWords: typeof english.shortDayWords = (weekday, date, month) =>
  `${WEEKDAYS[weekday]}, ${date} ${MONTHS[month - 1]}`;

/** Telugu names the part of the day instead of am and pm. */
const partOf = (hours: number): string => {
  if (hours < 4 || hours >= 19) return 'రాత్రి';
  if (hours < 12) return 'ఉదయం';
  return hours < 16 ? 'మధ్యాహ్నం' : 'సాయంత్రం';
};

export const clockWords: typeof english.clockWords = (hours, minutes) =>
  `${partOf(hours)} ${hours % 12 || 12}:${minutes}`;

export const weekdayWords: typeof english.weekdayWords = (weekday) => WEEKDAYS[weekday] ?? weekday;

export function aboutSoLong(seconds: number): string {
  if (seconds >= 90) return `సుమారు ${Math.ceil(seconds / 60)} నిమిషాల్లో`;
  return seconds === 1 ? 'సుమారు ఒక సెకనులో' : `సుమారు ${seconds} సెకన్లలో`;
}
