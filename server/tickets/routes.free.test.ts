import { describe, expect, test } from 'vitest';
import { anInspector } from '#server/inspectors/factory.ts';
import { aPark } from '#server/parks/factory.ts';
import { countedPlaces, statuses } from '#server/testing/rush/rush.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { theOwner } from '#server/testing/the-owner.ts';
import { freshMobile, peopleForm } from './factory.ts';

const use = useTestApp({ config: { rateLimitScale: 100 } });
const DAYS = ['2027-01-04', '2027-01-05'];
const owner = theOwner(use);

/** A park of two days that lets children in for nothing. */
const aFreePark = (dailyCapacity: number | null = null) =>
  aPark(use, owner, { childFee: 0, dailyCapacity, isEnabledCustomBookingDates: true, bookingDates: DAYS });
type Park = Awaited<ReturnType<typeof aFreePark>>;
const book = (park: Park, more: object = {}) =>
  use.call('POST', '/ticketbooking/add', {
    ...peopleForm(park, 1, { fee: [{ name: 'child', quantity: 1 }], selectedDate: DAYS[0] }),
    ...more,
  });
const cancel = (id: string, token = owner.token) => use.call('DELETE', `/bookings/${id}`, undefined, { token });

describe('free tickets', () => {
  test('are at most five of a mobile, park and day', async () => {
    const [park, other, mobile] = [await aFreePark(), await aFreePark(), freshMobile()];
    const ids: string[] = [];
    for (let n = 0; n < 5; n += 1) ids.push((await book(park, { mobile })).json._id);
    const sixth = await book(park, { mobile });
    expect([sixth.status, sixth.json.code, sixth.json.message]).toEqual([
      409,
      'CONFLICT',
      'This mobile number has five free tickets for Mon, 4 Jan 2027 already.',
    ]);
    const elsewhere = [
      await book(other, { mobile }),
      await book(park, { mobile, selectedDate: DAYS[1] }),
      await book(park),
    ];
    // One that is paid is counted by itself.
    const paid = await book(park, { mobile, fee: [{ name: 'adult', quantity: 1 }] });
    expect([...elsewhere, paid].map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    await cancel(ids[0] ?? '');
    expect((await book(park, { mobile })).status).toBe(201);
  });

  test('stay five when twenty are asked for at once, also in one statement', async () => {
    const [park, mobile] = [await aFreePark(), freshMobile()];
    const strangers = Array.from({ length: 10 }, () => book(park));
    const answers = await Promise.all(Array.from({ length: 20 }, () => book(park, { mobile })));
    expect(statuses(answers)).toEqual({ 201: 5, 409: 15 });
    expect(statuses(await Promise.all(strangers))).toEqual({ 201: 10 });
  });
});

describe('a free ticket that staff cancel', () => {
  const shown = async (id: string) => (await use.call('GET', `/ticketbooking/${id}`, undefined, owner)).json;

  test.each([
    ['the page of the booking', cancel],
    ['DELETE', (id: string) => use.call('DELETE', `/ticketbooking/${id}`, undefined, owner)],
  ])('gives its place back, by %s', async (_, take) => {
    const park = await aFreePark(1);
    const { _id: id } = (await book(park)).json;
    expect((await book(park)).status).toBe(409);
    expect((await take(id)).status).toBe(200);
    expect(await shown(id)).toMatchObject({ paymentStatus: 'Aborted', voided: true });
    expect((await book(park)).status).toBe(201);
    await take(id);
    expect(await countedPlaces(use, park)).toEqual({ taken: 1, held: 1, live: 1 });
  });

  test('lets nobody in, and its visitor is told that it was cancelled', async () => {
    const park = await aFreePark();
    const { _id: id } = (await book(park)).json;
    await cancel(id);
    const asked = { bookingId: id, parkId: park._id };
    expect((await use.call('POST', '/ticketbooking/getqrcodebystatus', asked)).json).toMatchObject({
      status: false,
      image: null,
      message: 'This ticket was cancelled.',
    });
    const scanned = await use.call(
      'POST',
      '/ticketbooking/scan',
      { code: id.slice(0, 8), scanId: 'cancelled-before' },
      owner,
    );
    expect(scanned.json.result).toBe('unpaid');
  });

  test('was not used: whoever is in keeps their place', async () => {
    const park = await aFreePark(1);
    const inspector = await anInspector(use, owner, park._id);
    const { _id: id } = (await book(park)).json;
    await use.call('POST', '/ticketbooking/scan', { code: id.slice(0, 8), scanId: 'used-at-the-gate' }, inspector);
    const refused = await cancel(id);
    expect([refused.status, refused.json.message]).toEqual([
      409,
      'This ticket was used at the gate, so it cannot be cancelled.',
    ]);
    expect(await countedPlaces(use, park)).toEqual({ taken: 1, held: 1, live: 1 });
  });
});
