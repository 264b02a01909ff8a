import { type Day, startOfDay } from '#contract/kernel/dates/dates.ts';
import { daysFrom, periodStateAt } from '#contract/kernel/dates/periods.ts';
import { dayText } from '#contract/kernel/dates/texts.ts';
import { formatRupees, type Paise } from '#contract/kernel/money.ts';
import { type Text, text } from '#contract/kernel/text.ts';
import type { Coupon } from './model.ts';
import { isUsedUp } from './rules.ts';

// Why a coupon is refused: apart from rules.ts, so that a visitor's page does not carry the server's texts.

/** Facts at the check of a code. `mobile` null: a preview, without the checks that need the number. */
export interface CouponUse {
  organisationId: string;
  parkId: string;
  today: Day;
  original: Paise;
  mobile: string | null;
  usedByMobile: number;
  unpaidByMobile: number;
}

type CheckedCoupon = Pick<
  Coupon,
  | 'active'
  | 'organisationId'
  | 'parkId'
  | 'startsOn'
  | 'endsOn'
  | 'minimumOrder'
  | 'mobiles'
  | 'maxUses'
  | 'maxUsesPerMobile'
  | 'used'
>;

export interface CouponProblem {
  kind: 'unknown' | 'refused';
  message: Text;
}

const refused = (...refusal: Parameters<typeof text>): CouponProblem => ({
  kind: 'refused',
  message: text(...refusal),
});

/** The checks of docs/behaviour.md 8.3 in their order; the first that fails is reported. */
const CHECKS: readonly ((coupon: CheckedCoupon, use: CouponUse) => CouponProblem | null)[] = [
  ({ active }) => (active ? null : refused('coupons.inactive')),
  ({ organisationId, parkId }, use) =>
    organisationId === use.organisationId && parkId === use.parkId ? null : refused('coupons.otherPark'),
  ({ startsOn, endsOn }, { today }) => {
    const state = periodStateAt(daysFrom(startsOn, endsOn), startOfDay(today));
    if (state === 'scheduled') return refused('coupons.tooEarly', { from: dayText(startsOn as Day) });
    return state === 'ended' ? refused('coupons.over', { until: dayText(endsOn) }) : null;
  },
  ({ minimumOrder }, { original }) =>
    original < minimumOrder ? refused('coupons.smallOrder', { least: formatRupees(minimumOrder) }) : null,
  ({ mobiles }, { mobile }) =>
    mobiles !== null && mobile !== null && !mobiles.includes(mobile) ? refused('coupons.otherMobile') : null,
  (coupon) => (isUsedUp(coupon) ? refused('coupons.usedUp') : null),
  ({ maxUsesPerMobile }, { mobile, usedByMobile, unpaidByMobile }) =>
    mobile !== null && usedByMobile >= maxUsesPerMobile
      ? refused(unpaidByMobile > 0 ? 'coupons.unpaidByMobile' : 'coupons.usedByMobile')
      : null,
];

/** Answer to any code if the owner has switched coupons off (docs/product/visitors.md 13, isEnabledCoupon). */
export const NO_COUPONS_HERE = refused('coupons.noneHere');

/** Null: the coupon can be used. A code that does not exist (`coupon` null) is `unknown`. */
export function firstCouponProblem(coupon: CheckedCoupon | null, use: CouponUse): CouponProblem | null {
  if (coupon === null) return { kind: 'unknown', message: text('coupons.unknown') };
  for (const check of CHECKS) {
    const problem = check(coupon, use);
    if (problem) return problem;
  }
  return null;
}
