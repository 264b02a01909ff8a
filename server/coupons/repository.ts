import { sql } from 'kysely';
import type { Coupon } from '#contract/coupons/model.ts';
import type { Day } from '#contract/kernel/dates/dates.ts';
import type { Db, Tx } from '#server/kernel/database/database.ts';
import type { HitCount } from '#server/kernel/http/rate-limit.ts';
import { type Computed, type Resource, whoseIn } from '#server/kernel/records/resource.ts';
import { type ListOrder, wordsIn } from '#server/kernel/traffic/newest-first.ts';

const parkName: Computed = (whose) =>
  sql`(select park.name from park where park.organisation_id = ${whose} and park.id = coupon.park_id)`;

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
    used: () => sql.ref('coupon.used'),
    parkName,
    usesLimited: () => sql`coupon.max_uses is not null`,
    minimumApplies: () => sql`coupon.minimum_order_paise > 0`,
    mobilesApply: () => sql`coupon.mobiles is not null`,
  },
};

export const sortedOf = (organisationId: string | null) => ({
  code: sql.ref('coupon.code'),
  name: wordsIn('coupon.name'),
  park: sql`lower(coalesce(${parkName(whoseIn('coupon', organisationId))}, ''))`,
  endsOn: sql`coalesce(coupon.ends_on, 'infinity')`,
  uses: sql.ref('coupon.used'),
  status: sql.ref('coupon.active'),
});

/** Same rule as couponStateOn. */
const isOver = (today: Day) =>
  sql<boolean>`(coupon.ends_on < ${today} or coalesce(coupon.used >= coupon.max_uses, false))`;

export const notOver = (today: Day) => sql<boolean>`not ${isOver(today)}`;

/** Newest first, with the ended ones below, also newest first. */
export const overLast = (today: Day): ListOrder => ({
  by: sql`extract(epoch from coupon.created_at) - case when ${isOver(today)} then 1e11 else 0 end`,
  desc: true,
});

/** `version` is what book_tickets compares. */
export interface FoundCoupon extends Omit<Coupon, 'parkName' | 'usesLimited' | 'minimumApplies' | 'mobilesApply'> {
  version: number;
  /** Uses by the order's mobile number; 0 without one. */
  usedByMobile: number;
  /** Part of `usedByMobile`: uses whose booking still waits for payment. */
  unpaidByMobile: number;
}

interface Wanted {
  organisationId: string;
  code: string;
  mobile: string | null;
  counter: HitCount;
  now: Date;
}

interface Answer {
  guesses: number;
  coupon: Record<string, unknown> | null;
  used: number;
  used_by_mobile: number;
  unpaid_by_mobile: number;
}

const COLUMNS = { id: 'id', organisationId: 'organisation_id', version: 'version', ...couponResource.columns };

/** Counts the guess before the result is known, against bursts; a hit gives it back. The function guards the data. */
export async function findCoupon(
  db: Db,
  { organisationId, code, mobile, counter, now }: Wanted,
): Promise<{ guesses: number; coupon: FoundCoupon | null }> {
  const { rows } = await sql<Answer>`
    with counted as materialized (select rate_hit(${counter.key}, ${counter.window}, 1) as guesses)
    select counted.guesses, found.*,
      case when found.coupon is not null and counted.guesses > 0 then rate_hit(${counter.key}, ${counter.window}, -1) end as given_back
    from counted, find_coupon(${organisationId}, ${code}, ${mobile}, ${now}) as found`.execute(db);
  const {
    guesses,
    coupon: row,
    used,
    used_by_mobile: usedByMobile,
    unpaid_by_mobile: unpaidByMobile,
  } = rows[0] as Answer;
  if (row === null) return { guesses, coupon: null };
  const stored = Object.fromEntries(Object.entries(COLUMNS).map(([field, column]) => [field, row[column]]));
  return { guesses, coupon: { ...stored, used, usedByMobile, unpaidByMobile } as FoundCoupon };
}

export const releaseUses = (db: Db, organisationId: string, couponId: string, now: Date) =>
  sql`select release_coupon_uses(${organisationId}, ${couponId}, ${now})`.execute(db);

export const couponsWithEndedUses = (tx: Tx, now: Date) =>
  tx
    .selectFrom('booking')
    .select(['organisation_id', 'coupon_id'])
    .distinct()
    .where('coupon_held', '=', true)
    .where('status', 'in', ['pending', 'failed', 'aborted'])
    .where((eb) => eb.or([eb('hold_until', 'is', null), eb('hold_until', '<=', now)]))
    .limit(500)
    .execute();
