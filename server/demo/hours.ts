import { type Day, startOfDay } from '#contract/kernel/dates/dates.ts';
import { minutesOf } from '#contract/opening-days/rules.ts';
import type { Chance } from './chance.ts';

/**
 * The minutes of the day at which a place opens and closes; midnight where it closes later, since who comes then counts to
 * the next day.
 */
export function openMinutes({ opens_at, closes_at }: { opens_at: string | null; closes_at: string | null }) {
  const [opens, closes] = [minutesOf(opens_at || '09:00'), minutesOf(closes_at || '18:00')];
  return { opens, closes: closes > opens ? closes : 1440 };
}

export const instantAt = (day: Day, minute: number): Date => later(startOfDay(day), minute);
export const latest = (one: Date, other: Date): Date => (one < other ? other : one);
export const later = (at: Date, minutes: number): Date => new Date(at.getTime() + Math.round(minutes * 60) * 1000);

/** The weight of each hour of the day, from midnight on. */
type Hours = readonly number[];

/** People book on the way to work, at lunch, and above all after dinner. */
export const ONLINE: Hours = [2, 1, 0, 0, 0, 1, 3, 6, 9, 10, 10, 11, 10, 9, 7, 7, 8, 9, 11, 13, 15, 14, 10, 5];
/** Families come late in the morning and in the cool of the afternoon; an evening park fills before it begins. */
export const ARRIVALS: Hours = [0, 0, 0, 0, 0, 1, 2, 3, 5, 11, 16, 15, 10, 7, 8, 11, 13, 12, 15, 12, 8, 4, 1, 0];
/** Offices: the rush of the morning, and again after lunch. */
export const OFFICE: Hours = [0, 0, 0, 0, 0, 0, 1, 3, 8, 14, 16, 14, 8, 5, 8, 9, 8, 9, 9, 7, 4, 1, 0, 0];
/** Somebody is on duty here at every hour. */
export const DAY_AND_NIGHT: Hours = Array.from({ length: 24 }, (_, hour) => (hour > 7 && hour < 12 ? 14 : 12));

/** The busiest hour weighs so much; and an hour in which nobody comes this, so that a span of such hours alone has a minute too. */
const BUSIEST = 16;
const SELDOM = 0.01;

/** A minute and its seconds between two times of the day, as often as its hour is busy. */
export function minuteBetween(chance: Chance, hours: Hours, from: number, until: number): number {
  if (until <= from) return from;
  for (;;) {
    const minute = from + chance.next() * (until - from);
    const weight = hours[Math.floor(minute / 60)] ?? 0;
    if (chance.happens((weight + SELDOM) / BUSIEST)) return minute;
  }
}
