// @vitest-environment node
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '#contract/kernel/dates/dates.ts';
import { isWithin, readTypedDay, writeDay } from './typed-day.ts';

const today = '2026-11-22';
const read = (text: string, bounds: { min?: string; max?: string } = {}) => readTypedDay(text, { today, ...bounds });

test.each([
  ...['5/12/26', '05-12-2026', '5.12.2026', '5 12 2026', '051226', '05122026', '2026-12-05', '2026/12/5'],
  ...['5 Dec', '5 dec 2026', '5Dec26', '5th December, 2026', 'Dec 5', 'December 5, 2026', ' Sat, 5 Dec 2026 '],
])('“%s” is the fifth of December', (text) => {
  expect(read(text)).toBe('2026-12-05');
});

test.each(['', 'abc', '31/2/2026', '29/02/2027', '5/13/2026', '0/1/2026', '5 Foo', '2026', '5', '5/12/', '123456789'])(
  '“%s” is no day',
  (text) => {
    expect(read(text)).toBeNull();
  },
);

test('words of every day are days', () => {
  expect([read('today'), read('Yesterday'), read('TOMORROW')]).toEqual(['2026-11-22', '2026-11-21', '2026-11-23']);
});

test('the day stands first: 7/8 is the seventh of August in every language of the browser', () => {
  expect(read('7/8/2026')).toBe('2026-08-07');
  expect(read('12/11')).toBe('2026-11-12');
});

test('a day without a year is the nearest one that may be chosen', () => {
  expect(readTypedDay('28 Dec', { today: '2027-01-03' })).toBe('2026-12-28');
  expect(readTypedDay('28 Dec', { today: '2027-01-03', min: '2027-01-03' })).toBe('2027-12-28');
  expect(readTypedDay('3 Jan', { today: '2026-12-30' })).toBe('2027-01-03');
  expect(readTypedDay('29 Feb', { today: '2026-11-22' })).toBe('2028-02-29');
});

test('a month is known from its first letters, not from letters that begin none', () => {
  expect(read('9 sept 2026')).toBe('2026-09-09');
  expect(read('9 sep 2026')).toBe('2026-09-09');
  expect(read('9 augu 2026')).toBe('2026-08-09');
  expect(read('9 may 2026')).toBe('2026-05-09');
});

test('what is written is read back as the same day, for every day of four hundred years', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 146_000 }), (count) => {
      const day = addDays('1800-01-01', count);
      expect(writeDay(day)).toMatch(/^\d\d\/\d\d\/\d{4}$/);
      expect(read(writeDay(day))).toBe(day);
    }),
  );
});

test('no text makes it fail, and what it reads is a day', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const day = read(text);
      if (day !== null) expect(writeDay(day)).not.toBe('');
    }),
  );
});

test('words that every object knows are no days', () => {
  expect(['__proto__', 'constructor', 'valueOf'].map((text) => read(text))).toEqual([null, null, null]);
});

test('what is no day is written as nothing', () => {
  expect([writeDay(''), writeDay('2026-02-30'), writeDay('5 Dec')]).toEqual(['', '', '']);
});

test('both ends of the bounds belong to them', () => {
  const bounds = { min: '2026-11-01', max: '2026-11-30' };
  const within = ['2026-10-31', '2026-11-01', '2026-11-30', '2026-12-01'].map((day) => isWithin(day, bounds));
  expect(within).toEqual([false, true, true, false]);
});
