import { addDays, type Day, isDay } from '#contract/kernel/dates/dates.ts';

/** Bounds are inclusive; `today` is the IST day. */
export interface DayBounds {
  today: Day;
  min?: Day | undefined;
  max?: Day | undefined;
  offered?: OfferedDays | undefined;
}

export interface OfferedDays {
  days: ReadonlySet<Day>;
  left: ReadonlyMap<Day, number>;
}

/** "05/12/2026", whatever the browser's language; '' for an invalid day. */
export const writeDay = (day: Day): string => (isDay(day) ? day.split('-').reverse().join('/') : '');

export const isWithin = (day: Day, { min, max }: Pick<DayBounds, 'min' | 'max'>): boolean =>
  (min === undefined || day >= min) && (max === undefined || day <= max);

export const isOffered = (day: Day, { offered, ...ends }: Pick<DayBounds, 'min' | 'max' | 'offered'>): boolean =>
  isWithin(day, ends) && (offered?.days.has(day) ?? true);

type Parts = Partial<Record<'year' | 'month' | 'name' | 'date', string>>;

const NAME = '(?<name>[a-z]{3,9})';
const BETWEEN = '[-/.,\\s]*';
const YEAR = `(?:${BETWEEN}(?<year>\\d{4}|\\d{2}))?`;

/** Day first as in India, or year first (ISO); month names in either order. */
const FORMS = [
  '(?<year>\\d{4})[-/.](?<month>\\d{1,2})[-/.](?<date>\\d{1,2})',
  '(?<date>\\d{2})(?<month>\\d{2})(?<year>\\d{4}|\\d{2})',
  '(?<date>\\d{1,2})[-/.\\s]+(?<month>\\d{1,2})(?:[-/.\\s]+(?<year>\\d{4}|\\d{2}))?',
  `(?<date>\\d{1,2})(?:st|nd|rd|th)?${BETWEEN}${NAME}${YEAR}`,
  `${NAME}${BETWEEN}(?<date>\\d{1,2})(?:st|nd|rd|th)?(?:${BETWEEN}(?<year>\\d{4}))?`,
].map((form) => new RegExp(`^${form}$`));

/** Word → days from today. A Map, because an object also answers to inherited names such as "constructor". */
const AWAY = new Map([
  ['yesterday', -1],
  ['today', 0],
  ['tomorrow', 1],
]);

const WEEKDAY = /^(?:sun|mon|tue|wed|thu|fri|sat)[a-z]*[.,\s]+/;

/** Reads 5/12/26, 051226, 5 Dec, today. Without a year: the nearest allowed one; with one, bounds are not checked. */
export function readTypedDay(text: string, bounds: DayBounds): Day | null {
  const typed = text.trim().toLowerCase().replace(WEEKDAY, '');
  const away = AWAY.get(typed);
  if (away !== undefined) return addDays(bounds.today, away);
  const parts = FORMS.map((form) => form.exec(typed)?.groups as Parts | undefined).find(Boolean);
  return parts ? dayFrom(parts, bounds) : null;
}

function dayFrom({ year, month, name, date }: Parts, bounds: DayBounds): Day | null {
  const at = name === undefined ? Number(month) : monthNamed(name);
  const inYear = (full: number): Day => [String(full).padStart(4, '0'), two(at), two(Number(date))].join('-');
  if (year !== undefined) return dayOrNull(inYear(year.length === 2 ? 2000 + Number(year) : Number(year)));
  return nearest(inYear, bounds);
}

const two = (number: number): string => String(number).padStart(2, '0');
const dayOrNull = (text: string): Day | null => (isDay(text) ? text : null);

/** 1 to 12; 0, which is never valid, if no month begins with the letters. */
const monthNamed = (letters: string): number => MONTH_NAMES.findIndex((one) => begins(one, letters)) + 1;
const begins = (month: string, letters: string): boolean =>
  month.toLowerCase().startsWith(letters === 'sept' ? 'sep' : letters);

const MONTH_NAMES = 'January February March April May June July August September October November December'.split(' ');

/** Eight years reach over any gap between two leap days. */
const YEARS = Array.from({ length: 17 }, (_, at) => at - 8);

function nearest(inYear: (year: number) => Day, { today, ...bounds }: DayBounds): Day | null {
  const days = YEARS.map((away) => inYear(Number(today.slice(0, 4)) + away)).filter(isDay);
  const within = days.filter((day) => isWithin(day, bounds));
  const far = (day: Day) => Math.abs(Date.parse(day) - Date.parse(today));
  return (within.length > 0 ? within : days).sort((one, other) => far(one) - far(other))[0] ?? null;
}
