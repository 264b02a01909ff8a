/** A business day in Kolkata, "2027-01-02". The only form of a date without a time. */
export type Day = string;

export const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

export const WEEKDAY_NAMES: Readonly<Record<Weekday, string>> = {
  sun: 'Sunday',
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
};

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const IST_OFFSET_MS = 5.5 * 3_600_000;
const DAY_MS = 86_400_000;

/** Business day of an instant. India has one zone and no summer time, so the offset is constant. */
export const dayOf = (instant: Date): Day => new Date(instant.getTime() + IST_OFFSET_MS).toISOString().slice(0, 10);

const utc = (day: Day): Date => new Date(`${day}T00:00:00.000Z`);

/** Years 1 to 2999 only: beyond, we or the database could write a day but not read it again. */
export const isDay = (text: string): boolean =>
  /^(?!0000)[0-2]\d{3}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(utc(text).getTime()) &&
  utc(text).toISOString().startsWith(text);

export const startOfDay = (day: Day): Date => new Date(utc(day).getTime() - IST_OFFSET_MS);

export const addDays = (day: Day, count: number): Day =>
  new Date(utc(day).getTime() + count * DAY_MS).toISOString().slice(0, 10);

export const daysBetween = (from: Day, to: Day): number => (utc(to).getTime() - utc(from).getTime()) / DAY_MS;

export const weekdayOf = (day: Day): Weekday => WEEKDAYS[utc(day).getUTCDay()] as Weekday;

/** Reads a day or instant (docs/behaviour.md 1.2); an instant at exactly 00:00 or 23:59 UTC is an old client's day. */
export function parseDay(text: string): Day | null {
  if (isDay(text)) return text;
  const instant = parseLocalTime(text);
  if (!instant) return null;
  const iso = instant.toISOString();
  const day = /T(00:00|23:59):00\.000Z$/.test(iso) ? iso.slice(0, 10) : dayOf(instant);
  return isDay(day) ? day : null;
}

const TIME = /^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})?$/;

/** "2027-01-05T10:00" is a time in Kolkata; an instant with a zone is read as it is. Null: neither. */
export function parseLocalTime(text: string): Date | null {
  const [found, , , , zone] = TIME.exec(text) ?? [];
  if (!found || !isDay(text.slice(0, 10))) return null;
  const instant = new Date(zone ? text : `${text}+05:30`);
  return Number.isNaN(instant.getTime()) || !isDay(dayOf(instant)) ? null : instant;
}

export const formatLocalTime = (instant: Date): string =>
  new Date(instant.getTime() + IST_OFFSET_MS).toISOString().slice(0, 16);

export const formatDay = (day: Day): string => `${formatShortDay(day)} ${Number(day.slice(0, 4))}`;

export function formatShortDay(day: Day): string {
  const [month, date] = day.split('-').slice(1).map(Number) as [number, number];
  return `${WEEKDAY_NAMES[weekdayOf(day)].slice(0, 3)}, ${date} ${MONTHS[month - 1]}`;
}

export const formatTime = (instant: Date): string => formatClock(formatLocalTime(instant).slice(11));

export function formatClock(time: string): string {
  const [hours, minutes] = time.split(':') as [string, string];
  return `${Number(hours) % 12 || 12}:${minutes} ${Number(hours) < 12 ? 'am' : 'pm'}`;
}

export const formatInstant = (instant: Date): string => `${formatDay(dayOf(instant))}, ${formatTime(instant)}`;

export const formatSecond = (instant: Date): string =>
  `${formatDay(dayOf(instant))}, ${formatTime(instant).replace(' ', `:${instant.toISOString().slice(17, 19)} `)}`;
