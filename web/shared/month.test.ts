// @vitest-environment node
import { expect, test } from 'vitest';
import { addMonths, endOfMonth, startOfMonth } from './month.ts';

test('a month begins on its first and ends on its last day, in leap years too', () => {
  expect([startOfMonth('2028-02-10'), endOfMonth('2028-02-10'), endOfMonth('2027-02-10')]).toEqual([
    ...['2028-02-01', '2028-02-29', '2027-02-28'],
  ]);
});

test('a month on is the same date, or the last one of a shorter month', () => {
  expect(addMonths('2026-11-22', 1)).toBe('2026-12-22');
  expect(addMonths('2027-01-31', 1)).toBe('2027-02-28');
  expect(addMonths('2028-02-29', -12)).toBe('2027-02-28');
  expect(addMonths('2026-11-30', 3)).toBe('2027-02-28');
  expect(addMonths('2026-01-15', -1)).toBe('2025-12-15');
});
