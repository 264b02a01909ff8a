import { expect, test, vi } from 'vitest';
import {
  addDays,
  dayOf,
  formatClock,
  formatDay,
  formatInstant,
  formatLocalTime,
  formatSecond,
  formatTime,
  isDay,
  parseDay,
  parseLocalTime,
  startOfDay,
  weekdayOf,
} from './dates.ts';

test('the business day turns at midnight in Kolkata, whatever the zone of the server', () => {
  expect(dayOf(new Date('2027-01-01T18:29:59.999Z'))).toBe('2027-01-01');
  expect(dayOf(new Date('2027-01-01T18:30:00.000Z'))).toBe('2027-01-02');
  expect(startOfDay('2027-01-02').toISOString()).toBe('2027-01-01T18:30:00.000Z');
});

test('old clients send a day as an instant at 00:00 or 23:59 UTC', () => {
  expect(parseDay('2027-01-02')).toBe('2027-01-02');
  expect(parseDay('2027-01-02T00:00:00.000Z')).toBe('2027-01-02');
  expect(parseDay('2027-01-02T23:59:00.000Z')).toBe('2027-01-02');
  expect(parseDay('2027-01-02T20:00:00.000Z')).toBe('2027-01-03');
  for (const bad of ['', '02/01/2027', '2027-02-30', '2027-13-01T00:00:00Z', 'today']) expect(parseDay(bad)).toBeNull();
});

test('a day that no month has is none, also with a time or a zone behind it', () => {
  for (const rest of ['', 'T10:00', 'T00:00:00.000Z', 'T23:59:00.000Z', 'T10:00:00+05:30'])
    for (const day of ['2027-11-31', '2027-02-29', '2027-00-10', '2027-04-00'])
      expect([parseDay(day + rest), parseLocalTime(day + rest)], day + rest).toEqual([null, null]);
});

test('a time without a zone is a time in Kolkata, whatever the zone of the server', () => {
  const zones = [
    ['America/New_York', 300],
    ['Pacific/Kiritimati', -840],
  ] as const;
  for (const [zone, minutes] of zones) {
    vi.stubEnv('TZ', zone);
    expect(new Date('2027-01-05T10:00').getTimezoneOffset(), 'the zone of this process').toBe(minutes);
    expect(parseDay('2027-01-05T23:00:00'), zone).toBe('2027-01-05');
    expect(parseDay('2027-01-05T01:00'), zone).toBe('2027-01-05');
    expect(parseLocalTime('2027-01-05T10:00')?.toISOString(), zone).toBe('2027-01-05T04:30:00.000Z');
  }
  vi.unstubAllEnvs();
});

test('a day that could not be written and read again is none, however it comes', () => {
  expect([isDay('0001-01-01'), isDay('2999-12-31')]).toEqual([true, true]);
  for (const far of ['0000-01-01', '3000-01-01', '9999-12-31'])
    expect([isDay(far), parseDay(far)]).toEqual([false, null]);
  expect([parseDay('2999-12-31T20:00:00.000Z'), parseLocalTime('2999-12-31T23:00:00Z')]).toEqual([null, null]);
  expect([parseDay('9999-12-31T23:00:00.000Z'), parseLocalTime('9999-12-31T23:00:00Z')]).toEqual([null, null]);
});

test('days add up over months and leap years', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2027-12-31', 1)).toBe('2028-01-01');
  expect(isDay('2027-02-29')).toBe(false);
  expect(weekdayOf('2027-01-02')).toBe('sat');
});

test('people read days and times in Indian form', () => {
  expect(formatDay('2027-01-02')).toBe('Sat, 2 Jan 2027');
  expect(formatTime(new Date('2027-01-02T13:35:00Z'))).toBe('7:05 pm');
  expect(['00:05', '09:30', '12:00', '23:55'].map(formatClock)).toEqual([
    '12:05 am',
    '9:30 am',
    '12:00 pm',
    '11:55 pm',
  ]);
  expect(formatInstant(new Date('2027-01-02T18:30:00Z'))).toBe('Sun, 3 Jan 2027, 12:00 am');
  expect(formatSecond(new Date('2027-01-02T18:30:07Z'))).toBe('Sun, 3 Jan 2027, 12:00:07 am');
});

test('a datetime-local value is a time in Kolkata; an instant with its zone is itself', () => {
  expect(parseLocalTime('2027-01-05T10:00')).toEqual(new Date('2027-01-05T04:30:00Z'));
  expect(parseLocalTime('2027-01-05T10:00:00+05:30')).toEqual(new Date('2027-01-05T04:30:00Z'));
  expect(parseLocalTime('2027-01-05T04:30:00.000Z')).toEqual(new Date('2027-01-05T04:30:00Z'));
  expect(formatLocalTime(new Date('2027-01-04T20:00:00Z'))).toBe('2027-01-05T01:30');
  for (const wrong of ['', 'soon', '2027-01-05', '2027-02-30T10:00', '2027-01-05T25:00'])
    expect(parseLocalTime(wrong), wrong).toBeNull();
});
