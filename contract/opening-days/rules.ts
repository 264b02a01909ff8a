import {
  addDays,
  type Day,
  dayOf,
  daysBetween,
  startOfDay,
  type Weekday,
  weekdayOf,
} from '#contract/kernel/dates/dates.ts';
import { dayText } from '#contract/kernel/dates/texts.ts';
import { type Text, text, type Wording } from '#contract/kernel/text.ts';

interface OpeningDays {
  hasHolidays: boolean;
  holidays: readonly Weekday[];
  openDays: readonly Weekday[];
  daysOff: readonly Day[];
}

/** Both inclusive; empty where the last day is before the first. */
export const daysWithin = (first: Day, last: Day): Day[] => daysAhead(first, Math.max(0, daysBetween(first, last) + 1));

/** Days that follow each other, as first and last day. `days` are in order. */
export function rangesOf(days: readonly Day[]): [first: Day, last: Day][] {
  const ranges: [Day, Day][] = [];
  for (const day of days) {
    const open = ranges.at(-1);
    if (open && addDays(open[1], 1) === day) open[1] = day;
    else ranges.push([day, day]);
  }
  return ranges;
}

/** Closed on days off, on weekly holidays and, if there are open days, on all others. */
export const isClosedOn = (park: OpeningDays, day: Day): boolean =>
  park.daysOff.includes(day) || isClosedEach(park, weekdayOf(day));

export const isClosedEach = ({ hasHolidays, holidays, openDays }: OpeningDays, weekday: Weekday): boolean =>
  (hasHolidays && holidays.includes(weekday)) || (openDays.length > 0 && !openDays.includes(weekday));

export const nextOpenDay = (park: OpeningDays, day: Day): Day | null =>
  daysAhead(addDays(day, 1), 366).find((next) => !isClosedOn(park, next)) ?? null;

export const daysAhead = (first: Day, count: number): Day[] =>
  Array.from({ length: count }, (_, ahead) => addDays(first, ahead));

/** The next day after `day` that is not a day off. For places without weekly closing days. */
export function dayAfter(day: Day, daysOff: readonly Day[]): Day {
  const next = addDays(day, 1);
  return daysOff.includes(next) ? dayAfter(next, daysOff) : next;
}

export const isOffToTheEnd = (daysOff: readonly Day[], first: Day, last: Day | null): boolean =>
  last !== null && dayAfter(addDays(first, -1), daysOff) > last;

export interface Hours {
  opensAt: string | null;
  closesAt: string | null;
  /** Minutes before closing when a park admits its last visitors. */
  lastEntryMinutes?: number;
  /** Slots of a park with timed entry; its day ends with the last one. */
  slots?: readonly { from: string; until: string }[];
}

const MINUTE_MS = 60_000;
/** The latest time in a form; it means midnight. */
export const LAST_OF_DAY = '23:59';

export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** After the end of a day its bookings stay usable for this long, because parks may close after midnight. */
export const NIGHT_MS = 6 * 3_600_000;

/** End of booking for a day (docs/behaviour.md 4.7), or null. Closing at or before the opening means after midnight. */
export function bookingEnd({ opensAt, closesAt, lastEntryMinutes = 0 }: Hours, day: Day): Date | null {
  if (!closesAt) return null;
  const isNextDay = closesAt === LAST_OF_DAY || closesAt <= (opensAt || '00:00');
  const midnight = startOfDay(isNextDay ? addDays(day, 1) : day);
  const minutes = closesAt === LAST_OF_DAY ? 0 : minutesOf(closesAt);
  return new Date(midnight.getTime() + (minutes - lastEntryMinutes) * MINUTE_MS);
}

export const openingOn = ({ opensAt }: Pick<Hours, 'opensAt'>, day: Day): Date =>
  new Date(startOfDay(day).getTime() + minutesOf(opensAt || '00:00') * MINUTE_MS);

export function hasTimeToSell(hours: Hours): boolean {
  const day = '2000-01-01';
  const end = bookingEnd(hours, day);
  return end === null || end > openingOn(hours, day);
}

export interface PlaceDay {
  today: Day;
  isOver: boolean;
  slotsOver?: readonly string[];
}

export function placeDayAt(hours: Hours, now: Date): PlaceDay {
  const today = dayOf(now);
  const isPast = (part: Hours): boolean => {
    const end = bookingEnd(part, today);
    return end !== null && now >= end;
  };
  const { slots = [] } = hours;
  if (slots.length === 0) return { today, isOver: isPast(hours) };
  const over = slots.filter(({ from, until }) => isPast({ opensAt: from, closesAt: until }));
  return { today, isOver: over.length === slots.length, slotsOver: over.map(({ from }) => from) };
}

/** Business days of tickets that are admitted now: today and, until closing after midnight, yesterday. */
export function visitDaysAt({ opensAt, closesAt }: Hours, now: Date): [Day, ...Day[]] {
  const today = dayOf(now);
  const before = addDays(today, -1);
  const end = bookingEnd({ opensAt, closesAt }, before);
  return end !== null && now < end ? [before, today] : [today];
}

export const bookableDates = (park: { customDates: readonly Day[] }, { today, isOver }: PlaceDay): Day[] =>
  [...new Set(park.customDates)].filter((day) => (isOver ? day > today : day >= today)).sort();

export interface DatedPark extends OpeningDays {
  customDatesEnabled: boolean;
  customDates: readonly Day[];
  /** Days ahead on sale; 0: today only. Ignored if dates are listed. */
  advanceDays: number;
}

export const isDated = ({ customDatesEnabled, customDates }: Omit<DatedPark, 'advanceDays'>): boolean =>
  customDatesEnabled && customDates.length > 0;

export const sellsAhead = (park: DatedPark): boolean => !isDated(park) && park.advanceDays > 0;

export const daysToChoose = (park: DatedPark, at: PlaceDay): Day[] =>
  daysOnSale(park, at).filter((day) => !isClosedOn(park, day));

export const daysOnSale = (park: DatedPark, at: PlaceDay): Day[] =>
  isDated(park) ? bookableDates(park, at) : fromTodayOn(park, at);

const fromTodayOn = ({ advanceDays }: DatedPark, { today, isOver }: PlaceDay): Day[] =>
  daysAhead(today, advanceDays + 1).slice(isOver ? 1 : 0);

export function nextSoldDay(park: DatedPark, today: Day): Day | null {
  if (!isDated(park)) return nextOpenDay(park, today);
  return bookableDates(park, { today, isOver: true }).find((day) => !isClosedOn(park, day)) ?? null;
}

const NAMED = 4;

export function closedDays(daysOff: readonly Day[], today: Day): Text | null {
  const coming = daysOff.filter((day) => day >= today).sort();
  if (coming.length === 0) return null;
  const days = coming
    .slice(0, NAMED)
    .map((day): Wording => dayText(day))
    .reduce((first, second) => text('opening-days.dayList', { first, second }));
  return text('opening-days.daysOff', { days, more: Math.max(0, coming.length - NAMED) });
}

/** After the hours of today are over (docs/behaviour.md 4.7). */
export const dayOverText = (place: string, next: Day | null): Text =>
  next
    ? text('opening-days.closedUntil', { place, day: dayText(next) })
    : text('opening-days.closedForToday', { place });

export type Standing = { is: 'open' } | { is: 'opens'; day: Day; at: string | null } | { is: 'closed' };

/** State at an instant, up to the last entry. Null if the hours are unknown and the day is not closed. */
export function standingAt(hours: Hours, isClosed: (day: Day) => boolean, now: Date): Standing | null {
  const today = dayOf(now);
  const isOn = (day: Day) => {
    const end = bookingEnd(hours, day);
    return now >= openingOn(hours, day) && (end === null || now < end);
  };
  if (!hours.opensAt && !hours.closesAt && !isClosed(today)) return null;
  if (visitDaysAt(hours, now).some((day) => !isClosed(day) && isOn(day))) return { is: 'open' };
  const isAhead = now < openingOn(hours, today);
  const day = daysAhead(isAhead ? today : addDays(today, 1), 366).find((next) => !isClosed(next));
  return day ? { is: 'opens', day, at: hours.opensAt || null } : { is: 'closed' };
}
