import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { dayOf } from '#contract/kernel/dates/dates.ts';
import { tidyHolds } from '#server/bookings/service.ts';
import { tidyCouponUses } from '#server/coupons/service.ts';
import { systemScope, withScope } from '#server/kernel/database/scope.ts';
import { type CardSale, type Shop, useCardSales } from '#server/testing/card-sale.ts';
import { aRecord, FORMS } from '#server/testing/catalogue.ts';
import { unheardPayments } from '#server/testing/paid-by-card.ts';
import { type AttemptKey, settlePayment } from './repository.ts';

const sales = await useCardSales();
const { use, gateway, aShop, book, start, comeBack, status, refunds, taken, pass, query } = sales;
const unheard = unheardPayments(sales);

/** A park that takes coupons, with one of 50 percent for so many uses. */
async function couponShop(dailyCapacity: number | null = null, maxUsageLimit = 1): Promise<Shop> {
  const shop = await aShop({ isEnabledCoupon: true, dailyCapacity });
  await aRecord(use, shop.owner, '/coupon', FORMS.coupon(shop.parkId, { ...HALF, maxUsageLimit }));
  return shop;
}
const HALF = { couponCode: 'HALF', discountValue: 50 };
const bookHalf = (shop: Shop) => book(shop, 2, { couponCode: 'HALF' });

async function usesOf({ parkId }: Shop) {
  const [row] = await query(sql<{ used: number; held: number }>`
    select used, (select count(*)::int from booking b where b.organisation_id = coupon.organisation_id and coupon_id = coupon.id and coupon_held) as held from coupon where park_id = ${parkId}`);
  return row;
}

/** The visitor pays at the last moment; the hold ends and all is given back before anybody hears of it. */
async function paysUnheard(sale: CardSale): Promise<void> {
  await unheard.paysUnheard(await start(sale));
  await pass(16);
  await tidyHolds(use.deps);
  await tidyCouponUses(use.deps);
}
const isHeard = (sale: CardSale) => unheard.isHeardAfter(15, sale);

test('the gateway is asked for what the coupon left, and a failed try keeps the use while the hold lasts', async () => {
  const shop = await couponShop();
  const sale = await bookHalf(shop);
  expect(sale.total).toBe(100);
  await comeBack(await gateway.decide(await start(sale), 'failure'));
  expect([await status(sale), await usesOf(shop)]).toEqual(['Failure', { used: 1, held: 1 }]);
  await expect(bookHalf(shop)).rejects.toThrow(/used up/);
  await comeBack(await gateway.decide(await start(sale), 'success'));
  expect([await status(sale), await usesOf(shop)]).toEqual(['TXN_SUCCESS', { used: 1, held: 1 }]);
});

test('a success after the hold takes the use again while there is one', async () => {
  const shop = await couponShop(2);
  const sale = await bookHalf(shop);
  await paysUnheard(sale);
  expect([await status(sale), await usesOf(shop)]).toEqual(['Aborted', { used: 0, held: 0 }]);
  await isHeard(sale);
  expect([await status(sale), await refunds(sale)]).toEqual(['TXN_SUCCESS', []]);
  expect([await usesOf(shop), await taken(shop)]).toEqual([{ used: 1, held: 1 }, 2]);
});

test('a success after somebody else took the last use is refunded, and its places stay free', async () => {
  const shop = await couponShop(9);
  const sale = await bookHalf(shop);
  await paysUnheard(sale);
  const winner = await bookHalf(shop);
  await comeBack(await gateway.decide(await start(winner), 'success'));
  await isHeard(sale);
  expect([await status(sale), await status(winner)]).toEqual(['Aborted', 'TXN_SUCCESS']);
  expect(await refunds(sale)).toMatchObject([{ reason: 'late', amount_paise: 10_000 }]);
  expect([await usesOf(shop), await taken(shop)]).toEqual([{ used: 1, held: 1 }, 2]);
});

test('so is one whose coupon was switched off meanwhile; a hold that still lasts keeps its price', async () => {
  const shop = await couponShop();
  const late = await bookHalf(shop);
  await paysUnheard(late);
  const kept = await bookHalf(shop);
  const { json } = await use.call('GET', '/coupon/list', undefined, shop.owner);
  const [{ _id, ...coupon }] = json.coupons;
  await use.call('PUT', `/coupon/${_id}`, { ...coupon, isActive: false }, shop.owner);
  await comeBack(await gateway.decide(await start(kept), 'success'));
  await isHeard(late);
  expect([await status(kept), await status(late)]).toEqual(['TXN_SUCCESS', 'Aborted']);
  expect(await refunds(late)).toMatchObject([{ reason: 'late' }]);
});

test('of twelve late successes at once, of a coupon with three uses, three are tickets and the others are refunded', async () => {
  const shop = await couponShop(50, 3);
  for (let round = 0; round < 4; round += 1) {
    for (let nth = 0; nth < 3; nth += 1) await start(await bookHalf(shop));
    await pass(16);
  }
  await tidyHolds(use.deps);
  const attempts = await query(sql<AttemptKey>`
    select a.organisation_id, a.id from payment_attempt a join booking b on b.organisation_id = a.organisation_id and b.id = a.booking_id where b.park_id = ${shop.parkId}`);
  expect(attempts).toHaveLength(12);
  const now = use.clock.now();
  const settle = (attempt: AttemptKey): Promise<string> =>
    withScope(use.deps.db, systemScope, (tx) => settlePayment(tx, attempt, { txn: `t${attempt.id}` }, dayOf(now), now));
  const outcomes = await Promise.all(attempts.map(settle));
  expect(outcomes.sort()).toEqual([...Array(9).fill('late'), ...Array(3).fill('paid')]);
  await tidyCouponUses(use.deps);
  expect([await usesOf(shop), await taken(shop)]).toEqual([{ used: 3, held: 3 }, 6]);
});
