import { addDays, type Day, type Weekday, weekdayOf } from '#contract/dates.ts';

interface OpeningDays {
  hasHolidays: boolean;
  holidays: readonly Weekday[];
  openDays: readonly Weekday[];
}

/** Closed on its weekly holidays, and on days outside its open days where it names any. */
export function isClosedOn(park: OpeningDays, day: Day): boolean {
  const weekday = weekdayOf(day);
  const holiday = park.hasHolidays && park.holidays.includes(weekday);
  return holiday || (park.openDays.length > 0 && !park.openDays.includes(weekday));
}

/** The first open day after `day`, within a week; null when the park never opens. */
export const nextOpenDay = (park: OpeningDays, day: Day): Day | null =>
  [1, 2, 3, 4, 5, 6, 7].map((ahead) => addDays(day, ahead)).find((next) => !isClosedOn(park, next)) ?? null;

/** Custom dates that can still be booked, soonest first. */
export const bookableDates = (park: { customDates: readonly Day[] }, today: Day): Day[] =>
  [...new Set(park.customDates)].filter((day) => day >= today).sort();
