import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ticksOf, wordStep } from './plot.tsx';

test.each([
  [0, 1, [0, 1]],
  [3, 1, [0, 1, 2, 3]],
  [7, 1, [0, 2, 4, 6, 8]],
  [48, 1, [0, 20, 40, 60]],
  [90, 1, [0, 50, 100]],
  [12_543_000, 100, [0, 5_000_000, 10_000_000, 15_000_000]],
  [150, 100, [0, 100, 200]],
])('an axis up to %d, of whole %d, has round lines', (most, unit, ticks) => {
  expect(ticksOf(most, unit)).toEqual(ticks);
});

test('whatever the figures are, the last line stands above them, and there are at most five', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 ** 11 }), (most) => {
      const ticks = ticksOf(most);
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(most);
      expect(ticks.length).toBeLessThanOrEqual(5);
    }),
    { seed: 2027 },
  );
});

test.each([
  [7, 5, 2],
  [30, 5, 7],
  [90, 5, 21],
  [24, 8, 3],
  [1, 5, 1],
  [3000, 5, 3000],
])('below %d points, with room for %d words, each %dth has one', (length, room, step) => {
  expect(wordStep(length, room)).toBe(step);
});
