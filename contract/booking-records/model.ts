import { z } from 'zod';
import { auditEntryModel } from '#contract/audit/model.ts';
import { BOOKING_KINDS, lineModel } from '#contract/bookings/model.ts';
import { idModel, mobileModel, requiredText } from '#contract/kernel/fields.ts';
import { SCAN_RESULTS } from '#contract/passes/model.ts';
import { paymentModel } from '#contract/payment-reviews/model.ts';
import { PAYMENT_STATUSES } from '#contract/payments/model.ts';
import { tokenStateModel } from '#contract/queues/model.ts';

const staffModel = auditEntryModel.pick({ accountName: true, role: true });

/** A message about an attempt by webhook or browser. Only our own inquiry proves a payment. */
const heardModel = z.object({
  kind: z.enum(['start', 'return', 'notify', 'inquiry', 'refund']),
  orderId: z.string(),
  valid: z.boolean().nullable(),
  claimed: z.string().nullable(),
  decided: z.string().nullable(),
  at: z.date(),
});

const scanModel = staffModel.extend({
  id: z.string(),
  result: z.enum(SCAN_RESULTS),
  gate: z.string().nullable(),
  at: z.date(),
  people: z.int().nullable(),
  reason: z.string().nullable(),
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

const tokenEventModel = staffModel.extend({
  number: z.int(),
  state: tokenStateModel,
  counterName: z.string().nullable(),
  at: z.date(),
});

const formerTokenModel = tokenModel.pick({ number: true, issuedAt: true });

/** A staff note on a booking. Notes are never changed; a correction is another note. */
const noteModel = staffModel.extend({ id: z.string(), text: z.string(), at: z.date() });

/**
 * Everything known of a booking of any kind. Amounts in paise, `visitDate` a business day. What the reader may not see
 * is empty: an inspector sees neither payments nor changes.
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
  slot: z.string().nullable(),
  slotUntil: z.string().nullable(),
  people: z.int(),
  status: z.enum(PAYMENT_STATUSES),
  voided: z.boolean(),
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
  formerTokens: z.array(formerTokenModel),
  tokenEvents: z.array(tokenEventModel),
  payments: z.array(paymentModel),
  heard: z.array(heardModel),
  scans: z.array(scanModel),
  changes: z.array(auditEntryModel),
  notes: z.array(noteModel),
});
export type BookingRecord = z.output<typeof bookingRecordModel>;

/** A search result. Only the last four digits of the mobile number are sent. */
export const bookingHitModel = bookingRecordModel
  .pick({ id: true, shortCode: true, kind: true, organisationName: true, offeringName: true })
  .extend({ personName: z.string(), mobileEnd: z.string(), visitDate: z.string(), status: z.enum(PAYMENT_STATUSES) });
export type BookingHit = z.output<typeof bookingHitModel>;

export const visitorBookingModel = bookingHitModel.extend({ total: z.int(), createdAt: z.date() });
export type VisitorBooking = z.output<typeof visitorBookingModel>;

export const newNoteModel = z.object({ text: requiredText(1000, 'booking-records.noNote') });

export const correctedModel = z.object({ mobile: mobileModel });

export const CHOOSE_DAY = 'booking-records.noDay';
/** Target of a move. Absent `slot`: the same slot; absent `stationId`: the same doctor or counter. */
export const newDayModel = z.object({
  visitDate: z.string(),
  slot: z.string().nullish(),
  stationId: idModel.nullish(),
});
export type NewDay = z.output<typeof newDayModel>;

export const openingsModel = z.object({
  days: z.array(z.string()).nullable(),
  left: z.array(z.int()).nullable(),
  slots: z.array(z.object({ from: z.string(), until: z.string(), left: z.array(z.int()) })).default([]),
  stationId: z.string().nullable(),
  stations: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      left: z.array(z.int()).nullable(),
    }),
  ),
});
export type Openings = z.output<typeof openingsModel>;
