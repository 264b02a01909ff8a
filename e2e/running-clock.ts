import { dayOf, startOfDay } from '#contract/kernel/dates/dates.ts';
import type { MovableClock } from '#server/testing/outside-world.ts';

export type RunningClock = MovableClock;

/** About as long as a file of journeys takes on a busy machine. */
const SHORT_DAY_MS = 10 * 60_000;

/** In the first minutes of a day no slot has ended yet. */
const MORNING_MS = 3 * 60_000;

let startMs = 0;

/** Milliseconds that product, gateway and browsers of this file are ahead of the machine. */
export const headStart = (): number => startMs;

/**
 * Bookings for today must be for today at the end of a file, too. So just before midnight in India it begins with the
 * next day, and just after it a few minutes into the day.
 */
export function beginDay(now: Date): void {
  const soonMs = now.getTime() + SHORT_DAY_MS;
  const morningMs = startOfDay(dayOf(new Date(soonMs))).getTime() + MORNING_MS;
  startMs = Math.max(0, morningMs - now.getTime());
}

/** Runs on from wherever a test moves it. */
export function runningClock(): RunningClock {
  let aheadMs = headStart();
  return {
    now: () => new Date(Date.now() + aheadMs),
    set: (instant) => {
      aheadMs = new Date(instant).getTime() - Date.now();
    },
    advance: (minutes) => {
      aheadMs += minutes * 60_000;
    },
  };
}

export function shiftTime(ms: number): void {
  const now = () => Real.now() + ms;
  const Real = Date;
  globalThis.Date = new Proxy(Real, {
    apply: () => new Real(now()).toString(),
    construct: (date, given, made) => Reflect.construct(date, given.length > 0 ? given : [now()], made),
    get: (date, key) => (key === 'now' ? now : Reflect.get(date, key)),
  });
}
