import { createHash } from 'node:crypto';

/** Random numbers repeatable by seed, so that a demo day is the same whenever it is computed. */
export type Chance = ReturnType<typeof chanceOf>;

/** sfc32 from Chris Doty-Humphrey's PractRand (public domain). */
export function chanceOf(...seed: readonly string[]) {
  const hash = createHash('sha256').update(seed.join('\n')).digest();
  let [a, b, c, count] = [hash.readInt32LE(0), hash.readInt32LE(4), hash.readInt32LE(8), 1];
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
    happens: (probability: number): boolean => next() < probability,
    between: (least: number, most: number): number => least + Math.floor(next() * (most - least + 1)),
    /** Mostly between half and one and a half of the value. */
    about: (value: number): number => value * (0.4 + (next() + next() + next()) * 0.4),
    pick: <T>(things: readonly T[]): T => things[Math.floor(next() * things.length)] as T,
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
