import { sql } from 'kysely';
import type { CouponDay } from '#contract/coupons/model.ts';
import type { Tx } from '#server/kernel/database/database.ts';

/** Null without the coupon. Named by its uses, so that one index finds them: a refund leaves the use used. */
export async function usesByDay(tx: Tx, organisationId: string, couponId: string): Promise<CouponDay[] | null> {
  const { rows } = await sql<CouponDay | { day: null }>`
    select (b.created_at at time zone 'Asia/Kolkata')::date as day,
      count(b.id) filter (where b.status = 'paid') as bookings,
      coalesce(sum(b.people) filter (where b.status = 'paid'), 0) as people,
      coalesce(sum(b.discount_paise) filter (where b.status = 'paid'), 0) as given,
      coalesce(sum(b.total_paise) filter (where b.status = 'paid'), 0) as received,
      count(b.id) filter (where b.status = 'refunded') as refunded,
      coalesce(sum(b.discount_paise) filter (where b.status = 'refunded'), 0) as "givenBack"
    from coupon c left join booking b on b.organisation_id = ${organisationId} and b.coupon_id = c.id and b.coupon_held
      and b.status in ('paid', 'refunded')
    where c.organisation_id = ${organisationId} and c.id = ${couponId} and c.deleted_at is null
    group by 1 order by 1 desc`.execute(tx);
  return rows.length === 0 ? null : rows.filter((row): row is CouponDay => row.day !== null);
}
