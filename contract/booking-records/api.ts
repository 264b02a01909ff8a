import { z } from 'zod';
import { legacyStatus } from '#contract/bookings/api.ts';
import { lineModel } from '#contract/bookings/model.ts';
import { endpoint, idParams, MANAGERS, pageModel, type Role, STAFF } from '#contract/kernel/endpoint.ts';
import { requiredDay, rupees, wire, wireDay } from '#contract/kernel/wire/wire.ts';
import { paymentAnswer } from '#contract/payment-reviews/api.ts';
import {
  bookingHitModel,
  bookingRecordModel,
  CHOOSE_DAY,
  correctedModel,
  newDayModel,
  newNoteModel,
  openingsModel,
  visitorBookingModel,
} from './model.ts';

/** No counters: a counter has a screen of its own for its tokens. */
const READERS: readonly Role[] = ['owner', 'inspector', 'admin'];

/** The admin sees single bookings only: how often a visitor came is the organisation's business. */
const OWN_STAFF: readonly Role[] = ['owner', 'inspector'];

const recordAnswer = wire(bookingRecordModel, {
  renames: { selectedDate: 'visitDate', paymentStatus: 'status' },
  fields: {
    selectedDate: wireDay,
    paymentStatus: legacyStatus,
    lines: z.array(wire(lineModel, { fields: { price: rupees, amount: rupees } })),
    original: rupees,
    discount: rupees,
    total: rupees,
    payments: z.array(paymentAnswer),
  },
});

export const bookingRecordsApi = {
  find: endpoint('GET /bookings', {
    access: STAFF,
    summary: 'The newest bookings, at most eight, that a code, an id, a mobile number, its end, or a name means',
    query: z.object({ text: z.string().max(100) }),
    answer: z.array(
      wire(bookingHitModel, {
        renames: { selectedDate: 'visitDate', paymentStatus: 'status' },
        fields: { selectedDate: wireDay, paymentStatus: legacyStatus },
      }),
    ),
  }),
  one: endpoint('GET /bookings/:id', {
    access: READERS,
    summary: 'One booking of any kind, by its id or short code, with its payments, scans, changes and notes',
    params: idParams,
    answer: recordAnswer,
  }),
  visitor: endpoint('GET /bookings/:id/visitor', {
    access: OWN_STAFF,
    summary: 'All bookings of the mobile number of a booking, newest first, as far as the caller sees them',
    params: idParams,
    query: pageModel,
    answer: z.array(
      wire(visitorBookingModel, {
        renames: { selectedDate: 'visitDate', paymentStatus: 'status' },
        fields: { selectedDate: wireDay, paymentStatus: legacyStatus, total: rupees },
      }),
    ),
    list: true,
  }),
  note: endpoint('POST /bookings/:id/notes', {
    access: READERS,
    summary: 'Write a note about a booking; it stays as it is written',
    params: idParams,
    body: newNoteModel,
    answer: recordAnswer,
    status: 201,
  }),
  correct: endpoint('PUT /bookings/:id', {
    access: MANAGERS,
    summary: 'Correct the mobile number of a booking of any kind',
    params: idParams,
    body: correctedModel,
    answer: recordAnswer,
  }),
  cancel: endpoint('DELETE /bookings/:id', {
    access: MANAGERS,
    summary: 'Cancel a booking that is not paid, and give back what it held',
    params: idParams,
    answer: recordAnswer,
  }),
  move: endpoint('POST /bookings/:id/day', {
    access: MANAGERS,
    once: true,
    summary: 'Move a paid park ticket or a token that was not used to another day, doctor or counter',
    params: idParams,
    body: wire(newDayModel, {
      renames: { selectedDate: 'visitDate' },
      fields: { selectedDate: requiredDay(CHOOSE_DAY) },
    }),
    answer: recordAnswer,
  }),
  openings: endpoint('GET /bookings/:id/day', {
    access: MANAGERS,
    mayConflict: true,
    summary: 'Where a booking can be moved to: days, doctors with the tokens they have left, counters',
    params: idParams,
    answer: openingsModel,
  }),
};
