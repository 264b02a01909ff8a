import {
  addDays,
  type Day,
  dayOf,
  formatDay,
  startOfDay,
  type Weekday,
  weekdayOf,
} from '#contract/kernel/dates/dates.ts';
import { moreDaysOff, offWords } from './words.ts';

interface OpeningDays {
  hasHolidays: boolean;
  holidays: readonly Weekday[];
  openDays: readonly Weekday[];
  /** Further days on which it is closed, by date. */
  daysOff: readonly Day[];
}

/** Closed on its days off and weekly holidays, and on days outside its open days where it names any. */
export const isClosedOn = (park: OpeningDays, day: Day): boolean =>
  park.daysOff.includes(day) || isClosedEach(park, weekdayOf(day));

/** The same of a day of each week. */
export const isClosedEach = ({ hasHolidays, holidays, openDays }: OpeningDays, weekday: Weekday): boolean =>
  (hasHolidays && holidays.includes(weekday)) || (openDays.length > 0 && !openDays.includes(weekday));

/** The first open day after `day`, within a year; null when the park never opens. */
export const nextOpenDay = (park: OpeningDays, day: Day): Day | null =>
  daysAhead(addDays(day, 1), 366).find((next) => !isClosedOn(park, next)) ?? null;

/** Lists days in a row, from the first on. */
export const daysAhead = (first: Day, count: number): Day[] =>
  Array.from({ length: count }, (_, ahead) => addDays(first, ahead));

/** The first day after `day` that is none of the days off of a place that is open all week. */
export function dayAfter(day: Day, daysOff: readonly Day[]): Day {
  const next = addDays(day, 1);
  return daysOff.includes(next) ? dayAfter(next, daysOff) : next;
}

/** Nothing is left of something that runs until `last`: from `first` on it has days off alone. Null: it never ends. */
export const isOffToTheEnd = (daysOff: readonly Day[], first: Day, last: Day | null): boolean =>
  last !== null && dayAfter(addDays(first, -1), daysOff) > last;

/** The hours of a place as its form holds them, "17:30"; null or empty where it does not say. */
export interface Hours {
  opensAt: string | null;
  closesAt: string | null;
  /** Minutes before the end at which a park lets in its last visitors. */
  lastEntryMinutes?: number;
  /** The time slots of a park with timed entry: its day is over with the last of them. */
  slots?: readonly { from: string; until: string }[];
}

const MINUTE_MS = 60_000;
/** As late as a form can say: who closes then closes with the day. */
export const LAST_OF_DAY = '23:59';

/** The minutes of a time since midnight. */
export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Whatever was booked for a day may be used until parks that go on after midnight have closed, so long after it. */
export const NIGHT_MS = 6 * 3_600_000;

/**
 * Tells when bookings for a business day end, by the hours of its place (docs/behaviour.md 4.7); null without an end. An
 * end that is not after the beginning is one after midnight.
 */
export function bookingEnd({ opensAt, closesAt, lastEntryMinutes = 0 }: Hours, day: Day): Date | null {
  if (!closesAt) return null;
  const isNextDay = closesAt === LAST_OF_DAY || closesAt <= (opensAt || '00:00');
  const midnight = startOfDay(isNextDay ? addDays(day, 1) : day);
  const minutes = closesAt === LAST_OF_DAY ? 0 : minutesOf(closesAt);
  return new Date(midnight.getTime() + (minutes - lastEntryMinutes) * MINUTE_MS);
}

/** Tells when a place opens on a day; with the day where it does not say. */
export const openingOn = ({ opensAt }: Pick<Hours, 'opensAt'>, day: Day): Date =>
  new Date(startOfDay(day).getTime() + minutesOf(opensAt || '00:00') * MINUTE_MS);

/** Tells whether a place sells at all on a day of its own: its last entry is after it opens. */
export function hasTimeToSell(hours: Hours): boolean {
  const day = '2000-01-01';
  const end = bookingEnd(hours, day);
  return end === null || end > openingOn(hours, day);
}

/** This says where a place stands in its business day. */
export interface PlaceDay {
  today: Day;
  /** Nothing is sold for today any more. */
  isOver: boolean;
  /** Starts of the slots of today that have ended. */
  slotsOver?: readonly string[];
}

/** Tells how a place stands at an instant. */
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

/**
 * The business days whose tickets a place lets in at an instant: today's and, until its end after midnight, those of the
 * day before (docs/behaviour.md 6.4). Its last entry ends what is sold, not who comes in.
 */
export function visitDaysAt({ opensAt, closesAt }: Hours, now: Date): [Day, ...Day[]] {
  const today = dayOf(now);
  const before = addDays(today, -1);
  const end = bookingEnd({ opensAt, closesAt }, before);
  return end !== null && now < end ? [before, today] : [today];
}

/** Custom dates that can still be booked, soonest first. */
export const bookableDates = (park: { customDates: readonly Day[] }, { today, isOver }: PlaceDay): Day[] =>
  [...new Set(park.customDates)].filter((day) => (isOver ? day > today : day >= today)).sort();

export interface DatedPark extends OpeningDays {
  customDatesEnabled: boolean;
  customDates: readonly Day[];
  /** Tickets are sold for so many days ahead; 0: for today alone. It counts where no dates are listed. */
  advanceDays: number;
}

/** True where visitors choose among listed dates. */
export const isDated = ({ customDatesEnabled, customDates }: Omit<DatedPark, 'advanceDays'>): boolean =>
  customDatesEnabled && customDates.length > 0;

/** True where visitors choose among today and the days to come. */
export const sellsAhead = (park: DatedPark): boolean => !isDated(park) && park.advanceDays > 0;

/** The days for which a park sells, soonest first: listed ones, or those ahead, without the days on which it is closed. */
export const daysToChoose = (park: DatedPark, at: PlaceDay): Day[] =>
  daysOnSale(park, at).filter((day) => !isClosedOn(park, day));

/** The same with those on which it is closed. */
export const daysOnSale = (park: DatedPark, at: PlaceDay): Day[] =>
  isDated(park) ? bookableDates(park, at) : fromTodayOn(park, at);

const fromTodayOn = ({ advanceDays }: DatedPark, { today, isOver }: PlaceDay): Day[] =>
  daysAhead(today, advanceDays + 1).slice(isOver ? 1 : 0);

/** The first day after today for which a park sells; null when there is none. */
export function nextSoldDay(park: DatedPark, today: Day): Day | null {
  if (!isDated(park)) return nextOpenDay(park, today);
  return bookableDates(park, { today, isOver: true }).find((day) => !isClosedOn(park, day)) ?? null;
}

/** A page names so many days off. */
const NAMED = 4;

/** The next days off, as a page says them; null where there is none. */
export function closedDays(daysOff: readonly Day[], today: Day): string | null {
  const coming = daysOff.filter((day) => day >= today).sort();
  if (coming.length === 0) return null;
  const named = coming.slice(0, NAMED).map(formatDay).join('; ');
  return offWords(coming.length > NAMED ? moreDaysOff(named, coming.length - NAMED) : named);
}

/** Tells whether a place is open; else the next day on which it is, with the time where that is known. */
export type Standing = { is: 'open' } | { is: 'opens'; day: Day; at: string | null } | { is: 'closed' };

/**
 * Tells how a place stands at an instant, to its last entry. Null where it is not closed on that day and says no hours.
 */
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
