import { z } from 'zod';
import { admissionFields } from '#contract/admissions/model.ts';
import { dayPriceModel, priceModel } from '#contract/day-prices/model.ts';
import { CATEGORY_KEYS } from '#contract/fees/rules.ts';
import { imageAddressOrNone } from '#contract/images/model.ts';
import { dayModel, idModel, requiredText, textModel, timeModel, weekdayModel } from '#contract/kernel/fields.ts';
import { saleFields, storedSaleFields } from '#contract/kernel/identity.ts';
import { daysOffField } from '#contract/opening-days/model.ts';
import { hasTimeToSell } from '#contract/opening-days/rules.ts';
import { GATEWAYS } from '#contract/payments/model.ts';
import { slotFields } from '#contract/slots/model.ts';

const feeModel = z.object({
  offered: z.boolean().default(false),
  price: priceModel.nullable().default(null),
});

/** For each of the 18 categories: offered or not, and its price in paise, which counts only if offered. */
export const feesModel = z.record(z.enum(CATEGORY_KEYS), feeModel);

const EACH_DAY_ONCE = 'parks.eachDayOnce';
const hasNoRepeats = (days: readonly string[]): boolean => new Set(days).size === days.length;

/** Fields of the park dialog (docs/product/forms.md 15; the message of merchantId is the product's). */
export const parkFields = z.object({
  name: requiredText(120, 'parks.noName'),
  company: textModel(120).default(''),
  merchantId: requiredText(40, 'parks.noMid'),
  location: requiredText(200, 'parks.noLocation'),
  gateway: z.enum(GATEWAYS).default('ccav'),
  note: textModel(1000).default(''),
  qrName: textModel(80).default(''),
  opensAt: timeModel.nullable().default(null),
  closesAt: timeModel.nullable().default(null),
  /** Minutes before closing when the last visitors are admitted; sales for the day end then. */
  lastEntryMinutes: z.int().min(0).max(240).default(0),
  openDays: z.array(weekdayModel).max(7, EACH_DAY_ONCE).refine(hasNoRepeats, EACH_DAY_ONCE).default([]),
  hasCloakRoom: z.boolean().default(false),
  hasHolidays: z.boolean().default(false),
  holidays: z.array(weekdayModel).max(400, 'parks.manyHolidays').default([]),
  couponsEnabled: z.boolean().default(false),
  customDatesEnabled: z.boolean().default(false),
  customDates: z.array(dayModel).max(400, 'parks.manyDates').default([]),
  /** Days ahead on sale; 0: today only. Ignored if custom dates are listed. */
  advanceDays: z.int().min(0).max(180).default(0),
  bannerEnabled: z.boolean().default(false),
  bannerUrl: imageAddressOrNone.default(''),
  ...daysOffField,
  fees: feesModel,
  dayPrices: z.array(dayPriceModel).max(40).default([]),
  ...slotFields,
  ...admissionFields,
  dailyCapacity: z.int().min(0).max(1_000_000).nullable().default(null),
  familySize: z.int().min(1).max(20).default(4),
  perBookingLimit: z.int().min(1).max(500).default(50),
  holdMinutes: z.int().min(5).max(60).default(15),
  ...saleFields,
});

/** Drops custom dates that are switched off, and duplicates (docs/product/forms.md 15). */
const withoutIdleDates = <P extends { customDatesEnabled: boolean; customDates: string[] }>(park: P): P => ({
  ...park,
  customDates: park.customDatesEnabled ? [...new Set(park.customDates)] : [],
});

const LAST_ENTRY = { path: ['lastEntryMinutes'], error: 'parks.lastEntry' };

/** With the rules across fields (docs/behaviour.md 4.1), and without dates that are switched off. */
export const parkFieldsModel = parkFields
  .refine(({ fees }) => fees.family.offered || !fees.familyAddon.offered, {
    path: ['familyAddon'],
    error: 'parks.addonAlone',
  })
  .refine(hasTimeToSell, LAST_ENTRY)
  .overwrite(withoutIdleDates);
export type ParkFields = z.output<typeof parkFieldsModel>;

const draftFields = parkFields.extend({ location: textModel(200).default(''), merchantId: textModel(40).default('') });
export const parkDraftModel = draftFields.refine(hasTimeToSell, LAST_ENTRY).overwrite(withoutIdleDates);

export const parkModel = draftFields.extend({
  ...storedSaleFields,
  /** Stored values may break today's rules. */
  bannerUrl: z.string().default(''),
  id: idModel,
  organisationId: idModel,
  createdAt: z.date(),
});
export type Park = z.output<typeof parkModel>;

/** A park for booking, with the version that book_tickets compares. */
export interface PricedPark {
  park: Park;
  version: number;
  organisationId: string;
  takesMoney: boolean;
}
