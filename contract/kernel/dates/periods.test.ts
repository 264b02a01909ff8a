import { expect, test } from 'vitest';
import { daysFrom, type PeriodState, periodStateAt } from './periods.ts';

test.each<[string | null, string | null, string, PeriodState]>([
  ['2027-01-04', '2027-01-05', '2027-01-03T18:29:59.999Z', 'scheduled'],
  ['2027-01-04', '2027-01-05', '2027-01-03T18:30:00.000Z', 'live'],
  ['2027-01-04', '2027-01-05', '2027-01-05T18:29:59.999Z', 'live'],
  ['2027-01-04', '2027-01-05', '2027-01-05T18:30:00.000Z', 'ended'],
  [null, '2027-01-05', '2000-01-01T00:00:00.000Z', 'live'],
  ['2027-01-04', null, '2999-01-01T00:00:00.000Z', 'live'],
  [null, null, '2027-01-04T00:00:00.000Z', 'live'],
])('the days %s to %s, in Kolkata, are at %s %s', (first, last, now, state) => {
  expect(periodStateAt(daysFrom(first, last), new Date(now))).toBe(state);
});
