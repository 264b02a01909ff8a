import type { Invariant } from '#server/kernel/records/invariants.ts';

export const couponInvariants: readonly Invariant[] = [
  {
    promise: 'the uses counted of a coupon are those that bookings hold',
    broken: `
      select c.organisation_id, c.id as record, format('%s counted, %s held', c.used, count(b.id)) as problem
      from coupon c left join booking b on b.organisation_id = c.organisation_id and b.coupon_id = c.id and b.coupon_held
      group by c.organisation_id, c.id, c.used having c.used <> count(b.id) order by 1, 2`,
  },
];
