import { z } from 'zod';
import { kindPriceModel } from '#contract/day-prices/model.ts';
import type { Day } from '#contract/kernel/dates/dates.ts';
import { idModel } from '#contract/kernel/fields.ts';
import { kindModel } from '#contract/organisations/model.ts';

export const offeringKind = kindModel.exclude(['admin']);
export type OfferingKind = z.output<typeof offeringKind>;

export const bookedKind = z.enum([...offeringKind.options, 'doctor']);
export type BookedKind = z.output<typeof bookedKind>;

/** `draft`: hidden. `paused`: visible, not bookable now. `closed`: removed; its bookings stay valid. */
export const SALE_STATES = ['draft', 'onSale', 'paused', 'closed'] as const;
export type SaleState = (typeof SALE_STATES)[number];

export interface PublishingFacts {
  today: Day;
  now: Date;
  hasKeys: boolean;
  counters: number;
  /** Booked at least once; it then stays complete, even as a draft. */
  isBooked: boolean;
  confirmed: boolean;
}

export const publishingModel = z.object({
  state: z.enum(SALE_STATES),
  missing: z.array(z.object({ field: z.string(), message: z.string() })),
});
export type Publishing = z.output<typeof publishingModel>;

export const heldModel = z.object({
  /** Booked at least once, whatever became of it; or a clinic's only doctor. Removing closes it instead. */
  isBooked: z.boolean(),
  /** Valid bookings: paid, free, to be paid at the desk, or on hold. */
  bookings: z.int(),
  coming: z.int(),
  /** In paise, less refunds. */
  paid: z.int(),
  comingPeople: z.int(),
  comingPaid: z.int(),
});
export type Held = z.output<typeof heldModel>;

/** Largest change in one call. */
export const MOST_AT_ONCE = 500;

/** In paise. Limits are those of the noun's own form, so that one wrong row does not refuse the whole call. */
export const manyFieldsModel = z.object({
  published: z.boolean().optional(),
  active: z.boolean().optional(),
  /** True closes what somebody has booked. */
  closed: z.boolean().optional(),
  fee: z.int().optional(),
  prices: z.array(kindPriceModel.extend({ price: z.int() })).optional(),
});
export type ManyFields = z.output<typeof manyFieldsModel>;

/** A row is changed only while its fields are those of `was`. */
export const manyChangeModel = z.object({ id: idModel, was: manyFieldsModel, to: manyFieldsModel });
export type ManyChange = z.output<typeof manyChangeModel>;

export const manyChangedModel = z.object({
  done: z.array(idModel),
  unchanged: z.array(z.object({ id: idModel, message: z.string() })),
});
export type ManyChanged = z.output<typeof manyChangedModel>;

export const previewModel = z.object({
  path: z.string(),
  expiresAt: z.date(),
});
export type PreviewLink = z.output<typeof previewModel>;
