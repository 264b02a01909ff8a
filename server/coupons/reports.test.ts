import { expect, test } from 'vitest';
import { anOwner } from '#server/organisations/factory.ts';
import { aCouponShop } from '#server/testing/rush/coupon-shop.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const use = useTestApp();

/** Four orders of one adult each, of ₹100: two paid on two days, one refunded, one waiting for its payment. */
async function aUsedCoupon() {
  use.clock.set('2027-01-04T18:00:00.000Z');
  const shop = await aCouponShop(use);
  const coupon = await shop.addCoupon({ couponCode: 'SAVE' });
  const ids: string[] = [];
  for (const [at, status] of [
    ['2027-01-04T18:00:00.000Z', 'paid'],
    // Half past midnight in India.
    ['2027-01-04T19:00:00.000Z', 'paid'],
    ['2027-01-04T19:01:00.000Z', 'refunded'],
    ['2027-01-04T19:02:00.000Z', 'pending'],
  ] as const) {
    use.clock.set(at);
    const { json } = await shop.book('SAVE');
    await use.database.asOwner('update booking set status = $2 where id = $1', [json._id, status]);
    ids.push(json._id);
  }
  await shop.book('');
  const ask = (token = shop.owner.token, id = coupon._id) =>
    use.call('GET', `/coupon/${id}/uses`, undefined, { token });
  return { shop, ids, ask };
}

test('the uses of a coupon are counted by day in India: what was paid, and apart from it what was refunded', async () => {
  const { shop, ask } = await aUsedCoupon();
  const paid = { bookings: 1, people: 1, given: 10, received: 90 };
  expect((await ask()).json.days).toEqual([
    { day: '2027-01-05', ...paid, refunded: 1, givenBack: 10 },
    { day: '2027-01-04', ...paid, refunded: 0, givenBack: 0 },
  ]);
  const unused = await shop.addCoupon({ couponCode: 'NEW' });
  expect((await ask(shop.owner.token, unused._id)).json).toEqual({ days: [] });
  const stranger = await anOwner(use);
  for (const refused of [await ask(stranger.token), await ask(shop.owner.token, '0'.repeat(26))])
    expect(refused.status).toBe(404);
});

test('bookings are found by the code of their coupon, however it is written', async () => {
  const { shop, ids } = await aUsedCoupon();
  const search = async (body: object, token = shop.owner.token) => {
    const { json } = await use.call('POST', '/ticketbooking/search', body, { token });
    return json.map(({ _id }: { _id: string }) => _id);
  };
  expect(await search({ couponCode: ' save ' })).toEqual(ids.toReversed());
  expect(await search({ couponCode: 'SAVE', paymentStatus: 'TXN_SUCCESS' })).toEqual([ids[1], ids[0]]);
  expect(await search({ couponCode: '' })).toHaveLength(5);
  expect(await search({ couponCode: 'SAVE' }, (await anOwner(use)).token)).toEqual([]);
});
