import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseCount } from './counts.ts';
import { formatCount } from './money.ts';

test.each([
  ['2', 2],
  [' 40 ', 40],
  ['२', 2],
  ['౨౫', 25],
  ['２', 2],
  ['40.0', 40],
  ['1,000', 1000],
  ['1,25,000', 125_000],
  ['007', 7],
  ['2\u200b', 2],
  [3, 3],
])('%j is %d', (typed, count) => expect(parseCount(typed)).toBe(count));

test.each([
  '',
  '1.5',
  '-1',
  '−1',
  '1e1',
  '0x10',
  '2 adults',
  '12,5',
  '1,0',
  '1 2',
  '½',
  'two',
  '9999999999',
  1.5,
  -1,
  1e12,
])('%j is no whole number', (typed) => expect(parseCount(typed)).toBeNull());

test('a count is read back as it is shown', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999 }), (count) => {
      expect(parseCount(formatCount(count))).toBe(count);
    }),
  );
});
