import { plainDigits, withoutInvisible } from '../typed-text.ts';
import { WEEKDAY_NAMES, WEEKDAYS, type Weekday } from './dates.ts';

function weekdayNamed(word: string): Weekday | undefined {
  const typed = word.replace(/\.$/, '');
  const begins = (name: string) => name.startsWith(typed) || name.startsWith(typed.replace(/s$/, ''));
  return typed.length < 3 ? undefined : WEEKDAYS.find((day) => begins(WEEKDAY_NAMES[day].toLowerCase()));
}

function daysBetween(from: Weekday, to: Weekday): Weekday[] {
  const first = WEEKDAYS.indexOf(from);
  const count = (WEEKDAYS.indexOf(to) - first + 7) % 7;
  return Array.from({ length: count + 1 }, (_, at) => WEEKDAYS[(first + at) % 7] as Weekday);
}

const EVERY_DAY = /^(?:all|all days|daily|every ?day|all 7 days)$/;
const RANGE = /\s*(?:\bto\b|\btill\b|\p{Pd}|\u2212)\s*/gu;

/** "mon,tue", "Mon-Fri", "Monday to Saturday", "Mon & Tue", each day once. Null if a word is no day. */
export function parseWeekdays(text: string): Weekday[] | null {
  const typed = plainDigits(withoutInvisible(text)).normalize('NFKC').trim().toLowerCase();
  if (EVERY_DAY.test(typed)) return [...WEEKDAYS];
  const found: Weekday[] = [];
  for (const part of typed.replace(RANGE, '-').split(/[\s,;/&+|]+|\band\b/)) {
    if (part === '') continue;
    const [from, to, ...more] = part.split('-').map(weekdayNamed);
    if (!from || more.length > 0 || (part.includes('-') && !to)) return null;
    found.push(...(to ? daysBetween(from, to) : [from]));
  }
  return [...new Set(found)];
}
