import { createHash } from 'node:crypto';
import type { Random } from '#server/kernel/operations/clock.ts';

/** Chance that is the same for the same seed: what happened on a demo day does not change by being asked again. */
export interface Chance extends Random {
  /** From 0 up to, and not, 1. */
  next(): number;
  /** True so often: 0.2 is once in five times. */
  happens(probability: number): boolean;
  /** A whole number, both ends included. */
  between(least: number, most: number): number;
  /** About so much: seldom less than half or more than one and a half of it. */
  about(value: number): number;
  pick<T>(things: readonly [T, ...T[]] | readonly T[]): T;
  /** A key of the table, as often as its weight says. */
  weighed<K extends string>(weights: Readonly<Partial<Record<K, number>>>): K;
}

/** sfc32, the small fast counting generator of Chris Doty-Humphrey's PractRand (public domain), seeded by words. */
export function chanceOf(...seed: readonly string[]): Chance {
  const hash = createHash('sha256').update(seed.join('\n')).digest();
  let [a, b, c, count] = [hash.readInt32LE(0), hash.readInt32LE(4), hash.readInt32LE(8), 1];
  const word = (): number => {
    const sum = (a + b + count) | 0;
    count = (count + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum >>> 0;
  };
  const next = (): number => word() / 2 ** 32;
  const bytes = (wanted: number): Buffer => {
    const whole = Buffer.alloc(Math.ceil(wanted / 4) * 4);
    for (let at = 0; at < wanted; at += 4) whole.writeUInt32LE(word(), at);
    return whole.subarray(0, wanted);
  };
  return { bytes, next, ...wordsFor(next) };
}

const wordsFor = (next: () => number): Omit<Chance, 'bytes' | 'next'> => ({
  happens: (probability) => next() < probability,
  between: (least, most) => least + Math.floor(next() * (most - least + 1)),
  about: (value) => value * (0.4 + (next() + next() + next()) * 0.4),
  pick: <T>(things: readonly T[]) => things[Math.floor(next() * things.length)] as T,
  weighed: <K extends string>(weights: Readonly<Partial<Record<K, number>>>) => {
    let all = 0;
    for (const key in weights) all += weights[key] ?? 0;
    let rest = next() * all;
    let last = '' as K;
    for (const key in weights) {
      last = key;
      rest -= weights[key] ?? 0;
      if (rest < 0) break;
    }
    return last;
  },
});
