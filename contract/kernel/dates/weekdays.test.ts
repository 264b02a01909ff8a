import fc from 'fast-check';
import { expect, test } from 'vitest';
import { WEEKDAY_NAMES, WEEKDAYS } from './dates.ts';
import { parseWeekdays } from './weekdays.ts';

const MON_TO_FRI = ['mon', 'tue', 'wed', 'thu', 'fri'];

test.each([
  ['mon,tue', ['mon', 'tue']],
  ['Sunday', ['sun']],
  ['MONDAY', ['mon']],
  ['Mondays & Thursdays', ['mon', 'thu']],
  ['Mon-Fri', MON_TO_FRI],
  ['Mon – Fri', MON_TO_FRI],
  ['Monday to Friday', MON_TO_FRI],
  ['mon till fri', MON_TO_FRI],
  ['Monday to Saturday', [...MON_TO_FRI, 'sat']],
  ['Sat-Mon', ['sat', 'sun', 'mon']],
  ['Mon & Tue', ['mon', 'tue']],
  ['Mon Tue Wed', ['mon', 'tue', 'wed']],
  ['Mon/Tue; Wed', ['mon', 'tue', 'wed']],
  ['Tues., Weds and Thurs', ['tue', 'wed', 'thu']],
  ['Mon-Wed, Sat', ['mon', 'tue', 'wed', 'sat']],
  ['Mon, mon', ['mon']],
  ['\u200bSun\ufeff', ['sun']],
  ['daily', [...WEEKDAYS]],
  ['', []],
  [' , ', []],
])('%j', (text, days) => expect(parseWeekdays(text)).toEqual(days));

test.each(['someday', 'mo', 'Mon-', 'Mon-Foo', 'Mon-Tue-Wed', 'Monsoon', 'sunny', '1', 'Mon, holiday', '-'])(
  '%j names no days',
  (text) => expect(parseWeekdays(text)).toBeNull(),
);

test('what is written with commas, spaces or names is read back the same', () => {
  const days = fc.uniqueArray(fc.constantFrom(...WEEKDAYS));
  const written = fc.tuple(days, fc.constantFrom(',', ', ', ' & ', ' ', '; '), fc.boolean());
  fc.assert(
    fc.property(written, ([list, between, named]) => {
      const text = list.map((day) => (named ? WEEKDAY_NAMES[day] : day)).join(between);
      expect(parseWeekdays(text)).toEqual(list);
    }),
  );
});
