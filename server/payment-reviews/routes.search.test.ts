import { beforeAll, expect, test } from 'vitest';
import { dayOf } from '#contract/kernel/dates/dates.ts';
import { PAYMENT_SORTS } from '#contract/payment-reviews/api.ts';
import { type CardSale, type Shop, useCardSales } from '#server/testing/card-sale.ts';
import { expectOrders } from '#server/testing/orders.ts';

const { use, gateway, aShop, book, start, comeBack, sell, attempts } = await useCardSales();

let shop: Shop;
let [paid, waiting, failed]: CardSale[] = [];
beforeAll(async () => {
  shop = await aShop({ parkName: 'Sarovar' });
  paid = await sell(shop);
  use.clock.advance(1);
  failed = await sell(shop, 'failure');
  use.clock.advance(1);
  waiting = await book(shop, 3);
  await gateway.control({ orderId: waiting.id, inquiry: 'wrong_amount' });
  await comeBack(await gateway.decide(await start(waiting), 'success'));
});

const search = (body: object = {}, { token }: { token: string } = shop.owner) =>
  use.call('POST', '/payments/search', body, { token });
const found = async (body: object) => (await search(body)).json.map(({ orderId }: { orderId: string }) => orderId);

test('what waits for a person stands there with both sides, in plain words', async () => {
  const { json } = await search({ state: 'review' });
  const [attempt] = await attempts(waiting as CardSale);
  expect(json).toEqual([
    {
      _id: attempt?.id,
      id: attempt?.id,
      profileRegistrationId: shop.owner.organisationId,
      orderId: waiting?.id,
      bookingId: waiting?.id,
      shortCode: waiting?.id.slice(0, 8),
      kind: 'park-ticket',
      selectedDate: dayOf(use.clock.now()),
      offeringId: shop.parkId,
      offeringName: 'Sarovar',
      mobile: expect.stringMatching(/^\d{10}$/),
      amount: 300,
      gateway: 'ccav',
      state: 'review',
      stateText: 'Needs your decision',
      reviewText: 'Another amount was paid than the booking costs.',
      paymentStatus: 'Awaited',
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
      heard: { amount: 1, currency: 'INR', word: 'Shipped', at: expect.any(String) },
      asked: { at: expect.any(String), next: null, answered: true, refused: false },
      unsettled: false,
      refund: null,
      refunds: [],
      decided: null,
      reference: null,
      bankReference: null,
      used: false,
      refundable: false,
    },
  ]);
});

test('filters combine: state, kind, park, days, mobile number, order id', async () => {
  const mobile = (await search({ state: 'failed' })).json[0].mobile;
  const today = dayOf(use.clock.now());
  expect(await found({ mobile })).toEqual([failed?.id]);
  expect(await found({ mobile, state: 'review' })).toEqual([]);
  expect(await found({ orderId: ` ${paid?.id.toUpperCase()} ` })).toEqual([paid?.id]);
  expect(await found({ orderId: paid?.id.slice(0, 8) })).toEqual([paid?.id]);
  expect(await found({ kind: 'doctor-appointment' })).toEqual([]);
  expect(await found({ parkId: shop.parkId, kind: 'park-ticket', state: 'succeeded' })).toEqual([paid?.id]);
  expect(await found({ parkId: '0'.repeat(26) })).toEqual([]);
  expect(await found({ startDate: today, endDate: today })).toHaveLength(3);
  expect(await found({ endDate: '2027-01-01' })).toEqual([]);
  expect(await found({ state: '', kind: '', startDate: '', endDate: null, mobile: '', orderId: '' })).toHaveLength(3);
  expect((await search({ state: 'lost' })).status).toBe(400);
});

test('they are sorted by any column and by no other, and narrowed to one gateway', async () => {
  await expectOrders(async (asked) => {
    const { status, json } = await search(asked);
    return status === 200 ? json.map(({ orderId }: { orderId: string }) => orderId) : null;
  }, PAYMENT_SORTS);
  expect(await found({ sort: '-amount' })).toEqual([waiting?.id, expect.any(String), expect.any(String)]);
  expect([await found({ gateway: 'ccav', sort: 'at' }), await found({ gateway: 'paytm' })]).toEqual([
    [paid?.id, failed?.id, waiting?.id],
    [],
  ]);
});
