import { expect, test } from 'vitest';
import { COUPON_SORTS } from '#contract/coupons/api.ts';
import { anOwner } from '#server/organisations/factory.ts';
import { aPark } from '#server/parks/factory.ts';
import { aRecord, FORMS } from '#server/testing/catalogue.ts';
import { expectOrders } from '#server/testing/orders.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const use = useTestApp();

async function anOwnerWithPark() {
  const owner = await anOwner(use);
  const park = await aPark(use, owner);
  const call = (...[method, path, body]: Parameters<typeof use.call>) => use.call(method, path, body, owner);
  const add = (more: object = {}) => aRecord(use, owner, '/coupon', FORMS.coupon(park._id, more));
  return { owner, park, call, add };
}

test('a switch that is off empties its field, and defaults are those of the product', async () => {
  const { add } = await anOwnerWithPark();
  const off = { ismaxUsageLimit: false, isMinimumOrderAmount: false, isApplicableUser: false };
  const emptied = {
    ...off,
    maxUsageLimit: null,
    minimumOrderAmount: 0,
    applicableUser: ['all'],
    maxUsagePerUser: 1,
    validFrom: null,
  };
  expect(await add({ ...off, maxUsageLimit: 5, minimumOrderAmount: 100, applicableUser: '9876543210' })).toMatchObject(
    emptied,
  );
  expect(await add({ maxUsageLimit: null, minimumOrderAmount: 0, applicableUser: ['all'] })).toMatchObject(emptied);
  expect(await add()).toMatchObject(emptied);
});

test('a code stands once in a profile, whatever its capitals; a removed one is free again', async () => {
  const [one, two] = [await anOwnerWithPark(), await anOwnerWithPark()];
  const { _id } = await one.add({ couponCode: 'diwali' });
  const again = await one.call('POST', '/coupon/add', FORMS.coupon(one.park._id, { couponCode: 'DIWALI' }));
  expect(again).toMatchObject({ status: 409, json: { code: 'ALREADY_EXISTS', issues: [{ field: 'couponCode' }] } });
  const other = await one.add();
  const renamed = await one.call('PUT', `/coupon/${other._id}`, FORMS.coupon(one.park._id, { couponCode: 'Diwali' }));
  expect(renamed.status).toBe(409);
  expect((await two.add({ couponCode: 'diwali' })).couponCode).toBe('DIWALI');
  expect((await one.call('DELETE', `/coupon/${_id}`)).json).toEqual({ _id, id: _id, deleted: true });
  expect((await one.add({ couponCode: 'diwali' })).couponCode).toBe('DIWALI');
});

test('lists come in pages with their count, for one park or for all', async () => {
  const { owner, park, call, add } = await anOwnerWithPark();
  const elsewhere = await aPark(use, owner);
  const codes: string[] = [];
  for (let count = 0; count < 3; count += 1) {
    use.clock.advance(1);
    codes.unshift((await add({ isActive: count > 0 })).couponCode);
  }
  use.clock.advance(1);
  const other = await aRecord(use, owner, '/coupon', FORMS.coupon(elsewhere._id));
  const codesOf = ({ json }: Awaited<ReturnType<typeof call>>) =>
    json.coupons.map(({ couponCode }: { couponCode: string }) => couponCode);
  const own = `profileRegistrationId=${owner.organisationId}`;
  const page = await call('GET', `/coupon/list?${own}&parkId=${park._id}&page=2&limit=2`);
  expect(codesOf(page)).toEqual([codes[2]]);
  expect(page.json.pagination).toEqual({ totalCoupons: 3, totalPages: 2, currentPage: 2, limit: 2 });
  const all = [other.couponCode, ...codes];
  expect(codesOf(await call('GET', `/coupon/list?${own}&parkId=&page=1&limit=5`))).toEqual(all);
  expect(codesOf(await call('POST', '/coupon/get', {}))).toEqual(all);
  expect(codesOf(await call('POST', `/coupon/list/${owner.organisationId}`, {}))).toEqual(all);
  expect(codesOf(await call('POST', '/coupon/listbyprofileid', { parkId: elsewhere._id }))).toEqual([other.couponCode]);
  expect(codesOf(await call('POST', '/coupon/activelist', { parkId: park._id }))).toEqual(codes.slice(0, 2));
  expect(codesOf(await call('POST', '/coupon/find', { isActive: false }))).toEqual([codes[2]]);
  const { json } = await call('GET', '/coupon/list?page=9&limit=5');
  expect(json).toEqual({ coupons: [], pagination: { totalCoupons: 4, totalPages: 1, currentPage: 9, limit: 5 } });
});

test('coupons are sorted by any column, and by no other', async () => {
  const { call, add } = await anOwnerWithPark();
  for (const couponCode of ['MELA', 'ASHA', 'ZARI']) await add({ couponCode });
  const read = (query: string) => call('GET', `/coupon/list?${query}`);
  await expectOrders(async (asked) => {
    const { status, json } = await read(String(new URLSearchParams(asked)));
    return status === 200 ? json.coupons.map(({ _id }: { _id: string }) => _id) : null;
  }, COUPON_SORTS);
  const { coupons } = (await read('sort=code')).json;
  expect(coupons.map(({ couponCode }: { couponCode: string }) => couponCode)).toEqual(['ASHA', 'MELA', 'ZARI']);
});

test('coupons that have ended or are used up stand last, or are left out, as couponStateOn says', async () => {
  const { call, add } = await anOwnerWithPark();
  for (const more of [
    { couponCode: 'LAST', validUntil: '2027-01-04' },
    { couponCode: 'GONE', validFrom: '2026-01-01', validUntil: '2027-01-03' },
    { couponCode: 'USED', ismaxUsageLimit: true, maxUsageLimit: '1' },
    { couponCode: 'LATER', validFrom: '2027-02-01', validUntil: '2027-02-02' },
  ]) {
    use.clock.advance(1);
    await add(more);
  }
  await use.database.asOwner(`update coupon set used = 1 where code = 'USED'`);
  const read = async (query: string) => {
    const { json } = await call('GET', `/coupon/list?limit=10&${query}`);
    return [json.pagination.totalCoupons, json.coupons.map(({ couponCode }: { couponCode: string }) => couponCode)];
  };
  expect(await read('over=last')).toEqual([4, ['LATER', 'LAST', 'USED', 'GONE']]);
  expect(await read('over=hidden')).toEqual([2, ['LATER', 'LAST']]);
  expect(await read('over=hidden&sort=code')).toEqual([2, ['LAST', 'LATER']]);
  expect((await read(''))[0]).toBe(4);
});
