import { z } from 'zod';
import { dayModel, requiredDate, requiredId, requiredText, textModel } from '#contract/kernel/fields.ts';
import { identity } from '#contract/kernel/identity.ts';
import { MOST_STORED_PAISE } from '#contract/kernel/money.ts';

export const DISCOUNT_TYPES = ['percentage', 'fixed'] as const;

export const couponCodeModel = requiredText(40, 'coupons.noCode').toUpperCase();

const NUMBER = 'coupons.noNumber';
const POSITIVE = 'coupons.noDiscount';

const couponFields = z.object({
  code: couponCodeModel,
  name: requiredText(120, 'coupons.noName'),
  description: textModel(500).default(''),
  discountType: z.enum(DISCOUNT_TYPES, 'coupons.noDiscountType'),
  parkId: requiredId('coupons.noPark'),
  /** Hundredths of a percent for `percentage`, of a rupee (paise) for `fixed`. */
  discountValue: z.int(POSITIVE).min(0, POSITIVE).max(100_000_000, 'coupons.largeDiscount'),
  /** Uses in all; null: no limit. */
  maxUses: z.int(NUMBER).min(1, 'fields.atLeast').nullable().default(null),
  maxUsesPerMobile: z.int(NUMBER).min(1, 'fields.atLeast').default(1),
  startsOn: dayModel.nullable().default(null),
  endsOn: requiredDate('coupons.noEnd'),
  active: z.boolean().default(true),
  /** In paise. */
  minimumOrder: z.int('fields.rupees').min(0).max(MOST_STORED_PAISE, 'fields.rupeesMost').default(0),
  mobiles: z.array(z.string()).max(10_000, 'coupons.manyMobiles').nullable().default(null),
  /** Switches of the form. A field that is switched off is ignored, whatever its value. */
  usesLimited: z.boolean().default(true),
  minimumApplies: z.boolean().default(true),
  mobilesApply: z.boolean().default(true),
});

/** Fields of the coupon form (docs/product/forms.md 14; texts exact). */
export const couponFieldsModel = couponFields
  .refine(({ discountType, discountValue }) => discountType === 'fixed' || discountValue <= 10_000, {
    path: ['discountValue'],
    error: 'coupons.largePercentage',
  })
  .refine(({ startsOn, endsOn }) => startsOn === null || startsOn <= endsOn, {
    path: ['endsOn'],
    error: 'coupons.endsTooEarly',
  });
export type CouponFields = z.output<typeof couponFieldsModel>;

export const couponModel = couponFields.extend({ ...identity, parkName: z.string(), used: z.int() });
export type Coupon = z.output<typeof couponModel>;

/** Bookings made on a day with a coupon: paid ones, and apart from them refunded ones. Amounts in paise. */
export const couponDayModel = z.object({
  day: dayModel,
  bookings: z.int(),
  people: z.int(),
  given: z.int(),
  received: z.int(),
  refunded: z.int(),
  givenBack: z.int(),
});
export type CouponDay = z.output<typeof couponDayModel>;

/** In paise. */
export const calculationModel = z.object({ original: z.int(), discount: z.int(), final: z.int() });
export type Calculation = z.output<typeof calculationModel>;
