import { beforeEach, describe, expect, test } from 'vitest';
import { tidyHolds } from '#server/bookings/service.ts';
import { aGatewayCredential } from '#server/gateway-credentials/factory.ts';
import { aPark, aParkWithoutKeys } from '#server/parks/factory.ts';
import { countedPlaces, rush } from '#server/testing/rush/rush.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { theOwner } from '#server/testing/the-owner.ts';
import { freshMobile, peopleForm } from './factory.ts';
import { shownPlaces } from './service.ts';

const use = useTestApp();
const owner = theOwner(use);
beforeEach(() => use.clock.set('2027-01-04T06:30:00.000Z'));
const parkFor = (dailyCapacity: number | null, more: object = {}) => aPark(use, owner, { dailyCapacity, ...more });
const book = (park: { _id: string }, people: number, more: object = {}) =>
  use.call('POST', '/ticketbooking/add', peopleForm(park, people, more));
const shown = (id: string) => use.call('GET', `/ticketbooking/${id}`, undefined, owner);

test('places come back when the hold is over, without any job', async () => {
  const park = await parkFor(2);
  const first = await book(park, 2);
  use.clock.advance(14.9);
  expect((await book(park, 2)).status).toBe(409);
  use.clock.advance(0.1);
  expect((await shown(first.json._id)).json.paymentStatus).toBe('Aborted');
  expect((await book(park, 2)).status).toBe(201);
  expect((await shown(first.json._id)).json).toMatchObject({ paymentStatus: 'Aborted', voided: false });
  expect(await countedPlaces(use, park)).toEqual({ taken: 2, held: 2, live: 2 });
});

test('many visitors at once get the places of ended holds exactly once', async () => {
  const park = await parkFor(10);
  await rush(use, park, Array(10).fill(1));
  use.clock.advance(16);
  const { accepted, refused } = await rush(use, park, Array(40).fill(1));
  expect([accepted.length, refused.length]).toEqual([10, 30]);
});

test('a park says for how long it holds', async () => {
  const park = await parkFor(2, { holdMinutes: 5 });
  expect((await book(park, 2)).json.expiresAt).toBe('2027-01-04T06:35:00.000Z');
  use.clock.advance(5);
  expect((await book(park, 2)).status).toBe(201);
});

test('paid places never come back', async () => {
  const park = await parkFor(2);
  const { json } = await book(park, 2);
  await use.database.asOwner(`update booking set status = 'paid', hold_until = null where id = $1`, [json._id]);
  use.clock.advance(600);
  await tidyHolds(use.deps);
  expect((await book(park, 1, { selectedDate: '2027-01-04' })).status).toBe(409);
});

test('the places that a page tells do not count holds that are over', async () => {
  const park = await parkFor(2);
  await book(park, 2);
  const asked = { organisationId: park.profileRegistrationId, id: park._id, dailyCapacity: 2, slots: [] };
  const days = ['2027-01-04', '2027-01-05'];
  const shown = async () =>
    (await shownPlaces(use.deps, asked, { today: '2027-01-04', isOver: false }, days)).map(({ left }) => left);
  expect(await shown()).toEqual([0, 2]);
  use.clock.advance(16);
  expect(await shown()).toEqual([2, 2]);
});

test('the job tidies what is over, twice at once without harm', async () => {
  const park = await parkFor(4);
  await book(park, 3);
  use.clock.advance(16);
  await Promise.all([tidyHolds(use.deps), tidyHolds(use.deps)]);
  expect(await countedPlaces(use, park)).toEqual({ taken: 0, held: 0, live: 0 });
});

test('a sixth unpaid booking of one mobile at one park has to wait, until one is paid or over', async () => {
  const [park, other] = [await parkFor(null), await parkFor(null)];
  const mobile = freshMobile();
  const ids: string[] = [];
  for (let n = 0; n < 5; n += 1) ids.push((await book(park, 1, { mobile })).json._id);
  const sixth = await book(park, 1, { mobile: `+91${mobile}` });
  expect([sixth.status, sixth.json.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
  expect(sixth.headers['retry-after']).toBe('300');
  expect((await book(other, 1, { mobile })).status).toBe(201);
  expect((await book(park, 1)).status).toBe(201);
  await use.database.asOwner(`update booking set status = 'paid', hold_until = null where id = $1`, [ids[0]]);
  expect((await book(park, 1, { mobile })).status).toBe(201);
  use.clock.advance(16);
  expect((await book(park, 1, { mobile })).status).toBe(201);
});

test('voiding an unpaid booking gives its places back and keeps the row', async () => {
  const park = await parkFor(2);
  const { json } = await book(park, 2);
  const gone = await use.call('DELETE', `/ticketbooking/${json._id}`, undefined, owner);
  expect([gone.status, gone.json]).toEqual([200, { _id: json._id, id: json._id, deleted: true }]);
  expect((await shown(json._id)).json).toMatchObject({ paymentStatus: 'Aborted', voided: true });
  expect((await book(park, 2)).status).toBe(201);
  const again = await use.call('DELETE', `/ticketbooking/${json._id}`, undefined, owner);
  expect(again.status).toBe(200);
  expect(await countedPlaces(use, park)).toEqual({ taken: 2, held: 2, live: 2 });
});

test('a paid booking cannot be deleted', async () => {
  const { json } = await book(await parkFor(null), 1);
  await use.database.asOwner(`update booking set status = 'paid', hold_until = null where id = $1`, [json._id]);
  const { status, json: refusal } = await use.call('DELETE', `/ticketbooking/${json._id}`, undefined, {
    token: owner.token,
  });
  expect([status, refusal.message]).toEqual([409, 'This booking is paid, so it cannot be deleted.']);
});

describe('a park without keys of a gateway', () => {
  const heldAt = async ({ _id }: { _id: string }) =>
    (await use.database.asOwner('select count(*)::int as n from booking where park_id = $1', [_id]))[0].n;

  test('takes no hold for what would have to be paid, and gives what is free', async () => {
    const park = await aParkWithoutKeys(use, owner, { women: true, womenFee: 0, dailyCapacity: 5 });
    const { status, json } = await book(park, 2);
    expect([status, json.code, json.message]).toEqual([
      409,
      'CLOSED',
      `${park.parkName} cannot take payments online yet. Please buy your tickets at the gate.`,
    ]);
    expect(await heldAt(park)).toBe(0);
    const free = await book(park, 1, { fee: [{ name: 'women', quantity: 2 }] });
    expect([free.status, free.json.paymentStatus]).toEqual([201, 'TXN_SUCCESS']);
  });

  test('sells from the moment it has them, and stops when they are taken away', async () => {
    const park = await aParkWithoutKeys(use, owner);
    expect((await book(park, 2)).status).toBe(409);
    const { _id } = await aGatewayCredential(use, owner, park._id);
    expect((await book(park, 2)).status).toBe(201);
    await use.call('DELETE', `/configuration/${_id}`, undefined, owner);
    expect((await book(park, 2)).status).toBe(409);
    expect(await heldAt(park)).toBe(1);
  });
});
