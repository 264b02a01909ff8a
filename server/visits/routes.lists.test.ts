import { beforeAll, expect, test } from 'vitest';
import type { Owner } from '#server/organisations/factory.ts';
import { readQr } from '#server/testing/read-qr.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { aShow, aShowOwner, bookVisit } from './factory.ts';

const use = useTestApp({ config: { rateLimitScale: 100 } });
let [owner, other]: Owner[] = [];
let show: { _id: string };
let ids: string[];
beforeAll(async () => {
  [owner, other] = [await aShowOwner(use), await aShowOwner(use)];
  show = await aShow(use, owner as Owner);
  await bookVisit(use, await aShow(use, other as Owner));
  ids = [];
  const before = use.clock.now().toISOString();
  // The last second of a day in Kolkata, the first of the next, and a day later.
  for (const at of ['2027-01-04T18:29:59.000Z', '2027-01-04T18:30:00.000Z', '2027-01-05T18:30:00.000Z']) {
    use.clock.set(at);
    ids.unshift((await bookVisit(use, show, { visitorName: `Visitor ${ids.length + 1}` })).json._id);
  }
  use.clock.set(before); // sessions last
});

const ask = async (path: string, body: object, who: { token: string } | undefined = owner) => {
  const { status, json } = await use.call('POST', `/exbhitionbooking${path}`, body, who);
  return status === 200 ? json.map(({ _id }: { _id: string }) => _id) : status;
};

test('the report of a show has its visitors by the day on which they put their names down, both days included', async () => {
  const report = (startDate: string, endDate: string) =>
    ask('/report', { organizationId: show._id, startDate, endDate });
  expect(await report('2027-01-04', '2027-01-06')).toEqual(ids);
  expect(await report('2027-01-04', '2027-01-04T23:59:00.000Z')).toEqual([ids[2]]);
  expect(await report('2027-01-05', '2027-01-05')).toEqual([ids[1]]);
  const { json } = await use.call('POST', '/exbhitionbooking/report', { organizationId: show._id }, owner);
  expect(json[0]).toMatchObject({ visitorName: 'Visitor 3', mobile: expect.stringMatching(/^\d{10}$/) });
});

test('a visitor who names both ids gets the code of the visit’s own page, and a cancelled visit none', async () => {
  const { json } = await bookVisit(use, show, { mobile: '9000000041' });
  const look = (ids: object) =>
    use.call('POST', '/exbhitionbooking/getqrcodebystatus', { bookingId: json._id, ...ids });
  const answer = (await look({ exbhitionId: show._id })).json;
  expect(answer).toMatchObject({ status: true, paymentStatus: 'TXN_SUCCESS' });
  expect(readQr(answer.image)?.text).toBe(`http://pravesh.test/exbhitionappointment/${json._id}/${show._id}`);
  expect((await look({ parkId: show._id })).json.status).toBe(true);
  expect((await look({ exbhitionId: '0'.repeat(26) })).status).toBe(404);
  await use.call('DELETE', `/exbhitionbooking/${json._id}`, undefined, owner);
  expect((await look({ exbhitionId: show._id })).json).toMatchObject({
    status: false,
    image: null,
    message: 'This visit was cancelled.',
    paymentStatus: 'Aborted',
  });
});

test('a cancelled visit stays in the lists and leaves the report', async () => {
  const other = await aShow(use, owner as Owner);
  const [kept, cancelled] = [await bookVisit(use, other), await bookVisit(use, other)];
  await use.call('DELETE', `/exbhitionbooking/${cancelled.json._id}`, undefined, owner);
  expect(await ask('/report', { organizationId: other._id })).toEqual([kept.json._id]);
  expect(await ask('/search', { exbhitionId: other._id })).toHaveLength(2);
  expect(await ask('/search', { exbhitionId: other._id, paymentStatus: 'Aborted' })).toEqual([cancelled.json._id]);
});
