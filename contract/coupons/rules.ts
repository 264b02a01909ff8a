import { type Day, startOfDay } from '#contract/kernel/dates/dates.ts';
import { daysFrom, type PeriodState, periodStateAt } from '#contract/kernel/dates/periods.ts';
import type { Paise } from '#contract/kernel/money.ts';
import type { Calculation, Coupon, CouponFields } from './model.ts';

export const withoutSwitchedOff = (fields: CouponFields): CouponFields => ({
  ...fields,
  maxUses: fields.usesLimited ? fields.maxUses : null,
  minimumOrder: fields.minimumApplies ? fields.minimumOrder : 0,
  mobiles: fields.mobilesApply ? fields.mobiles : null,
});

type Discount = Pick<CouponFields, 'discountType' | 'discountValue'>;

/** Discount in paise. A percentage is rounded half up; never more than the order (docs/behaviour.md 8.3). */
export function calculate({ discountType, discountValue }: Discount, original: Paise): Calculation {
  const worth = discountType === 'fixed' ? discountValue : Math.floor((original * discountValue + 5000) / 10_000);
  const discount = Math.min(worth, original);
  return { original, discount, final: original - discount };
}

export const isUsedUp = ({ maxUses, used }: Pick<Coupon, 'maxUses' | 'used'>): boolean =>
  maxUses !== null && used >= maxUses;

export type CouponState = PeriodState | 'used-up';

/** State of a coupon on a day, apart from its switch: ended and used-up coupons are over, even if switched on. */
export function couponStateOn(
  coupon: Pick<Coupon, 'startsOn' | 'endsOn' | 'maxUses' | 'used'>,
  today: Day,
): CouponState {
  const state = periodStateAt(daysFrom(coupon.startsOn, coupon.endsOn), startOfDay(today));
  return state !== 'ended' && isUsedUp(coupon) ? 'used-up' : state;
}
