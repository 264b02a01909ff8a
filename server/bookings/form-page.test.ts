import { expect, test } from 'vitest';
import { useCardSales } from '#server/testing/card-sale.ts';
import { holding, untilWaiting } from '#server/testing/rush/lock-queue.ts';
import { toldIn, visitorPages } from '#server/testing/visitor-pages.ts';
import { aShow, aShowOwner, bookVisit } from '#server/visits/factory.ts';

const { use, aShop } = await useCardSales({ pages: 'built' });
const { open, submit } = visitorPages(use);

test('a form that is refused comes back beside its offering as that is by then', async () => {
  const show = await aShow(use, await aShowOwner(use), { capacity: 2, location: 'Town hall' });
  await bookVisit(use, show);
  const places = `exhibition_places where exhibition_id = '${show._id}'`;
  const refused = await holding(use.database, `select from ${places} for update`, async (letGo, further) => {
    const answer = submit(`/exbhitionbooking/${show._id}`, { personName: 'Kavya Reddy', mobile: '9876543210' });
    await untilWaiting(use.database, 1);
    await further(`update exhibition set location = 'Lake side' where id = '${show._id}'`);
    await further(`update ${places.replace('where', 'set taken = 2 where')}`);
    await letGo();
    return answer;
  });
  expect(refused.statusCode).toBe(409);
  for (const said of ['All places for this show are taken.', 'Lake side']) expect(refused.body).toContain(said);
});

test('a park that was removed before anybody booked it says so by its name, as every offering does', async () => {
  const { parkId, owner } = await aShop({ parkName: 'Old Fair' });
  await use.call('DELETE', `/park/${parkId}`, undefined, owner);
  const { statusCode, body } = await open(`/ticketbooking/${parkId}`);
  expect([statusCode, body.includes('Old Fair takes no bookings here any more.')]).toEqual([410, true]);
});

test('a form that asks for another language is told its problems in it, keeps what was typed, and books nothing', async () => {
  const owner = await aShowOwner(use);
  const path = `/exbhitionbooking/${(await aShow(use, owner))._id}`;
  const inTelugu = (mobile: string) =>
    submit(`${path}?lang=te`, { personName: 'Kavya Reddy', mobile, only: 'language' });
  const refused = await inTelugu('98765');
  expect([refused.statusCode, toldIn(refused.body)]).toEqual([400, [expect.stringMatching(/[\u0C00-\u0C7F]/)]]);
  const { statusCode, body } = await inTelugu('9876543210');
  expect([statusCode, toldIn(body)]).toEqual([200, []]);
  for (const kept of ['lang="te-IN"', 'value="Kavya Reddy"', 'value="9876543210"', 'formAction="?lang=hi"'])
    expect(body).toContain(kept);
  const { json } = await use.call('POST', '/exbhitionbooking/search', {}, owner);
  expect(json).toEqual([]);
});
