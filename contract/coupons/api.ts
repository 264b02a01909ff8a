import { z } from 'zod';
import type { Day } from '#contract/kernel/dates/dates.ts';
import { endpoint, idParams, MANAGERS, pageModel } from '#contract/kernel/endpoint.ts';
import { requiredId } from '#contract/kernel/fields.ts';
import { listedMobiles, parseMobile } from '#contract/kernel/mobile.ts';
import { parseRupees } from '#contract/kernel/money.ts';
import { type Sort, sortedBy } from '#contract/kernel/sorting.ts';
import { standardEndpoints } from '#contract/kernel/standard-endpoints.ts';
import { coded } from '#contract/kernel/wire/coded.ts';
import { requiredDay, requiredRupees, rupees, wire, wireDay, wireDigits } from '#contract/kernel/wire/wire.ts';
import { calculationModel, couponCodeModel, couponDayModel, couponFieldsModel, couponModel } from './model.ts';

const EVERYONE = 'all';

/** 'all', ['all'] or nothing ⇄ null; else mobile numbers, as a list or with commas between them. */
const applicableUser = coded(
  z
    .union([z.string(), z.array(z.string())])
    .refine((sent) => namedMobiles(sent).every((mobile) => parseMobile(mobile) !== null), 'fields.mobile'),
  z.array(z.string()).nullable(),
  {
    decode: (sent) => {
      const mobiles = namedMobiles(sent);
      return mobiles.length > 0 ? mobiles : null;
    },
    encode: (mobiles) => mobiles ?? [EVERYONE],
    written: z.array(z.string()),
  },
);

function namedMobiles(sent: string | string[]): string[] {
  const named = listedMobiles([sent].flat().join('\n'));
  return named.includes(EVERYONE) ? [] : named;
}

/** Percent or rupees; both are stored in hundredths. */
const discountValue = coded(
  z
    .union([z.number(), z.string()], 'coupons.noDiscount')
    .refine((value) => parseRupees(value) !== null, 'coupons.noDiscount'),
  z.int(),
  { decode: (value) => parseRupees(value) ?? 0, encode: (hundredths) => hundredths / 100, written: z.number() },
);

const renames = {
  couponCode: 'code',
  couponName: 'name',
  maxUsageLimit: 'maxUses',
  maxUsagePerUser: 'maxUsesPerMobile',
  validFrom: 'startsOn',
  validUntil: 'endsOn',
  isActive: 'active',
  minimumOrderAmount: 'minimumOrder',
  applicableUser: 'mobiles',
  ismaxUsageLimit: 'usesLimited',
  isMinimumOrderAmount: 'minimumApplies',
  isApplicableUser: 'mobilesApply',
};
const fields = {
  discountValue,
  maxUsageLimit: wireDigits('coupons.noNumber'),
  maxUsagePerUser: wireDigits('coupons.noNumber'),
  validFrom: wireDay,
  validUntil: requiredDay('coupons.noEnd'),
  minimumOrderAmount: rupees,
  applicableUser,
};

/** Forms send dates as ISO timestamps (docs/product/forms.md 14); answers carry plain days. */
const timestamp = (day: Day): string => `${day}T00:00:00.000Z`;
const sent = {
  ...fields,
  validFrom: requiredDay('fields.date', timestamp),
  validUntil: requiredDay('coupons.noEnd', timestamp),
};

const answer = wire(couponModel, { renames, fields });

/** Only the list of coupons carries its count in the body (docs/behaviour.md 1.4). */
const couponPage = z.object({
  coupons: z.array(answer),
  pagination: z.object({
    totalCoupons: z.int(),
    totalPages: z.int(),
    currentPage: z.int(),
    limit: z.int(),
  }),
});
const paged = { list: false, answer: couponPage } as const;

const standard = standardEndpoints({
  path: '/coupon',
  one: 'a coupon',
  many: 'coupons',
  body: wire(couponFieldsModel, { renames, fields: sent }),
  answer,
  open: [],
  readers: MANAGERS,
});

export const COUPON_SORTS = ['code', 'name', 'park', 'endsOn', 'uses', 'status'] as const;
export type CouponSort = Sort<(typeof COUPON_SORTS)[number]>;

const ofPark = wire(pageModel.extend({ organisationId: z.string().nullish(), parkId: z.string().nullish() }));
const sorted = wire(
  pageModel.extend({
    organisationId: z.string().nullish(),
    parkId: z.string().nullish(),
    sort: sortedBy(COUPON_SORTS),
    over: z.enum(['last', 'hidden'], 'coupons.overKinds').nullish(),
  }),
);
const preview = wire(
  z.object({
    coupon: couponModel.pick({ code: true, name: true, description: true, discountType: true, discountValue: true }),
    calculation: calculationModel,
    message: z.string(),
  }),
  {
    fields: {
      coupon: wire(
        couponModel.pick({ code: true, name: true, description: true, discountType: true, discountValue: true }),
        { renames, fields },
      ),
      calculation: wire(calculationModel, {
        renames: { originalAmount: 'original', discountAmount: 'discount', finalAmount: 'final' },
        fields: { originalAmount: rupees, discountAmount: rupees, finalAmount: rupees },
      }),
    },
  },
);

const couponDay = wire(couponDayModel, {
  fields: { day: wireDay, given: rupees, received: rupees, givenBack: rupees },
});

/** The calls of docs/product/calls.md 9. */
export const couponsApi = {
  ...standard,
  list: { ...standard.list, query: sorted, ...paged },
  active: endpoint('POST /coupon/activelist', {
    access: MANAGERS,
    summary: 'Coupons that are switched on',
    body: ofPark,
    ...paged,
  }),
  get: { ...standard.get, body: ofPark, ...paged },
  find: { ...standard.find, ...paged },
  listOf: { ...standard.listOf, ...paged },
  listByProfile: { ...standard.listByProfile, body: ofPark, ...paged },
  uses: endpoint('GET /coupon/:id/uses', {
    access: MANAGERS,
    traffic: 'report',
    summary: 'What a coupon gave away and brought in, by the day of booking, newest first',
    params: idParams,
    answer: z.object({ days: z.array(couponDay) }),
  }),
  preview: endpoint('POST /coupon/public/apply', {
    access: 'public',
    traffic: 'booking',
    summary: 'What a coupon would take off an order; nothing is taken yet',
    body: wire(
      z.object({
        code: couponCodeModel,
        organisationId: z.string().nullish(),
        parkId: requiredId('coupons.noPark'),
        orderAmount: z.int(),
      }),
      { renames, fields: { orderAmount: requiredRupees('fields.rupees') } },
    ),
    answer: preview,
  }),
};
