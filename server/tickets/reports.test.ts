import { beforeAll, beforeEach, expect, test } from 'vitest';
import { anOwner, type Owner } from '#server/organisations/factory.ts';
import { aPark } from '#server/parks/factory.ts';
import { anAdmin } from '#server/testing/admin.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { ticketForm } from './factory.ts';

const use = useTestApp();
let owner: Owner;
let [zoo, lake]: { _id: string }[] = [];
beforeAll(async () => {
  owner = await anOwner(use);
  zoo = await aPark(use, owner, { parkName: 'Zoo', camera: true, cameraFee: 20.5 });
  lake = await aPark(use, owner, { parkName: 'Lake' });
});
beforeEach(() => use.database.asOwner('truncate booking cascade'));

/** Sells a ticket at an instant; the calls of staff happen at the noon on which the clock starts. */
async function sell(
  park: { _id: string } | undefined,
  at: string,
  fee: object[] = [{ name: 'adult', quantity: 2 }],
  status = 'paid',
) {
  const form = ticketForm(park as { _id: string }, { fee, totalAmount: undefined, originalAmount: undefined });
  use.clock.set(at);
  const { json } = await use.call('POST', '/ticketbooking/add', form);
  use.clock.set('2027-01-04T06:30:00.000Z');
  await use.database.asOwner('update booking set status = $2, hold_until = null where id = $1', [json._id, status]);
}
const report = async (body: object, token = owner.token) =>
  (await use.call('POST', '/ticketbooking/report', body, { token })).json as {
    createdAt: string;
    parkName: string;
    documents: { fee: { name: string; quantity: number; totalprice: number }[]; totalAmount: number }[];
  }[];

test('paid tickets are grouped by business day and park, the newest day first, summed by kind of ticket', async () => {
  await sell(zoo, '2027-01-03T05:00:00Z', [
    { name: 'camera', quantity: 1 },
    { name: 'adult', quantity: 1 },
  ]);
  await sell(zoo, '2027-01-03T06:00:00Z', [{ name: 'adult', quantity: 3 }]);
  await sell(lake, '2027-01-03T06:00:00Z');
  await sell(zoo, '2027-01-02T06:00:00Z');
  for (const status of ['pending', 'failed', 'aborted', 'awaited', 'refunded'])
    await sell(zoo, '2027-01-03T07:00:00Z', undefined, status);
  const adults = (quantity: number) => ({
    category: 'adult',
    name: 'Adult',
    price: 100,
    quantity,
    totalprice: 100 * quantity,
  });
  const camera = { category: 'camera', name: 'Video Camera', price: 20.5, quantity: 1, totalprice: 20.5 };
  const day = (createdAt: string, parkName: string, totalAmount: number, ...fee: object[]) => ({
    createdAt,
    parkName,
    profileRegistrationId: owner.organisationId,
    documents: [{ fee, totalAmount }],
  });
  expect(await report({ startDate: '2027-01-01', endDate: '2027-01-04T23:59:00.000Z' })).toEqual([
    day('2027-01-03', 'Lake', 200, adults(2)),
    day('2027-01-03', 'Zoo', 420.5, adults(4), camera),
    day('2027-01-02', 'Zoo', 200, adults(2)),
  ]);
});

test('the business day ends at midnight in Kolkata, and the end date is within', async () => {
  await sell(zoo, '2027-01-02T18:29:59.999Z');
  await sell(zoo, '2027-01-02T18:30:00.000Z');
  const days = async (startDate: string, endDate: string) =>
    (await report({ startDate, endDate })).map(({ createdAt }) => createdAt);
  expect(await days('2027-01-02', '2027-01-02')).toEqual(['2027-01-02']);
  expect(await days('2027-01-03', '2027-01-03T23:59:00.000Z')).toEqual(['2027-01-03']);
  expect(await days('2027-01-02T00:00:00.000Z', '2027-01-02T23:59:00.000Z')).toEqual(['2027-01-02']);
  expect(await days('2027-01-02', '2027-01-03')).toEqual(['2027-01-03', '2027-01-02']);
});

test('any range is reported in full, years too, and without dates everything until today', async () => {
  for (const year of [2016, 2019, 2024, 2026])
    await use.database.asOwner(
      `insert into booking (id, kind, organisation_id, park_id, mobile, visit_date, people, status, original_paise, discount_paise, total_paise, gateway, created_at)
     values (lpad($1, 26, '0'), 'park-ticket', $2, $3, '9876543210', '2020-01-01', 1, 'paid', 100, 0, 100, 'ccav', make_timestamptz($1::int, 12, 31, 0, 0, 0, 'UTC'))`,
      [String(year), owner.organisationId, zoo?._id],
    );
  const years = (rows: { createdAt: string }[]) => rows.map(({ createdAt }) => createdAt.slice(0, 4));
  expect(years(await report({ startDate: '2016-11-10', endDate: '2027-12-31' }))).toEqual([
    '2026',
    '2024',
    '2019',
    '2016',
  ]);
  expect(years(await report({ startDate: '0001-01-01' }))).toEqual(['2026', '2024', '2019', '2016']);
  expect(years(await report({}))).toEqual(['2026', '2024', '2019', '2016']);
  expect(years(await report({ startDate: '2019-12-31', endDate: '2024-12-30' }))).toEqual(['2019']);
});

test('parks are chosen by a list, and those of others stay out', async () => {
  await sell(zoo, '2027-01-03T06:00:00Z');
  await sell(lake, '2027-01-03T06:00:00Z');
  const named = async (parkId: unknown, token?: string) =>
    (await report({ parkId }, token)).map(({ parkName }) => parkName);
  expect(await named([zoo?._id, lake?._id])).toEqual(['Lake', 'Zoo']);
  expect(await named([zoo?._id])).toEqual(['Zoo']);
  expect(await named([])).toEqual(['Lake', 'Zoo']);
  const stranger = await anOwner(use);
  expect(await named([zoo?._id], stranger.token)).toEqual([]);
  const { token } = await anAdmin(use);
  expect(await named([], token)).toEqual(['Lake', 'Zoo']);
  expect(await report({ profileRegistrationId: stranger.organisationId }, token)).toEqual([]);
});

test('a discount is taken off the total of its day', async () => {
  await sell(zoo, '2027-01-03T06:00:00Z');
  await use.database.asOwner('update booking set discount_paise = 5000, total_paise = original_paise - 5000');
  expect((await report({}))[0]?.documents[0]).toMatchObject({ totalAmount: 150, fee: [{ totalprice: 200 }] });
});
