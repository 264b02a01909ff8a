import { z } from 'zod';
import type { Day } from '#contract/kernel/dates/dates.ts';
import { kindModel } from '#contract/organisations/model.ts';

/** These can be booked, by the trade that offers them: a park, clinic, branch, show or batch. */
export const offeringKind = kindModel.exclude(['admin']);
export type OfferingKind = z.output<typeof offeringKind>;

/** Somebody holds a booking with one of these: what can be booked, and a doctor. */
export const bookedKind = z.enum([...offeringKind.options, 'doctor']);
export type BookedKind = z.output<typeof bookedKind>;

/** The states of sale of an offering: visitors do not see it; they book it; they see that they cannot book just now; they never will again. */
export const SALE_STATES = ['draft', 'onSale', 'paused', 'closed'] as const;
export type SaleState = (typeof SALE_STATES)[number];

/** These facts lie beside a record and say whether visitors may see it, and who is coming to it. */
export interface PublishingFacts {
  /** The business day, and the instant of the question. */
  today: Day;
  now: Date;
  /** It has the keys of its gateway. */
  hasKeys: boolean;
  /** The counters of a branch that are in use. */
  counters: number;
  /** Somebody has booked it once. It then stays complete, also as a draft. */
  isBooked: boolean;
  /** The e-mail of its organisation is confirmed. */
  confirmed: boolean;
}

/** This says how an offering stands before visitors. */
export const publishingModel = z.object({
  state: z.enum(SALE_STATES),
  /** Still missing to sell, by field, in words; empty: nothing. */
  missing: z.array(z.object({ field: z.string(), message: z.string() })),
});
export type Publishing = z.output<typeof publishingModel>;

/** An offering is not removed once somebody has booked it: this tells what people hold there. */
export const heldModel = z.object({
  /** Somebody has booked it once, whatever became of that; or a doctor is the only one of a clinic. It is closed then, not removed. */
  isBooked: z.boolean(),
  /** Bookings that stand: paid, free, to be paid at the desk, or on hold. */
  bookings: z.int(),
  /** The bookings among these that are for today or later. */
  coming: z.int(),
  /** Paise that were paid for them, less what went back. */
  paid: z.int(),
  /** The people of the coming ones, and the paise that were paid for these. */
  comingPeople: z.int(),
  comingPaid: z.int(),
});
export type Held = z.output<typeof heldModel>;

/** A link to the booking page as visitors would see it, for a few minutes. */
export const previewModel = z.object({
  /** Below the address of the product: "/preview/…". */
  path: z.string(),
  expiresAt: z.date(),
});
export type PreviewLink = z.output<typeof previewModel>;
