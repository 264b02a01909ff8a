// @vitest-environment node
import { expect, test } from 'vitest';
import {
  daysOnWire,
  PRESETS,
  presetOf,
  problemsOfDates,
  rangeOf,
  readDates,
  reportDates,
  thisMonth,
} from './date-range.ts';

test('dates of reports go from 10 Nov 2016 to the end of next year', () => {
  expect(reportDates('2026-11-21')).toEqual({ min: '2016-11-10', max: '2027-12-31' });
});

test('the days of an address are read; what is no day is the day that is usual', () => {
  const read = (address: string) => readDates(new URLSearchParams(address), thisMonth('2027-01-15'));
  expect(read('')).toEqual({ from: '2027-01-01', to: '2027-01-15' });
  expect(read('from=2026-12-24&to=2026-02-30')).toEqual({ from: '2026-12-24', to: '2027-01-15' });
});

test('both days are needed, and the last is not before the first', () => {
  expect(problemsOfDates({ from: '', to: '2027-01-01' })).toEqual({ from: 'Please enter a date' });
  expect(problemsOfDates({ from: '', to: '' })).toEqual({ from: 'Please enter a date', to: 'Please enter a date' });
  const before = { to: 'The end date cannot be before the start date' };
  expect(problemsOfDates({ from: '2027-01-02', to: '2027-01-01' })).toEqual(before);
  expect(problemsOfDates({ from: '2027-01-02', to: '2027-01-02' })).toEqual({});
});

test('the end date goes as the end of its day', () => {
  const days = { startDate: '2027-01-01T00:00:00.000Z', endDate: '2027-01-31T23:59:00.000Z' };
  expect(daysOnWire({ from: '2027-01-01', to: '2027-01-31' })).toEqual(days);
});

test('ranges have names, which know their days and are known from them', () => {
  const today = '2026-11-22';
  expect(rangeOf('last30', today)).toEqual({ from: '2026-10-24', to: today });
  expect(rangeOf('lastMonth', '2027-03-31')).toEqual({ from: '2027-02-01', to: '2027-02-28' });
  expect(rangeOf('thisYear', today)).toEqual({ from: '2026-01-01', to: today });
  for (const preset of PRESETS) expect(presetOf(rangeOf(preset, today), today)).toBe(preset);
  expect(presetOf({ from: '2026-11-02', to: today }, today)).toBeNull();
  expect(presetOf(rangeOf('last90', today), today, ['today'])).toBeNull();
});
