import type { Day } from '#contract/kernel/dates/dates.ts';

export const startOfMonth = (day: Day): Day => `${day.slice(0, 8)}01`;

const utc = (year: number, month: number, date: number): Day =>
  new Date(Date.UTC(year, month, date)).toISOString().slice(0, 10);

export const endOfMonth = (day: Day): Day => utc(Number(day.slice(0, 4)), Number(day.slice(5, 7)), 0);

/** The last day of a month that has no such date. */
export function addMonths(day: Day, count: number): Day {
  const first = utc(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1 + count, 1);
  const last = endOfMonth(first);
  const same = `${first.slice(0, 8)}${day.slice(8)}`;
  return same > last ? last : same;
}
