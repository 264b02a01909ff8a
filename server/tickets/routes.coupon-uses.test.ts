import { beforeEach, describe, expect, test } from 'vitest';
import { tidyHolds } from '#server/bookings/service.ts';
import { tidyCouponUses } from '#server/coupons/service.ts';
import { aCouponShop } from '#server/testing/rush/coupon-shop.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { freshMobile } from './factory.ts';

const use = useTestApp();
let shop: Awaited<ReturnType<typeof aCouponShop>>;
beforeEach(async () => {
  use.clock.set('2027-01-04T06:30:00.000Z');
  shop = await aCouponShop(use);
});

const USED_UP = 'This coupon has been used up.';
const WAITING =
  'A booking of this mobile number with this coupon is waiting for its payment. Please pay that one, or try again in a few minutes.';

/** Books `count` times at once; answers the number of times that each answer came: 201, or the words of the refusal. */
async function rush(code: string, count: number, fields: () => object = () => ({})) {
  const answers = await Promise.all(Array.from({ length: count }, () => shop.book(code, fields())));
  const outcomes = answers.map(({ status, json }) => (status === 201 ? 'booked' : json.message));
  return Object.fromEntries(
    [...Map.groupBy(outcomes, (outcome) => outcome)].map(([outcome, all]) => [outcome, all.length]),
  );
}

describe('of 32 visitors at once', () => {
  test.each([1, 5])('exactly %i get the last uses, and the others are told so', async (left) => {
    const coupon = await shop.addCoupon({ couponCode: 'LAST', maxUsageLimit: left });
    expect(await rush('LAST', 32)).toEqual({ booked: left, [USED_UP]: 32 - left });
    expect(await shop.uses(coupon)).toEqual({ used: left, held: left });
  });

  test('two for the last use get it once, and each of the others too, in a park with few places as well', async () => {
    const small = await aCouponShop(use, { dailyCapacity: 3 });
    const coupon = await small.addCoupon({ couponCode: 'PAIR', maxUsageLimit: 1 });
    const pair = await Promise.all([small.book('PAIR'), small.book('PAIR')]);
    expect(pair.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await small.uses(coupon)).toEqual({ used: 1, held: 1 });
    // The visitor who did not get the use did not keep a place either.
    expect((await small.book('', { fee: [{ name: 'adult', quantity: 2 }] })).status).toBe(201);
  });

  test('with one mobile number, as many as its limit says get in', async () => {
    const coupon = await shop.addCoupon({ couponCode: 'MINE', maxUsagePerUser: 2 });
    const mobile = freshMobile();
    expect(await rush('MINE', 32, () => ({ mobile }))).toEqual({ booked: 2, [WAITING]: 30 });
    expect(await shop.uses(coupon)).toEqual({ used: 2, held: 2 });
  });

  test('on many days and coupons, whose holds are over, nobody waits for anybody in a circle', async () => {
    const day = (n: number) => ({ selectedDate: `2027-01-${String(5 + n).padStart(2, '0')}` });
    const busy = await aCouponShop(use, { dailyCapacity: 4 });
    const codes = ['RED', 'BLUE'];
    const coupons = await Promise.all(codes.map((couponCode) => busy.addCoupon({ couponCode, maxUsageLimit: 16 })));
    const all = () =>
      Promise.all(Array.from({ length: 32 }, (_, n) => busy.book(codes[n % 2] as string, day((n >> 1) % 8))));
    for (let round = 0; round < 3; round += 1) {
      expect((await all()).map(({ status }) => status)).toEqual(Array(32).fill(201));
      use.clock.advance(16);
    }
    await Promise.all([tidyHolds(use.deps), tidyCouponUses(use.deps), tidyHolds(use.deps), tidyCouponUses(use.deps)]);
    await tidyCouponUses(use.deps);
    for (const coupon of coupons) expect(await busy.uses(coupon)).toEqual({ used: 0, held: 0 });
  });
});

describe('the use of a booking that ends unpaid', () => {
  test('comes back when its hold is over, without any job, in all and for its mobile number', async () => {
    const coupon = await shop.addCoupon({ couponCode: 'BACK', maxUsageLimit: 1 });
    const mobile = freshMobile();
    expect((await shop.book('BACK', { mobile })).status).toBe(201);
    use.clock.advance(14.9);
    expect((await shop.book('BACK')).json.message).toBe(USED_UP);
    use.clock.advance(0.1);
    expect((await shop.book('BACK', { mobile })).status).toBe(201);
    expect(await shop.uses(coupon)).toEqual({ used: 1, held: 1 });
    use.clock.advance(16);
    expect(await rush('BACK', 16)).toEqual({ booked: 1, [USED_UP]: 15 });
  });

  test('is told by the preview as well', async () => {
    await shop.addCoupon({ couponCode: 'SEEN', maxUsageLimit: 1 });
    const preview = () =>
      use.call('POST', '/coupon/public/apply', { couponCode: 'SEEN', parkId: shop.park._id, orderAmount: '100' });
    await shop.book('SEEN');
    expect((await preview()).json.message).toBe(USED_UP);
    use.clock.advance(16);
    expect((await preview()).status).toBe(200);
  });

  test('is given back once, however many jobs tidy it', async () => {
    const coupon = await shop.addCoupon({ couponCode: 'JOBS', maxUsageLimit: 9 });
    await Promise.all(Array.from({ length: 4 }, () => shop.book('JOBS')));
    await use.database.asOwner(`update booking set status = 'paid', hold_until = null where id =
      (select id from booking where coupon_code = 'JOBS' limit 1)`);
    use.clock.advance(16);
    await Promise.all([tidyHolds(use.deps), tidyHolds(use.deps)]);
    await Promise.all([tidyCouponUses(use.deps), tidyCouponUses(use.deps), tidyCouponUses(use.deps)]);
    await tidyCouponUses(use.deps);
    expect(await shop.uses(coupon)).toEqual({ used: 1, held: 1 });
  });

  test('comes back at once when the owner voids the booking, and only once', async () => {
    const coupon = await shop.addCoupon({ couponCode: 'VOID', maxUsageLimit: 1 });
    const { json } = await shop.book('VOID');
    for (const _ of [1, 2]) expect((await shop.remove(json._id)).status).toBe(200);
    expect(await shop.uses(coupon)).toEqual({ used: 0, held: 0 });
    expect((await shop.book('VOID')).status).toBe(201);
  });

  test('stays with a booking that is paid, refunded or awaited', async () => {
    const coupon = await shop.addCoupon({ couponCode: 'KEPT' });
    for (const status of ['paid', 'refunded', 'awaited']) {
      const { json } = await shop.book('KEPT');
      await use.database.asOwner('update booking set status = $2, hold_until = null where id = $1', [json._id, status]);
    }
    use.clock.advance(600);
    await tidyCouponUses(use.deps);
    expect(await shop.uses(coupon)).toEqual({ used: 3, held: 3 });
  });
});
