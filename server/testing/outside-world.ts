import { createHash } from 'node:crypto';
import { type Clock, type Random, systemRandom } from '#server/kernel/operations/clock.ts';

export interface MovableClock extends Clock {
  set(instant: Date | string): void;
  advance(minutes: number): void;
}

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

/** Chance that counts in its first characters, so that ids made later sort later. */
function counted(bytesOf: (length: number, count: number) => Buffer): Random {
  let count = 0;
  return {
    bytes: (length) => {
      count += 1;
      const bytes = bytesOf(length, count);
      for (let at = 0; at < Math.min(COUNTED, length); at += 1)
        bytes[at] = Math.floor(count / 32 ** (COUNTED - 1 - at)) % 32;
      return bytes;
    },
  };
}

export const ascendingRandom = counted((length) => systemRandom.bytes(length));

/** Ids that are the same on each run, whatever ran before, for what is made up from them. */
export const repeatedRandom = (): Random =>
  counted((length, count) => createHash('shake256', { outputLength: length }).update(`a story ${count}`).digest());
