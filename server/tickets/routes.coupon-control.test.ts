import { beforeAll, expect, test } from 'vitest';
import { aCouponShop } from '#server/testing/rush/coupon-shop.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { freshMobile } from './factory.ts';

const use = useTestApp({ alone: true });

/** Looks, then takes, as many systems do. Each waits, after its look, until the other has looked too: on a slow machine as on a fast one. */
const NAIVE = `
create sequence looks;
grant usage, select on sequence looks to public;
create or replace function take_coupon_use(p_organisation text, p_coupon text, p_version int, p_booking text, p_mobile text, p_now timestamptz) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare v_left boolean; v_round int;
begin
  select (max_uses is null or used < max_uses) and (select count(*) from booking b
    where b.coupon_id = p_coupon and b.mobile = p_mobile and b.coupon_held and b.id <> p_booking) < max_uses_per_mobile
  into v_left from coupon where id = p_coupon;
  v_round := (nextval('looks') + 1) / 2;
  for attempt in 1..10000 loop
    exit when (select last_value from looks) >= v_round * 2;
    perform pg_sleep(0.002);
  end loop;
  if v_left then update coupon set used = used + 1 where id = p_coupon; end if;
  return v_left;
end $$`;

/** Without it bookings of one mobile number would wait for each other before they look. */
const UNLOCKED = `
do $do$ begin
  execute replace(pg_get_functiondef('lock_asks'::regproc), '''mobile:'' || a.offering || a.mobile', 'gen_random_uuid()::text');
end $do$`;

beforeAll(async () => {
  await use.database.asOwner(NAIVE);
  await use.database.asOwner(UNLOCKED);
});

test('control: without the guard the last use is taken twice, so the tests of coupon uses can fail', async () => {
  const shop = await aCouponShop(use);
  const coupon = await shop.addCoupon({ couponCode: 'LAST', maxUsageLimit: 1 });
  const both = await Promise.all([shop.book('LAST'), shop.book('LAST')]);
  expect(both.map(({ status }) => status)).toEqual([201, 201]);
  expect((await shop.uses(coupon)).held).toBe(2);
});

test('control: and by one mobile number twice', async () => {
  const shop = await aCouponShop(use);
  await shop.addCoupon({ couponCode: 'MINE' });
  const mobile = freshMobile();
  const both = await Promise.all([shop.book('MINE', { mobile }), shop.book('MINE', { mobile })]);
  expect(both.map(({ status }) => status)).toEqual([201, 201]);
});
