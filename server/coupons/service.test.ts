import { expect, test } from 'vitest';
import { anOwner } from '#server/organisations/factory.ts';
import { aPark } from '#server/parks/factory.ts';
import { aRecord, FORMS } from '#server/testing/catalogue.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const use = useTestApp();

async function aShop() {
  const owner = await anOwner(use);
  const park = await aPark(use, owner, { isEnabledCoupon: true });
  const add = (more: object = {}) => aRecord(use, owner, '/coupon', FORMS.coupon(park._id, more));
  const apply = (more: object) =>
    use.call('POST', '/coupon/public/apply', {
      profileRegistrationId: owner.organisationId,
      parkId: park._id,
      orderAmount: '500',
      ...more,
    });
  return { owner, park, add, apply };
}

test('a visitor is told what a coupon takes off, and nothing else about it', async () => {
  const { add, apply } = await aShop();
  await add({ couponCode: 'TEN', description: 'Ten off', applicableUser: ['9876543210'], maxUsageLimit: 5 });
  const answer = await apply({ couponCode: ' ten ', orderAmount: '333.30' });
  expect(answer.status).toBe(200);
  expect(answer.json).toEqual({
    coupon: {
      couponCode: 'TEN',
      couponName: 'New year',
      description: 'Ten off',
      discountType: 'percentage',
      discountValue: 10,
    },
    calculation: { originalAmount: 333.3, discountAmount: 33.33, finalAmount: 299.97 },
    message: 'New year is applied.',
  });
  await add({ couponCode: 'FLAT', discountType: 'fixed', discountValue: 600 });
  const flat = await apply({ couponCode: 'FLAT', orderAmount: 500 });
  expect(flat.json.calculation).toEqual({ originalAmount: 500, discountAmount: 500, finalAmount: 0 });
});

test('why a coupon cannot be used is said in its own words', async () => {
  const { owner, add, apply } = await aShop();
  const other = await aPark(use, owner);
  await add({ couponCode: 'OFF', isActive: false });
  await add({ couponCode: 'ELSEWHERE', parkId: other._id });
  await add({ couponCode: 'SOON', validFrom: '2027-01-05' });
  await add({ couponCode: 'OVER', validUntil: '2027-01-03' });
  await add({ couponCode: 'LARGE', minimumOrderAmount: 500.5 });
  await add({ couponCode: 'GONE', maxUsageLimit: 1 });
  await use.database.asOwner(`update coupon set used = 1 where code = 'GONE'`);
  const answers = {
    OFF: 'This coupon is not active any more.',
    ELSEWHERE: 'This coupon is not for this park.',
    SOON: 'This coupon can be used from Tue, 5 Jan 2027.',
    OVER: 'This coupon was valid until Sun, 3 Jan 2027.',
    LARGE: 'This coupon needs an order of at least ₹500.50.',
    GONE: 'This coupon has been used up.',
  };
  for (const [couponCode, message] of Object.entries(answers))
    expect(await apply({ couponCode }), couponCode).toMatchObject({
      status: 409,
      json: { message, code: 'CONFLICT', issues: [{ field: 'couponCode', message }] },
    });
  expect(await apply({ couponCode: 'NEVER' })).toMatchObject({ status: 400, json: { message: 'Invalid coupon code' } });
  expect((await apply({ couponCode: ' ' })).json.message).toBe('Please enter a coupon code');
  expect((await apply({ couponCode: 'X', parkId: '0'.repeat(26) })).status).toBe(404);
  const without = await aPark(use, owner);
  const switchedOff = await apply({ couponCode: 'NEVER', parkId: without._id });
  expect([switchedOff.status, switchedOff.json.message]).toEqual([409, 'This park takes no coupons just now.']);
  expect((await apply({ couponCode: 'X', orderAmount: 'many' })).json.message).toBe('Please enter an amount in rupees');
});

test('a code of another profile is unknown, and a profile that is not the park’s gets nothing', async () => {
  const [one, two] = [await aShop(), await aShop()];
  await one.add({ couponCode: 'MINE' });
  expect((await two.apply({ couponCode: 'MINE' })).json.message).toBe('Invalid coupon code');
  const mixed = await one.apply({ couponCode: 'MINE', profileRegistrationId: two.owner.organisationId });
  expect(mixed.json.message).toBe('This coupon is not for this park.');
  const silent = await one.apply({ couponCode: 'MINE', profileRegistrationId: undefined });
  expect(silent.status).toBe(200);
});

test('thirty unknown codes close an address for a park, also to the right one; codes that exist never count', async () => {
  const [shop, other] = [await aShop(), await aShop()];
  await shop.add({ couponCode: 'RIGHT' });
  await other.add({ couponCode: 'RIGHT' });
  await shop.add({ couponCode: 'LARGE', minimumOrderAmount: 1000 });
  for (let tap = 0; tap < 35; tap += 1) expect((await shop.apply({ couponCode: 'LARGE' })).status).toBe(409);
  for (let hit = 0; hit < 35; hit += 1) expect((await shop.apply({ couponCode: 'RIGHT' })).status).toBe(200);
  const burst = await Promise.all(Array.from({ length: 34 }, (_, n) => shop.apply({ couponCode: `GUESS${n}` })));
  expect(burst.filter(({ status }) => status === 400)).toHaveLength(30);
  expect((await shop.apply({ couponCode: 'RIGHT' })).status).toBe(429);
  expect((await other.apply({ couponCode: 'RIGHT' })).status).toBe(200);
  use.clock.advance(16);
  expect((await shop.apply({ couponCode: 'RIGHT' })).status).toBe(200);
});
