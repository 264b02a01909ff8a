import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asksMoney, noFees } from '#contract/fees/rules.ts';
import { addDays, WEEKDAYS, weekdayOf } from '#contract/kernel/dates/dates.ts';
import { type DayPrice, dayPriceOn, pricedFor } from './rules.ts';

/** A Monday. */
const TODAY = '2027-01-04';
const list = (name: string, more: Partial<DayPrice>): DayPrice => {
  return { name, from: null, until: null, weekdays: [], prices: [{ category: 'adult', price: 15_000 }], ...more };
};
const fees = { ...noFees(), adult: { offered: true, price: 10_000 }, child: { offered: true, price: 5000 } };

const anyList = fc
  .record({
    first: fc.option(fc.integer({ min: 0, max: 20 })),
    days: fc.integer({ min: 0, max: 6 }),
    weekdays: fc.uniqueArray(fc.constantFrom(...WEEKDAYS), { maxLength: 4 }),
    price: fc.integer({ min: 0, max: 10_000 }),
  })
  .map(({ first, days, weekdays, price }) =>
    list('any', {
      from: first === null ? null : addDays(TODAY, first),
      until: first === null ? null : addDays(TODAY, first + days),
      weekdays,
      prices: [{ category: 'adult', price }],
    }),
  );

test('property: a day costs what the first list of its kind says, a date before a season before weekdays, else the usual fee', () => {
  fc.assert(
    fc.property(fc.array(anyList, { maxLength: 8 }), fc.integer({ min: 0, max: 27 }), (dayPrices, ahead) => {
      const day = addDays(TODAY, ahead);
      const isOn = ({ from, until, weekdays }: DayPrice) =>
        (from === null || (from <= day && day <= String(until))) &&
        (weekdays.length === 0 || weekdays.includes(weekdayOf(day)));
      const on = dayPrices.filter(isOn);
      const expected =
        on.find(({ from, until }) => from !== null && from === until) ?? on.find(({ from }) => from !== null) ?? on[0];
      const park = pricedFor({ fees, dayPrices }, day);
      expect(park.fees.adult.price).toBe(expected?.prices[0]?.price ?? 10_000);
      expect([park.fees.child, park.dayPrices]).toEqual([fees.child, dayPrices]);
    }),
    { numRuns: 500 },
  );
});

test('a kind that has no fee of its own is not sold by a price of some days', () => {
  const dayPrices = [list('Weekend', { weekdays: ['sat'], prices: [{ category: 'camera', price: 100 }] })];
  expect(pricedFor({ fees, dayPrices }, '2027-01-09').fees.camera).toEqual({ offered: false, price: null });
});

test('money is asked where a kind costs something, or may on some day', () => {
  const free = { ...noFees(), adult: { offered: true, price: 0 } };
  const weekend = list('Weekend', { weekdays: ['sat'] });
  expect([asksMoney({ fees: free, dayPrices: [] }), asksMoney({ fees: free, dayPrices: [weekend] })]).toEqual([
    false,
    true,
  ]);
  expect(dayPriceOn([weekend], TODAY)).toBeUndefined();
});

test('a first or a last day alone is a season without an end or a beginning', () => {
  const [from, until] = [list('New', { from: '2027-04-01' }), list('Old', { until: '2027-03-31' })];
  expect(['2027-03-31', '2027-04-01'].map((day) => dayPriceOn([from, until], day)?.name)).toEqual(['Old', 'New']);
});
