// @vitest-environment node
import { expect, test } from 'vitest';
import { addDays, weekdayOf } from '#contract/kernel/dates/dates.ts';
import { endOfMonth, startOfMonth } from './month.ts';
import { dayByKey, startOfWeek, weeksOf } from './month-calendar.ts';

test('the weeks of a month hold each of its days once, from Sunday to Saturday', () => {
  for (const month of ['2026-02-01', '2026-11-05', '2027-01-31', '2028-02-29']) {
    const weeks = weeksOf(month);
    expect(weeks.every((week) => week.length === 7)).toBe(true);
    const days = weeks.flat().filter((day) => day !== null);
    expect(days[0]).toBe(startOfMonth(month));
    expect(days.at(-1)).toBe(endOfMonth(month));
    expect(new Set(days).size).toBe(Number(endOfMonth(month).slice(8)));
    for (const [on, day] of weeks.flat().entries()) if (day) expect(startOfWeek(day)).toBe(addDays(day, -(on % 7)));
  }
  expect(weeksOf('2026-02-01')).toHaveLength(4);
});

test('a week begins on Sunday', () => {
  expect(weekdayOf(startOfWeek('2026-11-25'))).toBe('sun');
  expect(startOfWeek('2026-11-22')).toBe('2026-11-22');
});

test.each([
  ...[['ArrowLeft', false, '2026-11-24'] as const, ['ArrowRight', false, '2026-11-26'] as const],
  ...[['ArrowUp', false, '2026-11-18'] as const, ['ArrowDown', false, '2026-12-02'] as const],
  ...[['Home', false, '2026-11-22'] as const, ['End', false, '2026-11-28'] as const],
  ...[['PageUp', false, '2026-10-25'] as const, ['PageDown', false, '2026-12-25'] as const],
  ...[['PageUp', true, '2025-11-25'] as const, ['PageDown', true, '2027-11-25'] as const],
  ...[['a', false, undefined] as const, ['Enter', false, undefined] as const],
])('%s (with Shift: %s) leads from Wednesday, 25 November to %s', (key, shift, day) => {
  expect(dayByKey('2026-11-25', key, shift)).toBe(day);
});
