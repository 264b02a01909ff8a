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
import { PARK_REFUSALS } from './words.ts';

const feeModel = z.object({
  offered: z.boolean().default(false),
  price: priceModel.nullable().default(null),
});

/** Each of the 18 categories says whether it is sold and for how many paise. A price counts only where it is offered. */
export const feesModel = z.record(z.enum(CATEGORY_KEYS), feeModel);

const EACH_DAY_ONCE = 'Please name each day of the week once';
const hasNoRepeats = (days: readonly string[]): boolean => new Set(days).size === days.length;

/** The add/edit dialog of a park asks this (docs/product/forms.md 15; the message of merchantId is the product's). */
export const parkFields = z.object({
  name: requiredText(120, 'park name is required'),
  company: textModel(120).default(''),
  merchantId: requiredText(40, 'park name is required'),
  location: requiredText(200, 'location is required'),
  gateway: z.enum(GATEWAYS).default('ccav'),
  note: textModel(1000).default(''),
  qrName: textModel(80).default(''),
  opensAt: timeModel.nullable().default(null),
  closesAt: timeModel.nullable().default(null),
  /** Minutes before the end at which the last visitors are let in; nothing is sold for that day from then on. */
  lastEntryMinutes: z.int().min(0).max(240).default(0),
  openDays: z.array(weekdayModel).max(7, EACH_DAY_ONCE).refine(hasNoRepeats, EACH_DAY_ONCE).default([]),
  hasCloakRoom: z.boolean().default(false),
  hasHolidays: z.boolean().default(false),
  holidays: z.array(weekdayModel).max(400, 'Please list at most 400 holidays').default([]),
  couponsEnabled: z.boolean().default(false),
  customDatesEnabled: z.boolean().default(false),
  customDates: z.array(dayModel).max(400, 'Please list at most 400 dates').default([]),
  /** Tickets are sold for so many days ahead of today; 0: for today alone. It counts where no custom dates are listed. */
  advanceDays: z.int().min(0).max(180).default(0),
  bannerEnabled: z.boolean().default(false),
  bannerUrl: imageAddressOrNone.default(''),
  ...daysOffField,
  fees: feesModel,
  dayPrices: z.array(dayPriceModel).max(40).default([]),
  ...slotFields,
  ...admissionFields,
  /** The most people per visit date; null = no limit. */
  dailyCapacity: z.int().min(0).max(1_000_000).nullable().default(null),
  /** One Family ticket admits so many people. */
  familySize: z.int().min(1).max(20).default(4),
  /** The most of one line in one booking. */
  perBookingLimit: z.int().min(1).max(500).default(50),
  /** Minutes for which an unpaid booking keeps its places. */
  holdMinutes: z.int().min(5).max(60).default(15),
  ...saleFields,
});

/** Dates that do not count are not kept, and each that does once (docs/product/forms.md 15). */
const withoutIdleDates = <P extends { customDatesEnabled: boolean; customDates: string[] }>(park: P): P => ({
  ...park,
  customDates: park.customDatesEnabled ? [...new Set(park.customDates)] : [],
});

const LAST_ENTRY = { path: ['lastEntryMinutes'], error: PARK_REFUSALS.lastEntry };

/**
 * The fields of a park, and the rules between them: an add-on needs what it is added to (docs/behaviour.md 4.1), the last
 * entry is after the opening, and idle dates go.
 */
export const parkFieldsModel = parkFields
  .refine(({ fees }) => fees.family.offered || !fees.familyAddon.offered, {
    path: ['familyAddon'],
    error: 'Family Addon is sold together with Family. Please switch on Family too, or switch Family Addon off.',
  })
  .refine(hasTimeToSell, LAST_ENTRY)
  .overwrite(withoutIdleDates);
export type ParkFields = z.output<typeof parkFieldsModel>;

const draftFields = parkFields.extend({ location: textModel(200).default(''), merchantId: textModel(40).default('') });
/** A draft of one: it needs its name alone. */
export const parkDraftModel = draftFields.refine(hasTimeToSell, LAST_ENTRY).overwrite(withoutIdleDates);

export const parkModel = draftFields.extend({
  ...storedSaleFields,
  /** As it was stored, also before the rules of today. */
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
  /** True when it has the keys of its gateway, so that it can be paid online. */
  takesMoney: boolean;
}
