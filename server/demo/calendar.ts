import { type Day, dayOf, daysBetween, type Weekday, weekdayOf } from '#contract/kernel/dates.ts';

/** A trade whose days differ. */
type DemoTrade = 'park' | 'clinic' | 'branch' | 'show';

/** An ordinary day is 1. Parks and shows live by Sunday, offices are nearly empty then; not quite, so that the demo has queues. */
const WEEKS: Record<DemoTrade, Record<Weekday, number>> = {
  park: { mon: 0.55, tue: 0.65, wed: 0.7, thu: 0.75, fri: 0.95, sat: 1.6, sun: 1.8 },
  clinic: { mon: 1.25, tue: 1.05, wed: 0.95, thu: 1, fri: 0.95, sat: 1.15, sun: 0.55 },
  branch: { mon: 1.3, tue: 1, wed: 0.9, thu: 0.9, fri: 1.1, sat: 0.6, sun: 0.45 },
  show: { mon: 0.6, tue: 0.6, wed: 0.7, thu: 0.8, fri: 1.2, sat: 1.7, sun: 1.5 },
};

/** Festivals that move, as the almanac has them. */
const DIWALI = ['2025-10-20', '2026-11-08', '2027-10-29', '2028-10-17', '2029-11-05'];
const MOVING = [
  ...['2026-03-04', '2027-03-22', '2028-03-11', '2029-03-01'], // Holi
  ...['2026-03-19', '2027-04-07', '2028-03-27', '2029-04-14'], // Ugadi
  ...['2026-09-14', '2027-09-04', '2028-08-23', '2029-09-11'], // Ganesh Chaturthi
  ...['2026-10-20', '2027-10-09', '2028-09-27', '2029-10-16'], // Dussehra
];
/** New Year, Sankranti, Republic Day, Independence Day, Gandhi Jayanti, Christmas. */
const FIXED = ['01-01', '01-14', '01-26', '08-15', '10-02', '12-25'];

/** Everybody has time, and few go to an office. */
const isFestival = (day: Day): boolean => DIWALI.includes(day) || MOVING.includes(day) || FIXED.includes(day.slice(5));

/** The days after Diwali are the parks' best of the year. */
const isDiwaliWeek = (day: Day): boolean =>
  DIWALI.some((diwali) => daysBetween(diwali, day) >= 1 && daysBetween(diwali, day) <= 4);

/** Tells how busy a trade is on a day. It grows from `opened` on by a quarter in a hundred days, and then no more. */
export function busyness(trade: DemoTrade, day: Day, opened: Date): number {
  const growth = 0.85 + 0.25 * Math.min(1, Math.max(0, daysBetween(dayOf(opened), day)) / 100);
  const usual = WEEKS[trade][weekdayOf(day)] * growth;
  if (trade === 'clinic' || trade === 'branch') return isFestival(day) ? usual * 0.4 : usual;
  return usual * (isDiwaliWeek(day) ? 1.7 : isFestival(day) ? 1.8 : 1);
}
