// @vitest-environment node
import { expect, test } from 'vitest';
import { daysUntil, lengthOf, readRange, withRange } from './range.ts';

const read = (search: string) => readRange(new URLSearchParams(search));

test.each([
  ['', { days: 7 }],
  ['days=1', { days: 1 }],
  ['days=90&trade=tokens', { days: 90 }],
  ['days=12', { days: 7 }],
  ['from=2027-01-01&to=2027-01-31', { from: '2027-01-01', to: '2027-01-31' }],
  ['from=2027-01-31&to=2027-01-01', { days: 7 }],
  ['from=2027-02-30&to=2027-03-01&days=28', { days: 28 }],
])('an address with %s asks for %o', (search, range) => {
  expect(read(search)).toEqual(range);
});

test('other days change nothing else of the address, and those that it means anyway are not written', () => {
  const address = new URLSearchParams('trade=tokens&from=2027-01-01&to=2027-01-31');
  expect(String(withRange(address, { days: 28 }))).toBe('trade=tokens&days=28');
  expect(String(withRange(address, { days: 7 }))).toBe('trade=tokens');
  expect(String(withRange(new URLSearchParams('days=28'), { from: '2027-01-05', to: '2027-01-06' }))).toBe(
    'from=2027-01-05&to=2027-01-06',
  );
});

test('a range is as long as its days, the first and the last among them', () => {
  expect(lengthOf('2027-01-02', '2027-01-02')).toBe(1);
  expect(lengthOf('2026-12-30', '2027-01-02')).toBe(4);
  expect(daysUntil('2027-01-10', { days: 7 })).toEqual({ from: '2027-01-04', to: '2027-01-10' });
  expect(daysUntil('2027-01-10', { from: '2026-01-01', to: '2026-01-02' })).toEqual({
    from: '2026-01-01',
    to: '2026-01-02',
  });
});
