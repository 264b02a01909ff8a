import { describe, expect, test } from 'vitest';
import { aPark, parkForm } from '#server/parks/factory.ts';
import { countedPlaces, rush, sum } from '#server/testing/rush/rush.ts';
import { counted } from '#server/testing/servers/second-server.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { theOwner } from '#server/testing/the-owner.ts';
import { peopleForm } from './factory.ts';

const use = useTestApp();
const owner = theOwner(use);
const parkFor = (dailyCapacity: number | null, more: object = {}) => aPark(use, owner, { dailyCapacity, ...more });
const book = (park: { _id: string }, people: number, more: object = {}) =>
  use.call('POST', '/ticketbooking/add', peopleForm(park, people, more));
const setCapacity = (park: { _id: string }, dailyCapacity: number | null) =>
  use.call('PUT', `/park/${park._id}`, { ...parkForm(), dailyCapacity }, owner);

describe('places of a day', () => {
  test('the last one is sold once, and the next visitor is told how many are left', async () => {
    const park = await parkFor(5);
    expect((await book(park, 3)).status).toBe(201);
    expect((await book(park, 3)).json.message).toBe('Only 2 places are left for Mon, 4 Jan 2027.');
    expect((await book(park, 1)).status).toBe(201);
    expect((await book(park, 2)).json.message).toBe('Only 1 place is left for Mon, 4 Jan 2027.');
    expect((await book(park, 1)).status).toBe(201);
    const full = await book(park, 1);
    expect([full.status, full.json.code, full.json.message]).toEqual([
      409,
      'SOLD_OUT',
      'Sold out for Mon, 4 Jan 2027.',
    ]);
    expect((await book(park, 5, { selectedDate: '2027-01-05' })).status).toBe(201);
  });

  test('a park with no places sells none', async () =>
    expect((await book(await parkFor(0), 1)).json.message).toBe('Sold out for Mon, 4 Jan 2027.'));

  test('what brings no people needs no place', async () => {
    const park = await parkFor(0, { camera: true, cameraFee: 10 });
    const { status } = await use.call('POST', '/ticketbooking/add', {
      ...peopleForm(park, 1),
      fee: [{ name: 'camera', quantity: 1 }],
    });
    expect(status).toBe(201);
  });

  const SEEDS = [1, 2, 3, 4, 5];
  test.each(SEEDS)(
    '64 visitors at once, of different sizes, in few statements, never get one too many, nor is one refused that fits (%i)',
    async (seed) => {
      const capacity = 60 + seed * 7;
      const park = await parkFor(capacity + 1);
      // Only bookings of a day that somebody has booked before go together.
      await book(park, 1);
      const before = await counted(use, 'together');
      const sizes = Array.from({ length: 64 }, (_, at) => 1 + ((at * 7 + seed * 3) % 6));
      const { accepted, refused, other } = await rush(use, park, sizes);
      expect(await counted(use, 'together')).toBeGreaterThan(before + 5);
      expect(other).toEqual([]);
      expect(accepted.length + refused.length).toBe(64);
      expect(sum(accepted)).toBeLessThanOrEqual(capacity);
      expect(Math.min(...refused)).toBeGreaterThan(capacity - sum(accepted));
      const places = sum(accepted) + 1;
      expect(await countedPlaces(use, park)).toEqual({ taken: places, held: places, live: places });
    },
  );

  test.each([1, 10])('of 64 visitors at once for the last %i places exactly so many are sold', async (left) => {
    const park = await parkFor(20 + left);
    await book(park, 20);
    const { accepted, refused } = await rush(use, park, Array(64).fill(1));
    expect([accepted.length, refused.length]).toEqual([left, 64 - left]);
  });
});

describe('a capacity that changes', () => {
  test('counts what a park without one has sold already', async () => {
    const park = await parkFor(null);
    await book(park, 4);
    await book(park, 3, { selectedDate: '2027-01-06' });
    await setCapacity(park, 6);
    expect((await book(park, 3)).json.message).toBe('Only 2 places are left for Mon, 4 Jan 2027.');
    expect((await book(park, 3, { selectedDate: '2027-01-06' })).status).toBe(201);
    expect(await countedPlaces(use, park)).toEqual({ taken: 10, held: 10, live: 10 });
  });

  test('counts tickets alone: what else is booked at the park takes none of its places', async () => {
    const park = await parkFor(null);
    const { json: other } = await book(park, 4);
    await use.database.asOwner(`update booking set kind = 'parking-slot' where id = $1`, [other._id]);
    expect((await book(park, 2)).status).toBe(201);
    expect((await setCapacity(park, 5)).status).toBe(200);
    expect((await countedPlaces(use, park)).taken).toBe(2);
  });

  test('is counted exactly while visitors book, whichever comes first', async () => {
    for (const capacity of [10, 30, 50]) {
      const park = await parkFor(null);
      const sizes = Array.from({ length: 40 }, (_, at) => 1 + (at % 3));
      const rushing = rush(use, park, sizes);
      await setCapacity(park, capacity);
      const { accepted, other } = await rushing;
      expect(other).toEqual([]);
      const { taken, held, live } = await countedPlaces(use, park);
      expect([taken, held, live]).toEqual(Array(3).fill(sum(accepted)));
      const next = await book(park, 1);
      expect(next.status).toBe(taken < capacity ? 201 : 409);
    }
  });

  test('taken away and given again counts what was sold meanwhile', async () => {
    const park = await parkFor(10);
    await book(park, 4);
    await setCapacity(park, null);
    await book(park, 5);
    await setCapacity(park, 10);
    expect((await book(park, 2)).json.message).toBe('Only 1 place is left for Mon, 4 Jan 2027.');
  });

  test('lowered below what is sold leaves no place, and never less than none', async () => {
    const park = await parkFor(10);
    await book(park, 8);
    await setCapacity(park, 3);
    expect((await book(park, 1)).json.message).toBe('Sold out for Mon, 4 Jan 2027.');
    await setCapacity(park, 9);
    expect((await book(park, 1)).status).toBe(201);
  });
});
