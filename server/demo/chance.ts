import { createHash } from 'node:crypto';

/** Chance that is the same for the same seed: what happened on a demo day does not change by being asked again. */
export type Chance = ReturnType<typeof chanceOf>;

/** sfc32, the small fast counting generator of Chris Doty-Humphrey's PractRand (public domain), seeded by words. */
export function chanceOf(...seed: readonly string[]) {
  const hash = createHash('sha256').update(seed.join('\n')).digest();
  let [a, b, c, count] = [hash.readInt32LE(0), hash.readInt32LE(4), hash.readInt32LE(8), 1];
  /** From 0 up to, and not, 1. */
  const next = (): number => {
    const sum = (a + b + count) | 0;
    count = (count + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return (sum >>> 0) / 2 ** 32;
  };
  return {
    next,
    bytes: (wanted: number): Buffer => Buffer.from(Array.from({ length: wanted }, () => next() * 256)),
    digits: (count: number): string => Array.from({ length: count }, () => Math.floor(next() * 10)).join(''),
    /** True so often: 0.2 is once in five times. */
    happens: (probability: number): boolean => next() < probability,
    /** A whole number, both ends included. */
    between: (least: number, most: number): number => least + Math.floor(next() * (most - least + 1)),
    /** About so much: seldom less than half or more than one and a half of it. */
    about: (value: number): number => value * (0.4 + (next() + next() + next()) * 0.4),
    pick: <T>(things: readonly T[]): T => things[Math.floor(next() * things.length)] as T,
    /** One of these, as often as its weight says. */
    weighed<T>(things: readonly (readonly [weight: number, thing: T])[]): T {
      let rest = next() * things.reduce((all, [weight]) => all + weight, 0);
      const found = things.find(([weight]) => {
        rest -= weight;
        return rest < 0;
      });
      return (found ?? things[0])?.[1] as T;
    },
  };
}
