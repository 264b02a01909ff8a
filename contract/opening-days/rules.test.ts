import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type TicketPark, ticketProblems } from '#contract/bookings/kinds/park-ticket.ts';
import { noFees } from '#contract/fees/rules.ts';
import { addDays, dayOf, startOfDay, WEEKDAYS } from '#contract/kernel/dates/dates.ts';
import { bookingEnd, daysToChoose, type Hours, placeDayAt, sellsAhead, visitDaysAt } from './rules.ts';

const firstProblem = (...asked: Parameters<typeof ticketProblems>) => ticketProblems(...asked)[0] ?? null;

const TODAY = '2027-01-04';
const MINUTE_MS = 60_000;
const minuteOf = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
const at = (minute: number): Date => new Date(startOfDay(TODAY).getTime() + minute * MINUTE_MS);

test.each<[Hours, string | null]>([
  [{ opensAt: null, closesAt: null }, null],
  [{ opensAt: '', closesAt: '' }, null],
  [{ opensAt: '09:00', closesAt: null }, null],
  [{ opensAt: '09:00', closesAt: '17:30' }, '2027-01-04T12:00:00.000Z'],
  [{ opensAt: null, closesAt: '17:30', lastEntryMinutes: 30 }, '2027-01-04T11:30:00.000Z'],
  [{ opensAt: '18:00', closesAt: '02:00' }, '2027-01-04T20:30:00.000Z'],
  [{ opensAt: '18:00', closesAt: '02:00', lastEntryMinutes: 240 }, '2027-01-04T16:30:00.000Z'],
  [{ opensAt: '09:00', closesAt: '09:00' }, '2027-01-05T03:30:00.000Z'],
  [{ opensAt: null, closesAt: '00:00' }, '2027-01-04T18:30:00.000Z'],
  [{ opensAt: '00:00', closesAt: '23:59' }, '2027-01-04T18:30:00.000Z'],
])('bookings for a day of %j end at %s', (hours, end) => {
  expect(bookingEnd(hours, TODAY)?.toISOString() ?? null).toBe(end);
});

const anyMinute = fc.integer({ min: 0, max: 1439 });
const anyTime = fc.option(anyMinute.map(minuteOf), { nil: null });
const anyHours = fc.record({ opensAt: anyTime, closesAt: anyTime, lastEntryMinutes: fc.integer({ min: 0, max: 240 }) });

test('property: a day that is over stays over until midnight, and an earlier last entry never sells longer', () => {
  fc.assert(
    fc.property(anyHours, anyMinute, anyMinute, (hours, one, other) => {
      const [early, late] = [Math.min(one, other), Math.max(one, other)];
      const over = (minute: number, of: Hours = hours) => placeDayAt(of, at(minute)).isOver;
      if (over(early)) expect(over(late)).toBe(true);
      if (over(early, { ...hours, lastEntryMinutes: 0 })) expect(over(early)).toBe(true);
      expect(over(late, { ...hours, closesAt: null })).toBe(false);
    }),
  );
});

const anyDays = fc.uniqueArray(fc.constantFrom(...WEEKDAYS), { maxLength: 6 });
const anyPark = fc.record({
  hasHolidays: fc.boolean(),
  holidays: anyDays,
  openDays: anyDays,
  daysOff: fc.array(fc.integer({ min: -2, max: 9 }).map((ahead) => addDays(TODAY, ahead))),
  customDatesEnabled: fc.boolean(),
  customDates: fc.array(fc.integer({ min: -2, max: 9 }).map((ahead) => addDays(TODAY, ahead))),
  advanceDays: fc.integer({ min: 0, max: 9 }),
});
const NOTHING_ELSE = { slots: [], dayPrices: [], name: 'Lotus Zoo', active: true, familySize: 4, perBookingLimit: 50 };
const fees = { ...noFees(), adult: { offered: true, price: 100 } };

test('property: nothing is sold for a day whose end is past, no other day is called over, and the day named instead can be booked', () => {
  fc.assert(
    fc.property(anyPark, anyHours, anyMinute, fc.integer({ min: 0, max: 9 }), (days, hours, minute, ahead) => {
      const park: TicketPark = { ...NOTHING_ELSE, fees, ...days };
      const [now, visitDate] = [at(minute), addDays(TODAY, ahead)];
      const ask = (day: string) =>
        firstProblem({ mobile: '9876543210', quantities: { adult: 1 }, visitDate: day }, park, placeDayAt(hours, now));
      const problem = ask(visitDate);
      const end = bookingEnd(hours, visitDate);
      if (end && end <= now && visitDate === dayOf(now)) expect(problem).not.toBeNull();
      if (problem?.code !== 'DAY_OVER') return;
      expect([visitDate, end !== null && end <= now]).toEqual([TODAY, true]);
      const next = problem.data?.nextOpenDay;
      if (next) expect([next > TODAY, ask(next)]).toEqual([true, null]);
    }),
    { numRuns: 500 },
  );
});

test('property: where days ahead are sold, of the days up to the last those are booked that can be chosen, and no others', () => {
  fc.assert(
    fc.property(anyPark, anyHours, anyMinute, fc.integer({ min: -2, max: 12 }), (days, hours, minute, ahead) => {
      const park: TicketPark = { ...NOTHING_ELSE, fees, ...days };
      const [at, visitDate] = [
        placeDayAt(hours, new Date(startOfDay(TODAY).getTime() + minute * MINUTE_MS)),
        addDays(TODAY, ahead),
      ];
      const problem = firstProblem({ mobile: '9876543210', quantities: { adult: 1 }, visitDate }, park, at);
      if (sellsAhead(park) && ahead <= park.advanceDays)
        expect(problem === null).toBe(daysToChoose(park, at).includes(visitDate));
    }),
    { numRuns: 500 },
  );
});

test.each<[string | null, string, string[]]>([
  ['00:30', '2027-01-03T18:29:59.999Z', ['2027-01-03']],
  ['00:30', '2027-01-03T18:45:00.000Z', ['2027-01-03', TODAY]],
  ['00:30', '2027-01-03T19:00:00.000Z', [TODAY]],
  ['02:00', '2027-01-03T20:29:59.999Z', ['2027-01-03', TODAY]],
  ['02:00', '2027-01-03T20:30:00.000Z', [TODAY]],
  ['23:59', '2027-01-03T18:30:00.000Z', [TODAY]],
  ['17:30', '2027-01-03T18:30:00.000Z', [TODAY]],
  [null, '2027-01-03T18:30:00.000Z', [TODAY]],
])('a park of 9:00 to %s lets in at %s by tickets of %j', (closesAt, now, days) => {
  expect(visitDaysAt({ opensAt: '09:00', closesAt, lastEntryMinutes: 150 }, new Date(now))).toEqual(days);
});
