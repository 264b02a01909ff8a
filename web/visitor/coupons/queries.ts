import { couponBody, type LegacyPreview, previewOf } from '#contract/coupons/page.ts';
import { calculate } from '#contract/coupons/rules.ts';
import type { Paise } from '#contract/kernel/money.ts';
import { postJson } from '#web/shared/json-calls.ts';
import { calls } from '#web/shared/paths.ts';
import { say } from '#web/shared/say.ts';

export interface CheckedCoupon {
  code: string;
  name: string;
  off: (original: Paise) => Paise;
}

/** `refused` with a reason by the server, or `unheard` without an answer. */
export type Check =
  | { outcome: 'good'; coupon: CheckedCoupon }
  | { outcome: 'refused'; reason: string }
  | { outcome: 'unheard' };

export interface CouponPark {
  id: string;
  organisationId: string;
}

/** docs/product/calls.md 9. Does not use up the coupon. */
export async function checkCoupon(park: CouponPark, code: string, original: Paise): Promise<Check> {
  const reply = await postJson<LegacyPreview>(calls.applyCoupon, couponBody(park, code, original));
  if (reply.ok) return { outcome: 'good', coupon: couponOf(reply.answer, original) };
  if (reply.status === 0 || reply.status >= 500) return { outcome: 'unheard' };
  return { outcome: 'refused', reason: reply.message || say('coupons.unknown') };
}

/** The server's discount counts for its subtotal; others are computed by the same rules until the next answer. */
function couponOf(preview: LegacyPreview, asked: Paise): CheckedCoupon {
  const { code, name, terms, discount } = previewOf(preview);
  return { code, name, off: (original) => (original === asked ? discount : calculate(terms, original).discount) };
}
