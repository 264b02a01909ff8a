import { type Day, dayOf, daysBetween, weekdayOf } from '#contract/kernel/dates/dates.ts';
import type { DemoTrade } from './organisations.ts';

/** An ordinary day is 1. Offices are half empty on Sundays, not quite, so that the demo always has queues. */
const OUTINGS = { mon: 0.6, tue: 0.65, wed: 0.7, thu: 0.75, fri: 1, sat: 1.6, sun: 1.7 };
const OFFICES = { mon: 1.25, tue: 1, wed: 0.95, thu: 0.95, fri: 1.05, sat: 0.9, sun: 0.5 };

const DIWALI = ['2025-10-20', '2026-11-08', '2027-10-29', '2028-10-17', '2029-11-05'];
/** Holi, Ugadi, Ganesh Chaturthi and Dussehra by year, then the fixed days of every year. */
const FESTIVALS =
  `2026-03-04 2026-03-19 2026-09-14 2026-10-20 2027-03-22 2027-04-07 2027-09-04 2027-10-09 2028-03-11 2028-03-27
  2028-08-23 2028-09-27 01-01 01-14 01-26 08-15 10-02 12-25`.split(/\s+/);

const isFestival = (day: Day): boolean =>
  FESTIVALS.some((festival) => day.endsWith(festival)) ||
  DIWALI.some((diwali) => daysBetween(diwali, day) >= 0 && daysBetween(diwali, day) <= 4);

/** Factor of demand. Grows by a quarter in the first hundred days. */
export function busyness(trade: DemoTrade, { created_at }: { created_at: Date }, day: Day): number {
  const growth = 0.85 + 0.25 * Math.min(1, Math.max(0, daysBetween(dayOf(created_at), day)) / 100);
  const isOuting = trade === 'park' || trade === 'exhibition';
  const festive = isFestival(day) ? (isOuting ? 1.7 : 0.4) : 1;
  return (isOuting ? OUTINGS : OFFICES)[weekdayOf(day)] * growth * festive;
}
