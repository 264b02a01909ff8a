import { type Day, startOfDay } from '#contract/kernel/dates/dates.ts';
import { minutesOf } from '#contract/opening-days/rules.ts';
import type { Chance } from './chance.ts';

/** In minutes. A place open after midnight closes at midnight here: later visitors count to the next day. */
export function openMinutes({ opens_at, closes_at }: { opens_at: string | null; closes_at: string | null }) {
  const [opens, closes] = [minutesOf(opens_at || '09:00'), minutesOf(closes_at || '18:00')];
  return { opens, closes: closes > opens ? closes : 1440 };
}

export const instantAt = (day: Day, minute: number): Date => later(startOfDay(day), minute);
export const latest = (one: Date, other: Date): Date => (one < other ? other : one);
export const later = (at: Date, minutes: number): Date => new Date(at.getTime() + Math.round(minutes * 60) * 1000);

type Hours = readonly number[];

/** On the way to work, at lunch, and above all after dinner. */
export const ONLINE: Hours = [2, 1, 0, 0, 0, 1, 3, 6, 9, 10, 10, 11, 10, 9, 7, 7, 8, 9, 11, 13, 15, 14, 10, 5];
/** Late in the morning and in the cool of the afternoon; an evening park fills before it opens. */
export const ARRIVALS: Hours = [0, 0, 0, 0, 0, 1, 2, 3, 5, 11, 16, 15, 10, 7, 8, 11, 13, 12, 15, 12, 8, 4, 1, 0];
/** The morning rush, and again after lunch. */
export const OFFICE: Hours = [0, 0, 0, 0, 0, 0, 1, 3, 8, 14, 16, 14, 8, 5, 8, 9, 8, 9, 9, 7, 4, 1, 0, 0];
export const DAY_AND_NIGHT: Hours = Array.from({ length: 24 }, (_, hour) => (hour > 7 && hour < 12 ? 14 : 12));

/** BUSIEST is the greatest weight; SELDOM keeps the loop below finite over hours of weight 0. */
const BUSIEST = 16;
const SELDOM = 0.01;

export function minuteBetween(chance: Chance, hours: Hours, from: number, until: number): number {
  if (until <= from) return from;
  for (;;) {
    const minute = from + chance.next() * (until - from);
    const weight = hours[Math.floor(minute / 60)] ?? 0;
    if (chance.happens((weight + SELDOM) / BUSIEST)) return minute;
  }
}
