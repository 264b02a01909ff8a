import type { DISCOUNT_TYPES } from '#contract/coupons/model.ts';
import { calculate } from '#contract/coupons/rules.ts';
import type { Paise } from '#contract/money.ts';
import { couponBody } from '#contract/requests/api.ts';
import { calls } from '#web/shared/paths.ts';
import { postJson } from '#web/shared/json-calls.ts';
import { couponTexts as texts } from '#web/visitor/words/coupon.ts';

interface Preview {
  coupon: {
    couponCode: string;
    couponName: string;
    discountType: (typeof DISCOUNT_TYPES)[number];
    discountValue: number;
  };
  calculation: { discountAmount: number };
}

/** A coupon that the server knows, and what it takes off a subtotal. */
export interface CheckedCoupon {
  code: string;
  name: string;
  off: (original: Paise) => Paise;
}

/** The server's word on a code, or why there is none: `refused`, with its reason, or `unheard`. */
export type Check =
  | { outcome: 'good'; coupon: CheckedCoupon }
  | { outcome: 'refused'; reason: string }
  | { outcome: 'unheard' };

/** Whose coupons they are. */
export interface CouponPark {
  id: string;
  organisationId: string;
}

/** Asks what a code takes off a subtotal (docs/product/calls.md 9); no use of it is taken. */
export async function checkCoupon(park: CouponPark, code: string, original: Paise): Promise<Check> {
  const reply = await postJson<Preview>(calls.applyCoupon, couponBody(park, code, original));
  if (reply.ok) return { outcome: 'good', coupon: couponOf(reply.answer, original) };
  if (reply.status === 0 || reply.status >= 500) return { outcome: 'unheard' };
  return { outcome: 'refused', reason: reply.message || texts.invalid };
}

/** The server reckons for the subtotal that it was asked about; for any other the same rules do, until it is asked again. */
function couponOf({ coupon, calculation }: Preview, asked: Paise): CheckedCoupon {
  const told = Math.round(calculation.discountAmount * 100);
  const { couponCode: code, couponName: name, discountType } = coupon;
  const terms = { discountType, discountValue: Math.round(coupon.discountValue * 100) };
  return { code, name, off: (original) => (original === asked ? told : calculate(terms, original).discount) };
}
