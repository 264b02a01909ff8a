import { sql } from 'kysely';
import type { Coupon } from '#contract/coupons/model.ts';
import type { Tx } from '#server/platform/database.ts';
import { type Resource, selectRecords, toModel } from '#server/platform/resource.ts';

export const couponResource: Resource<Coupon> = {
  table: 'coupon',
  columns: {
    code: 'code',
    name: 'name',
    description: 'description',
    discountType: 'discount_type',
    discountValue: 'discount_value',
    maxUses: 'max_uses',
    maxUsesPerMobile: 'max_uses_per_mobile',
    startsOn: 'starts_on',
    endsOn: 'ends_on',
    active: 'active',
    parkId: 'park_id',
    minimumOrder: 'minimum_order_paise',
    mobiles: 'mobiles',
  },
  computed: {
    used: sql.ref('coupon.used'),
    parkName: sql`(select park.name from park where park.id = coupon.park_id)`,
    usesLimited: sql`coupon.max_uses is not null`,
    minimumApplies: sql`coupon.minimum_order_paise > 0`,
    mobilesApply: sql`coupon.mobiles is not null`,
  },
};

/** The live coupon of an organisation with this code, in capitals; null when there is none. */
export async function couponByCode(tx: Tx, organisationId: string, code: string): Promise<Coupon | null> {
  const row = await selectRecords(tx, couponResource, true, organisationId).where('code', '=', code).executeTakeFirst();
  return row ? toModel(row) : null;
}
