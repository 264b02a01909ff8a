import { beforeEach, describe, expect, test } from 'vitest';
import { aPark } from '#server/parks/factory.ts';
import { aRecord, FORMS } from '#server/testing/catalogue.ts';
import { aCouponShop } from '#server/testing/rush/coupon-shop.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { freshMobile } from './factory.ts';

/** It is noon of Mon, 4 Jan 2027 in Kolkata. */
const use = useTestApp();
let shop: Awaited<ReturnType<typeof aCouponShop>>;
beforeEach(async () => {
  shop = await aCouponShop(use);
});

test('a booking with a coupon carries its code and what it took off, in the answer and in the books', async () => {
  await shop.addCoupon({ couponCode: 'WELCOME10' });
  const figures = { originalAmount: 300, discountAmount: 30, totalAmount: 270 };
  const fee = [{ name: 'Adult', price: 100, quantity: 3, totalprice: 300 }];
  const { status, json } = await shop.book(' welcome10 ', { fee, ...figures });
  expect(status).toBe(201);
  expect(json).toMatchObject({ couponCode: 'WELCOME10', ...figures, paymentStatus: 'pending' });
  const { json: stored } = await use.call('GET', `/ticketbooking/${json._id}`, undefined, shop.owner);
  expect(stored).toMatchObject({ couponCode: 'WELCOME10', ...figures, fee: json.fee });
});

test('a coupon for all of the price makes a ticket at once, which holds nothing and counts as a use', async () => {
  const coupon = await shop.addCoupon({ couponCode: 'FREE', discountValue: 100, maxUsageLimit: 1 });
  const { json } = await shop.book('FREE');
  expect(json).toMatchObject({ paymentStatus: 'TXN_SUCCESS', totalAmount: 0, discountAmount: 100, expiresAt: null });
  use.clock.advance(60);
  expect(await shop.uses(coupon)).toEqual({ used: 1, held: 1 });
  expect((await shop.book('FREE')).json.message).toBe('This coupon has been used up.');
});

describe('each reason to refuse a coupon has its own words', () => {
  test('in the order of docs/behaviour.md 8.3, beside the field of the code', async () => {
    const elsewhere = await aPark(use, shop.owner, { isEnabledCoupon: true });
    const terms = {
      OFF: [{ isActive: false }, 'This coupon is not active any more.'],
      ELSEWHERE: [{ parkId: elsewhere._id }, 'This coupon is not for this park.'],
      SOON: [{ validFrom: '2027-01-05' }, 'This coupon can be used from Tue, 5 Jan 2027.'],
      OVER: [{ validUntil: '2027-01-03' }, 'This coupon was valid until Sun, 3 Jan 2027.'],
      LARGE: [{ minimumOrderAmount: 100.5 }, 'This coupon needs an order of at least ₹100.50.'],
      OTHERS: [{ applicableUser: ['9000000000'] }, 'This coupon is not for this mobile number.'],
    } as const;
    for (const [couponCode, [fields, message]] of Object.entries(terms)) {
      const coupon = await shop.addCoupon({ couponCode, ...fields });
      const { status, json } = await shop.book(couponCode);
      expect([status, json]).toEqual([409, { code: 'CONFLICT', message, issues: [{ field: 'couponCode', message }] }]);
      expect(await shop.uses(coupon)).toEqual({ used: 0, held: 0 });
    }
  });

  test('when it is used up, in all or by this mobile number, however the number is typed', async () => {
    const mobile = freshMobile();
    await shop.addCoupon({ couponCode: 'TWICE', maxUsageLimit: 3, maxUsagePerUser: 2 });
    for (const typed of [mobile, `+91 ${mobile}`])
      expect((await shop.book('TWICE', { mobile: typed })).status).toBe(201);
    const thrice = await shop.book('TWICE', { mobile: `0${mobile}` });
    expect([thrice.status, thrice.json.message]).toEqual([
      409,
      'A booking of this mobile number with this coupon is waiting for its payment. Please pay that one, or try again in a few minutes.',
    ]);
    await use.database.asOwner(`update booking set status = 'paid', hold_until = null where mobile = $1`, [mobile]);
    expect((await shop.book('TWICE', { mobile })).json.message).toBe(
      'This mobile number has used this coupon already.',
    );
    expect((await shop.book('TWICE')).status).toBe(201);
    expect((await shop.book('TWICE')).json.message).toBe('This coupon has been used up.');
  });

  test('when there is no such code, here or in a profile of somebody else, or the park takes none', async () => {
    const other = await aCouponShop(use);
    await other.addCoupon({ couponCode: 'THEIRS' });
    for (const code of ['NEVER', 'THEIRS', 'x'.repeat(50)]) {
      const { status, json } = await shop.book(code);
      expect([status, json.code, json.message]).toEqual([400, 'INVALID_INPUT', 'Invalid coupon code']);
    }
    const without = await aPark(use, shop.owner, { isEnabledCoupon: false });
    await aRecord(use, shop.owner, '/coupon', FORMS.coupon(without._id, { couponCode: 'THERE' }));
    const refused = await shop.book('THERE', { parkId: without._id });
    expect([refused.status, refused.json.message]).toEqual([409, 'This park takes no coupons just now.']);
  });

  test('and only after what is wrong with the booking itself', async () => {
    expect((await shop.book('NEVER', { mobile: '1' })).json.message).toBe('Please enter valid mobile number');
    expect((await shop.book('NEVER', { fee: [] })).json.message).toBe('You need to select atleast one field');
  });
});

test('thirty unknown codes close an address for the codes of a park, and for nothing else', async () => {
  await shop.addCoupon({ couponCode: 'RIGHT', maxUsagePerUser: 100 });
  const guesses = await Promise.all(Array.from({ length: 33 }, (_, n) => shop.book(`GUESS${n}`)));
  expect(guesses.filter(({ status }) => status === 400)).toHaveLength(30);
  expect((await shop.book('RIGHT')).status).toBe(429);
  expect((await shop.book('')).status).toBe(201);
  use.clock.advance(16);
  expect((await shop.book('RIGHT')).status).toBe(201);
});

describe('another discount or total than ours is refused with the right figures', () => {
  const right = { code: 'PRICE_CHANGED', originalAmount: 100, discountAmount: 10, totalAmount: 90 };
  test.each([{ discountAmount: 50 }, { totalAmount: 100 }, { totalAmount: 90.01 }, { originalAmount: 90 }])(
    '%j',
    async (stated) => {
      const coupon = await shop.addCoupon({ couponCode: 'TEN' });
      const { status, json } = await shop.book('TEN', stated);
      expect([status, json]).toMatchObject([409, right]);
      expect(await shop.uses(coupon)).toEqual({ used: 0, held: 0 });
    },
  );
});

test('a repeat with the same key is told the same booking with its discount, and takes no second use', async () => {
  const coupon = await shop.addCoupon({ couponCode: 'ONCE', maxUsageLimit: 1 });
  const [fields, headers] = [{ mobile: freshMobile() }, { 'idempotency-key': 'a-key-of-the-coupon-tests' }];
  const answers = await Promise.all(Array.from({ length: 12 }, () => shop.book('ONCE', fields, headers)));
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect(answers[0]?.json).toMatchObject({ couponCode: 'ONCE', discountAmount: 10, totalAmount: 90 });
  await shop.changeCoupon(coupon, { isActive: false });
  expect((await shop.book('ONCE', fields, headers)).text).toBe(answers[0]?.text);
  expect(await shop.uses(coupon)).toEqual({ used: 1, held: 1 });
});

test('a coupon with bookings is hidden when it is deleted, and stays on them; its code is free again', async () => {
  const coupon = await shop.addCoupon({ couponCode: 'GONE' });
  const { json } = await shop.book('GONE');
  expect((await use.call('DELETE', `/coupon/${coupon._id}`, undefined, shop.owner)).status).toBe(200);
  expect((await shop.book('GONE')).json.message).toBe('Invalid coupon code');
  const { json: stored } = await use.call('GET', `/ticketbooking/${json._id}`, undefined, shop.owner);
  expect(stored.couponCode).toBe('GONE');
  expect((await shop.addCoupon({ couponCode: 'gone' })).couponCode).toBe('GONE');
});
