import type { Coupon } from '#contract/coupons/model.ts';
import { formatRupees } from '#contract/kernel/money.ts';
import { couponTexts as texts } from './words.ts';

export const discountOf = ({ discountType, discountValue }: Pick<Coupon, 'discountType' | 'discountValue'>): string =>
  texts.off(discountType === 'fixed' ? formatRupees(discountValue) : texts.percent(discountValue));
