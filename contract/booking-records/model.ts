import { z } from 'zod';
import { auditEntryModel } from '#contract/audit/model.ts';
import { BOOKING_KINDS, lineModel } from '#contract/bookings/model.ts';
import { idModel, mobileModel, requiredText } from '#contract/kernel/fields.ts';
import { SCAN_RESULTS } from '#contract/passes/model.ts';
import { paymentModel } from '#contract/payment-reviews/model.ts';
import { PAYMENT_STATUSES } from '#contract/payments/model.ts';
import { tokenStateModel } from '#contract/queues/model.ts';

/** One of the staff, as known when it happened. */
const staffModel = auditEntryModel.pick({ accountName: true, role: true });

/** The gateway, or somebody's browser in its name, told us this of an attempt. Only an inquiry of ours proves anything. */
const heardModel = z.object({
  kind: z.enum(['start', 'return', 'notify', 'inquiry', 'refund']),
  orderId: z.string(),
  valid: z.boolean().nullable(),
  claimed: z.string().nullable(),
  decided: z.string().nullable(),
  at: z.date(),
});

/** A look at a ticket at a gate, let in or not. */
const scanModel = staffModel.extend({
  id: z.string(),
  result: z.enum(SCAN_RESULTS),
  gate: z.string().nullable(),
  at: z.date(),
  /** People who came or went, where the park counts them; why, where staff let them in by hand. */
  people: z.int().nullable(),
  reason: z.string().nullable(),
  /** It was taken back, by whom and why. */
  undoneAt: z.date().nullable(),
  undoneBy: z.string().nullable(),
  undoReason: z.string().nullable(),
});

const tokenModel = z.object({
  number: z.int(),
  state: tokenStateModel,
  counterName: z.string().nullable(),
  issuedAt: z.date(),
  calledAt: z.date().nullable(),
  completedAt: z.date().nullable(),
});

/** This became of its token at a desk, or by itself. */
const tokenEventModel = staffModel.extend({
  number: z.int(),
  state: tokenStateModel,
  /** The counter at which it then was, as it was called then. */
  counterName: z.string().nullable(),
  at: z.date(),
});

const formerTokenModel = tokenModel.pick({ number: true, issuedAt: true });

/** Staff wrote this down about a booking. It is never changed: a further note says what has changed. */
const noteModel = staffModel.extend({ id: z.string(), text: z.string(), at: z.date() });

/**
 * Everything known of one booking, whatever its kind. Amounts in paise, `visitDate` a business day. What the reader may not
 * see is empty: an inspector sees neither payments nor changes.
 */
export const bookingRecordModel = z.object({
  id: z.string(),
  shortCode: z.string(),
  kind: z.enum(BOOKING_KINDS),
  organisationId: z.string(),
  organisationName: z.string(),
  offeringId: z.string(),
  offeringName: z.string(),
  doctorName: z.string().nullable(),
  personName: z.string(),
  mobile: z.string(),
  email: z.string(),
  loanType: z.string().nullable(),
  visitDate: z.string(),
  /** Start and end of a ticket's time slot. */
  slot: z.string().nullable(),
  slotUntil: z.string().nullable(),
  people: z.int(),
  status: z.enum(PAYMENT_STATUSES),
  voided: z.boolean(),
  /** Its day has ended, a park's with the hours of that day, a show's and a batch's with their end. */
  over: z.boolean(),
  lines: z.array(lineModel),
  original: z.int(),
  discount: z.int(),
  total: z.int(),
  couponCode: z.string().nullable(),
  paymentMode: z.enum(['online', 'cash']).nullable(),
  createdAt: z.date(),
  paidAt: z.date().nullable(),
  expiresAt: z.date().nullable(),
  admittedAt: z.date().nullable(),
  admittedGate: z.string().nullable(),
  userAgent: z.string(),
  token: tokenModel.nullable(),
  /** Numbers that it left behind when it was moved. */
  formerTokens: z.array(formerTokenModel),
  tokenEvents: z.array(tokenEventModel),
  /** Every try to pay it, oldest first. */
  payments: z.array(paymentModel),
  heard: z.array(heardModel),
  scans: z.array(scanModel),
  changes: z.array(auditEntryModel),
  notes: z.array(noteModel),
});
export type BookingRecord = z.output<typeof bookingRecordModel>;

/** A booking that was looked for, as little of it as tells it from others: of the mobile number the last four digits. */
export const bookingHitModel = bookingRecordModel
  .pick({ id: true, shortCode: true, kind: true, organisationName: true, offeringName: true })
  .extend({ personName: z.string(), mobileEnd: z.string(), visitDate: z.string(), status: z.enum(PAYMENT_STATUSES) });
export type BookingHit = z.output<typeof bookingHitModel>;

/** One of all bookings of a visitor; the total in paise. */
export const visitorBookingModel = bookingHitModel.extend({ total: z.int(), createdAt: z.date() });
export type VisitorBooking = z.output<typeof visitorBookingModel>;

/** Staff write this down, for those who look at the booking later. */
export const newNoteModel = z.object({ text: requiredText(1000, 'Please write a note') });

export const correctedModel = z.object({ mobile: mobileModel });

export const CHOOSE_DAY = 'Please choose a day';
/** A booking is to be moved to this day; without a slot, to the same one; without a station, to its own doctor, or to its own counter. */
export const newDayModel = z.object({
  visitDate: z.string(),
  slot: z.string().nullish(),
  stationId: idModel.nullish(),
});
export type NewDay = z.output<typeof newDayModel>;

/** A booking can be moved to these days and stations. */
export const openingsModel = z.object({
  /** Those of a park are of a year at most. Null: it has one time alone. */
  days: z.array(z.string()).nullable(),
  /** Places that a park has left on each of the days; null where there is no limit, or nothing of the kind. */
  left: z.array(z.int()).nullable(),
  /** The time slots of a park, with the places that are left in them on each of the days. */
  slots: z.array(z.object({ from: z.string(), until: z.string(), left: z.array(z.int()) })).default([]),
  /** The doctor or counter with whom it is now. */
  stationId: z.string().nullable(),
  /** The doctors of its clinic, or the counters of its branch. */
  stations: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      /** Tokens that are left on each of the days; null where there is no limit. */
      left: z.array(z.int()).nullable(),
    }),
  ),
});
export type Openings = z.output<typeof openingsModel>;

export const bookingRecordParts = {
  heard: heardModel,
  scan: scanModel,
  token: tokenModel,
  formerToken: formerTokenModel,
  tokenEvent: tokenEventModel,
  note: noteModel,
};
