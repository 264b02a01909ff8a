import type { Clock } from '#server/kernel/operations/clock.ts';

export interface MovableClock extends Clock {
  set(instant: Date | string): void;
  /** Minutes forward. */
  advance(minutes: number): void;
}

/** Time that stands still until a test moves it. */
export function movableClock(start: Date): MovableClock {
  let now = start.getTime();
  return {
    now: () => new Date(now),
    set: (instant) => {
      now = new Date(instant).getTime();
    },
    advance: (minutes) => {
      now += minutes * 60_000;
    },
  };
}
