import { couponBody, type LegacyPreview, previewOf } from '#contract/coupons/page.ts';
import { calculate } from '#contract/coupons/rules.ts';
import type { Paise } from '#contract/kernel/money.ts';
import { postJson } from '#web/shared/json-calls.ts';
import { calls } from '#web/shared/paths.ts';
import { couponTexts as texts } from './words.ts';

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

/** The coupons are those of this park. */
export interface CouponPark {
  id: string;
  organisationId: string;
}

/** Asks what a code takes off a subtotal (docs/product/calls.md 9); no use of it is taken. */
export async function checkCoupon(park: CouponPark, code: string, original: Paise): Promise<Check> {
  const reply = await postJson<LegacyPreview>(calls.applyCoupon, couponBody(park, code, original));
  if (reply.ok) return { outcome: 'good', coupon: couponOf(reply.answer, original) };
  if (reply.status === 0 || reply.status >= 500) return { outcome: 'unheard' };
  return { outcome: 'refused', reason: reply.message || texts.invalid };
}

/** The server reckons for the subtotal that it was asked about; for any other the same rules do, until it is asked again. */
function couponOf(preview: LegacyPreview, asked: Paise): CheckedCoupon {
  const { code, name, terms, discount } = previewOf(preview);
  return { code, name, off: (original) => (original === asked ? discount : calculate(terms, original).discount) };
}
