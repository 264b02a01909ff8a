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
