import type { MovableClock } from '#server/testing/movable-clock.ts';

export type RunningClock = MovableClock;

/** The time of the machine, running on from wherever a test moves it. */
export function runningClock(): RunningClock {
  let aheadMs = 0;
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
