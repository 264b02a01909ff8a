import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, type Day, dayOf, weekdayOf } from '#contract/kernel/dates/dates.ts';
import { aPark, parkForm } from '#server/parks/factory.ts';
import { START, useTestApp } from '#server/testing/test-app.ts';
import { theOwner } from '#server/testing/the-owner.ts';
import { peopleForm, ticketForm } from './factory.ts';

const use = useTestApp();
const owner = theOwner(use);

const priced = (name: string, price: number, more: object) => ({
  name,
  prices: [{ category: 'adult', price }],
  ...more,
});
/** Adults cost ₹100, at weekends ₹150, in the week of Pongal ₹200 and on Pongal itself ₹300. */
const DAY_PRICES = [
  priced('Weekend', 150, { weekdays: ['sat', 'sun'] }),
  priced('Pongal week', 200, { from: '2027-01-12', until: '2027-01-17' }),
  priced('Pongal', 300, { from: '2027-01-15', until: '2027-01-15' }),
];
/** The same written down once more. */
function priceOn(day: Day): number {
  if (day === '2027-01-15') return 300;
  if (day >= '2027-01-12' && day <= '2027-01-17') return 200;
  return ['sat', 'sun'].includes(weekdayOf(day)) ? 150 : 100;
}
const parkWith = (more: object = {}) => aPark(use, owner, { dayPrices: DAY_PRICES, ...more });
const book = (body: object) => use.call('POST', '/ticketbooking/add', body);

test('property: a ticket costs what its day costs, whenever it is booked, and keeps it; a park without such prices costs the same on all days', async () => {
  const [park, plain] = [await parkWith(), await aPark(use, owner)];
  try {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 20 * 24 * 60 - 1 }),
        fc.option(fc.integer({ min: 0, max: 9 })),
        fc.integer({ min: 1, max: 4 }),
        async (minutes, ahead, people) => {
          use.clock.set(new Date(Date.parse('2027-01-04T00:00:00+05:30') + minutes * 60_000).toISOString());
          const day = addDays(dayOf(use.clock.now()), ahead ?? 0);
          const chosen = ahead === null ? {} : { selectedDate: day };
          const { json } = await book(peopleForm(park, people, chosen));
          expect([json.selectedDate, json.totalAmount, json.fee[0].price]).toEqual([
            day,
            people * priceOn(day),
            priceOn(day),
          ]);
          expect((await book(peopleForm(plain, people, chosen))).json.totalAmount).toBe(people * 100);
        },
      ),
      { numRuns: 60 },
    );
  } finally {
    use.clock.set(START);
  }
});

test('across midnight a page that shows the price of yesterday is told the price of the new day, and books nothing', async () => {
  const park = await parkWith();
  const stated = ticketForm(park);
  use.clock.set('2027-01-08T23:59:59+05:30');
  expect((await book(stated)).json).toMatchObject({ selectedDate: '2027-01-08', totalAmount: 200 });
  use.clock.set('2027-01-09T00:00:00+05:30');
  const refused = await book(ticketForm(park));
  expect([refused.status, refused.json.code]).toEqual([409, 'PRICE_CHANGED']);
  expect(refused.json).toMatchObject({
    totalAmount: 300,
    prices: [
      { name: 'Adult', price: 150 },
      { name: 'Child', price: 50 },
    ],
  });
  expect(refused.json.selectedDate).toBeUndefined();
  const chosen = await book(ticketForm(park, { selectedDate: '2027-01-15' }));
  expect([chosen.json.totalAmount, chosen.json.selectedDate]).toEqual([600, '2027-01-15']);
  use.clock.set(START);
});

test('prices that are changed count for whoever books from then on, and leave what was booked', async () => {
  const park = await parkWith();
  const { json } = await book(peopleForm(park, 1, { selectedDate: '2027-01-09' }));
  const dayPrices = [priced('Weekend', 170, { weekdays: ['sat', 'sun'] })];
  await use.call('PUT', `/park/${park._id}`, { ...parkForm(), dayPrices }, owner);
  expect((await book(peopleForm(park, 1, { selectedDate: '2027-01-09' }))).json.totalAmount).toBe(170);
  const kept = await use.call('GET', `/ticketbooking/${json._id}`, undefined, owner);
  expect(kept.json.totalAmount).toBe(150);
  const answer = await use.call('GET', `/park/${park._id}`);
  expect(answer.json.dayPrices).toEqual([
    { name: 'Weekend', from: null, until: null, weekdays: ['sat', 'sun'], prices: [{ category: 'adult', price: 170 }] },
  ]);
});
