import { addDays, type Day, WEEKDAY_NAMES, WEEKDAYS } from '#contract/kernel/dates/dates.ts';
import { bookableDates, type DatedPark, type Hours, isClosedEach, isClosedOn, isDated, LAST_OF_DAY } from './rules.ts';

type WholePlace = Omit<DatedPark, 'advanceDays'> & Partial<Hours>;

type OpenPlace = Partial<WholePlace> & Pick<WholePlace, 'daysOff'>;

const ALL_WEEK = { hasHolidays: false, holidays: [], openDays: [], customDatesEnabled: false, customDates: [] };

type Open = Record<'opens' | 'closes', string>;

/** Means "closed all day" to search engines. */
const CLOSED: Open = { opens: '00:00', closes: '00:00' };

const MOST_SPANS = 8;

/** schema.org opening hours from today on: by weekday with the next days off, or by listed date. */
export function openData(said: OpenPlace, today: Day) {
  const place = { ...ALL_WEEK, ...said };
  const times = isDated(place) ? datesOf(place, today) : weekOf(place, today);
  return times.length > 0 ? { openingHoursSpecification: times } : null;
}

function datesOf(place: WholePlace, today: Day) {
  const hours = hoursOf(place);
  const dates = bookableDates(place, { today, isOver: false }).filter((day) => !isClosedOn(place, day));
  return hours ? spansOf(dates, hours) : [];
}

function weekOf(place: WholePlace, today: Day) {
  const hours = hoursOf(place);
  const days = WEEKDAYS.filter((weekday) => !isClosedEach(place, weekday));
  const open =
    hours && days.length > 0 ? [specification({ dayOfWeek: days.map((day) => WEEKDAY_NAMES[day]), ...hours })] : [];
  const closed = bookableDates({ customDates: place.daysOff }, { today, isOver: false });
  return [...open, ...spansOf(closed, CLOSED)];
}

/** Equal opening and closing times mean day and night; a closing time before the opening is after midnight. */
function hoursOf({ opensAt: opens, closesAt: closes }: Partial<Hours>): Open | null {
  if (!opens || !closes) return null;
  return opens === closes ? { opens: '00:00', closes: LAST_OF_DAY } : { opens, closes };
}

function spansOf(days: readonly Day[], hours: Open) {
  const all = new Set(days);
  const lasts = days.filter((day) => !all.has(addDays(day, 1)));
  return days
    .filter((day) => !all.has(addDays(day, -1)))
    .slice(0, MOST_SPANS)
    .map((validFrom, at) => specification({ validFrom, validThrough: lasts[at], ...hours }));
}

const specification = <Facts extends object>(facts: Facts) => ({ '@type': 'OpeningHoursSpecification', ...facts });
