// @vitest-environment node
import { expect, test } from 'vitest';
import { durationWords, estimateWords } from './waiting-time.ts';

test.each([
  [{ from: 15, to: 25 }, 'about 15–25 min'],
  [{ from: 0, to: 4 }, 'about 4 min or less'],
  [{ from: 45, to: 75 }, 'about 45 min to 1 h 15 min'],
  [{ from: 90, to: 120 }, 'about 1 h 30 min to 2 h'],
])('an estimate of %o is said as "%s"', (range, words) => {
  expect(estimateWords(range)).toBe(words);
});

test('no minutes at all are still said', () => {
  expect(durationWords(0)).toBe('0 min');
});
