import { type Paise, toPaise, toRupees } from '#contract/kernel/money.ts';
import type { DISCOUNT_TYPES } from './model.ts';

export const couponBody = (park: { id: string; organisationId: string }, code: string, original: Paise) => ({
  couponCode: code,
  profileRegistrationId: park.organisationId,
  parkId: park.id,
  orderAmount: String(toRupees(original)),
});

export interface LegacyPreview {
  coupon: {
    couponCode: string;
    couponName: string;
    discountType: (typeof DISCOUNT_TYPES)[number];
    discountValue: number;
  };
  calculation: { discountAmount: number };
}

export const previewOf = ({ coupon, calculation }: LegacyPreview) => ({
  code: coupon.couponCode,
  name: coupon.couponName,
  terms: { discountType: coupon.discountType, discountValue: toPaise(coupon.discountValue) },
  discount: toPaise(calculation.discountAmount),
});
