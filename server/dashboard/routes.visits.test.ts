import { expect, test } from 'vitest';
import { anAdmin } from '#server/testing/admin.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { aShow, aShowOwner, bookVisit } from '#server/visits/factory.ts';

const use = useTestApp({ config: { rateLimitScale: 100 } });
/** Monday noon in Kolkata. */
const NOON = '2027-01-04T06:30:00.000Z';

const visitsOf = async (token: string) => (await use.call('GET', '/dashboard/today', undefined, { token })).json.visits;

test('visits of a day are the names put down that are not cancelled, beside last week’s by the same time; shows by their beginning', async () => {
  const [owner, other] = [await aShowOwner(use), await aShowOwner(use)];
  const later = await aShow(use, owner, {
    organizationName: 'Later',
    date: '2027-01-20T18:00',
    time: '2027-01-20T21:00',
  });
  const soon = await aShow(use, owner, { organizationName: 'Soon', capacity: 50 });
  await aShow(use, owner, { organizationName: 'Over', date: '2027-01-01T18:00', time: '2027-01-02T21:00' });
  await bookVisit(use, await aShow(use, other));
  for (const at of [
    '2026-12-28T06:00:00.000Z',
    '2026-12-28T07:00:00.000Z',
    '2027-01-03T18:29:00.000Z',
    '2027-01-03T18:31:00.000Z',
  ]) {
    use.clock.set(at);
    await bookVisit(use, soon);
  }
  use.clock.set(NOON);
  const { json } = await bookVisit(use, soon);
  await use.call('DELETE', `/exbhitionbooking/${json._id}`, undefined, owner);
  expect(await visitsOf(owner.token)).toEqual({
    booked: { now: 1, before: 1 },
    shows: [
      { _id: soon._id, id: soon._id, name: 'Soon', type: 'drama', taken: 4, capacity: 50, closed: false },
      { _id: later._id, id: later._id, name: 'Later', type: 'drama', taken: 0, capacity: null, closed: false },
    ],
  });
  expect(await visitsOf((await anAdmin(use)).token)).toMatchObject({ booked: { now: 2, before: 1 } });
});

test('a closed show stands on the dashboard until it is over, and says that it is closed', async () => {
  const owner = await aShowOwner(use);
  const show = await aShow(use, owner, { organizationName: 'Soon' });
  await bookVisit(use, show);
  await use.call('DELETE', `/exbhition/${show._id}`, undefined, owner);
  expect((await visitsOf(owner.token)).shows).toMatchObject([{ _id: show._id, taken: 1, closed: true }]);
});
