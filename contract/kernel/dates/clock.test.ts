import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseClock } from './clock.ts';
import { formatClock } from './dates.ts';

test.each([
  ['9:30', '09:30'],
  ['09:30', '09:30'],
  ['9.30 AM', '09:30'],
  ['9.30 a.m.', '09:30'],
  ['6 pm', '18:00'],
  ['6pm', '18:00'],
  ['12:15 am', '00:15'],
  ['12 noon', '12:00'],
  ['12:00 noon', '12:00'],
  ['noon', '12:00'],
  ['12 midnight', '00:00'],
  ['18:30:00', '18:30'],
  ['9:59:59', '10:00'],
  ['18:30 pm', '18:30'],
  ['९:३० am', '09:30'],
  ['9:30\u202fam', '09:30'],
])('%j is %s', (typed, time) => expect(parseClock(typed)).toBe(time));

test.each(['', '9', '25:00', '9:60', '25 pm', '18:30 am', '1 noon', '9:5', '-9:30', 'soon', '9:30 xm'])(
  '%j is no time',
  (typed) => expect(parseClock(typed)).toBeNull(),
);

test('a time is read back as it is shown', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }), (hours, minutes) => {
      const time = [hours, minutes].map((part) => String(part).padStart(2, '0')).join(':');
      expect([parseClock(time), parseClock(formatClock(time))]).toEqual([time, time]);
    }),
  );
});
