import { createHash } from 'node:crypto';
import { type Clock, type Random, systemRandom } from '#server/kernel/operations/clock.ts';

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

const COUNTED = 8;
let last = 0;

/** Chance that counts in its first characters, so that ids made later sort later; the rest is chance indeed. */
export const ascendingRandom: Random = {
  bytes: (count) => {
    last += 1;
    const bytes = systemRandom.bytes(count);
    for (let at = 0; at < Math.min(COUNTED, count); at += 1)
      bytes[at] = Math.floor(last / 32 ** (COUNTED - 1 - at)) % 32;
    return bytes;
  },
};

/** Ids that are the same on each run, whatever ran before, for what is made up from them; those made later sort later. */
export function repeatedRandom(): Random {
  let count = 0;
  return {
    bytes: (length) => {
      count += 1;
      const bytes = createHash('shake256', { outputLength: length }).update(`a story ${count}`).digest();
      for (let at = 0; at < Math.min(COUNTED, length); at += 1)
        bytes[at] = Math.floor(count / 32 ** (COUNTED - 1 - at)) % 32;
      return bytes;
    },
  };
}
