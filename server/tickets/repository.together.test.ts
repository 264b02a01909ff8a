import { describe, expect, test } from 'vitest';
import { aPark } from '#server/parks/factory.ts';
import { whileChanged } from '#server/testing/rush/changed-function.ts';
import { rush, statuses } from '#server/testing/rush/rush.ts';
import { aSecondServer } from '#server/testing/servers/second-server.ts';
import { type TestApp, useTestApp } from '#server/testing/test-app.ts';
import { theOwner } from '#server/testing/the-owner.ts';
import { freshAddress, freshMobile, peopleForm } from './factory.ts';

const use = useTestApp();
const owner = theOwner(use);

/** A park whose day somebody has booked before: only then do bookings of it go together. */
async function aBookedPark(more: object = {}) {
  const park = await aPark(use, owner, more);
  expect((await book(park, 1)).status).toBe(201);
  return park;
}

const book = (park: { _id: string }, people: number, more: object = {}, { call }: Pick<TestApp, 'call'> = use) =>
  call('POST', '/ticketbooking/add', peopleForm(park, people, more), { from: freshAddress() });

describe('bookings of one moment', () => {
  test('control: where the batch does not look at what is left, its day is sold twice over', async () => {
    const park = await aBookedPark({ dailyCapacity: 5 });
    await whileChanged(
      use.database,
      'take_days',
      ['visit.capacity is null or taken + visit.people <= visit.capacity', 'true'],
      () =>
        whileChanged(use.database, 'judge_tickets', ['day.taken + day_people > capacity', 'false'], async () => {
          const { accepted } = await rush(use, park, Array(12).fill(1));
          expect(accepted.length).toBeGreaterThan(4);
        }),
    );
  });

  test('of one mobile number end at five, and strangers beside them are all booked', async () => {
    const park = await aBookedPark();
    const mobile = freshMobile();
    const own = Array.from({ length: 12 }, () => book(park, 1, { mobile }));
    const strangers = Array.from({ length: 20 }, () => book(park, 1));
    expect(statuses(await Promise.all(own))).toEqual({ 201: 5, 429: 7 });
    expect(statuses(await Promise.all(strangers))).toEqual({ 201: 20 });
  });

  test('control: where those of one mobile number may go in one statement, more than five are booked', async () => {
    const park = await aBookedPark();
    const mobile = freshMobile();
    const server = await aSecondServer(use, () => ({ conflictKeys: ({ marks: { id } }) => [id] }));
    const own = await Promise.all(Array.from({ length: 12 }, () => book(park, 1, { mobile }, server)));
    expect(statuses(own)[201]).toBeGreaterThan(5);
  });

  test('from one address end at its share, also where several go in one statement', async () => {
    const park = await aBookedPark({ dailyCapacity: 250 });
    const from = freshAddress();
    const asks = Array.from({ length: 60 }, () =>
      use.call('POST', '/ticketbooking/add', peopleForm(park, 1), { from }),
    );
    expect(statuses(await Promise.all(asks))).toEqual({ 201: 50, 429: 10 });
  });
});
