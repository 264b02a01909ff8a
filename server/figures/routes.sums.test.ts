import { expect, test } from 'vitest';
import { PASSWORD } from '#server/organisations/factory.ts';
import { type CardSale, useCardSales } from '#server/testing/card-sale.ts';
import { aRecord, FORMS } from '#server/testing/catalogue.ts';
import { countDays } from './service.ts';

const { use, aShop, book, start, comeBack, gateway, refund, pass } = await useCardSales({
  config: { rateLimitScale: 100 },
});

const pay = async (sale: CardSale): Promise<CardSale> => {
  await comeBack(await gateway.decide(await start(sale), 'success'));
  return sale;
};

test('gross, less coupons and refunds, is what stays, also once the day is over', async () => {
  const shop = await aShop({ isEnabledCoupon: true });
  const { couponCode } = await aRecord(use, shop.owner, '/coupon', FORMS.coupon(shop.parkId));
  let { token } = shop.owner;
  const ask = async (path: string, body?: object) =>
    (await use.call(body ? 'POST' : 'GET', path, body, { token })).json;
  // An adult is ₹100, the coupon takes off a tenth: sold for 200 + 400 + 300 + 100, of which 40 + 30 never were paid.
  await pay(await book(shop));
  const [inPart, whole] = [
    await pay(await book(shop, 4, { couponCode })),
    await pay(await book(shop, 3, { couponCode })),
  ];
  const byParts = await pay(await book(shop, 1));
  await book(shop, 7);
  for (const body of [
    await refund(inPart, { lines: [{ category: 'adult', quantity: 1 }] }),
    await refund(inPart, { lines: [{ category: 'adult', quantity: 2 }] }),
    await refund(whole),
    await refund(byParts),
  ])
    expect(body.status).toBe(200);
  const sums = async () => {
    const [{ gross, coupons, refunds, refunded, money }] = (await ask('/dashboard/figures')).trades;
    return [gross.now, coupons.now, refunded.now, money.now, refunds.now];
  };
  const met = [1000, 70, 90 + 180 + 270 + 100, 200 + 90, 4];
  expect(await sums()).toEqual(met);
  expect(met[0]).toBe(Number(met[1]) + Number(met[2]) + Number(met[3]));
  // The same once the day is over and its counts are kept.
  await pass(24 * 60 + 120);
  await countDays(use.deps);
  ({ token } = await ask('/profileregistration/login', { email: shop.owner.email, password: PASSWORD }));
  expect(await sums()).toEqual(met);
});
