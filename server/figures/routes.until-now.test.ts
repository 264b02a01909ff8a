import { expect, test } from 'vitest';
import { aClinic, bookDoctor } from '#server/appointments/factory.ts';
import { aBooking } from '#server/bookings/factory.ts';
import { anOwner, type Owner } from '#server/organisations/factory.ts';
import { aPark } from '#server/parks/factory.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const use = useTestApp();
/** Monday noon in Kolkata, which is compared with the Monday before until its noon. */
const NOON = '2027-01-04T06:30:00.000Z';

const figuresOf = async ({ token }: Owner) =>
  (await use.call('GET', '/dashboard/figures?days=1', undefined, { token })).json.trades[0];

test('the people who are expected are compared with those who had booked by the same time', async () => {
  const owner = await anOwner(use);
  const park = await aPark(use, owner);
  for (const [instant, adults] of [
    ['2026-12-28T06:00:00.000Z', 3],
    ['2026-12-28T10:00:00.000Z', 40],
    [NOON, 5],
  ] as const)
    await use.at(instant, () => aBooking(use, park, { adults }));
  const { expected } = await figuresOf(owner);
  expect([expected.now, expected.before]).toEqual([5, 3]);
});

test('tokens that were called and not there are compared with those that were so by the same time', async () => {
  const owner = await anOwner(use, { registrationType: 'doctor' });
  const clinic = await aClinic(use, owner, { tokens: '90' });
  for (const [given, called] of [
    ['2026-12-28T04:00:00.000Z', '2026-12-28T05:00:00.000Z'],
    ['2026-12-28T04:00:00.000Z', '2026-12-28T10:00:00.000Z'],
    ['2026-12-28T04:00:00.000Z', '2026-12-28T11:00:00.000Z'],
    ['2027-01-04T04:00:00.000Z', '2027-01-04T05:00:00.000Z'],
  ] as const) {
    const { json } = await use.at(given, () => bookDoctor(use, clinic));
    await use.database.asOwner(
      `update token set issued_at = $2, called_at = $3, state = 'noshow' where booking_id = $1`,
      [json._id, given, called],
    );
  }
  const { noShows } = await figuresOf(owner);
  expect([noShows.now, noShows.before]).toEqual([1, 1]);
});
