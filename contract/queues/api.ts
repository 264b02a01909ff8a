import { z } from 'zod';
import { DOCTOR_STAFF, doctorAnswer, LOAN_STAFF, loanAnswer } from '#contract/appointments/api.ts';
import { legacyStatus } from '#contract/bookings/api.ts';
import { endpoint, idParams, type Role } from '#contract/endpoint.ts';
import { namedId } from '#contract/fields.ts';
import { boardModel, minutesModel, placeModel, queueKindModel, stationModel } from '#contract/queues/model.ts';
import { wireInstant } from '#contract/wire.ts';

/** Where a token stands, in the words of the product and ours. `estimatedMinutes` is the middle of the range. */
const place = placeModel.omit({ estimate: true, state: true, day: true, at: true }).extend({
  bookingId: z.string(),
  estimatedMinutes: z.int().nullable(),
  estimatedRange: minutesModel.nullable(),
  bookingStatus: z.string(),
  paymentStatus: legacyStatus,
  selectedDate: z.string(),
  at: wireInstant,
});
const doctorPlace = place.extend({ doctorName: z.string(), clinicId: z.string(), clinicName: z.string() });
const loanPlace = place.extend({ branchId: z.string(), branchName: z.string() });

const details = <const P extends z.ZodType>(path: '/doctorbooking' | '/loanbooking', answer: P) =>
  endpoint({
    method: 'POST',
    path: `${path}/appointmentdetails`,
    access: 'public',
    summary: 'Where a token stands now',
    body: z.object({ bookingId: namedId }),
    answer,
  });

const move = <const A extends z.ZodType>(path: '/doctorbooking' | '/loanbooking', access: readonly Role[], answer: A) =>
  endpoint({
    method: 'PUT',
    path: `${path}/:id`,
    access,
    traffic: 'gate',
    summary: 'Call a token, complete it, or mark it as not here. Money and numbers never change here',
    params: idParams,
    body: z.object({ bookingStatus: z.string().max(20).nullish(), mobile: z.string().max(40).nullish() }),
    answer,
  });

/** A queue of today as staff name it; `doctorId` says which doctor's, where a clinic has several. */
const queueBody = z.object({ kind: queueKindModel, id: namedId, doctorId: namedId.nullish() });

const station = stationModel.extend({ calledAt: wireInstant.nullable() });
const board = boardModel.extend({ stations: z.array(station), at: wireInstant });

/** Calling, and what everybody may know of a queue. PUT is of docs/product/calls.md 3; the queue's own calls are ours. */
export const queuesApi = {
  doctorDetails: details('/doctorbooking', doctorPlace),
  loanDetails: details('/loanbooking', loanPlace),
  moveDoctor: move('/doctorbooking', DOCTOR_STAFF, doctorAnswer),
  moveLoan: move('/loanbooking', LOAN_STAFF, loanAnswer),
  next: endpoint({
    method: 'POST',
    path: '/queue/next',
    access: LOAN_STAFF,
    traffic: 'gate',
    summary: 'Call the next token that waits',
    body: queueBody,
    answer: board,
  }),
  pause: endpoint({
    method: 'POST',
    path: '/queue/pause',
    access: LOAN_STAFF,
    traffic: 'gate',
    summary: 'Say that a queue pauses or runs late; every open page shows it',
    body: queueBody.extend({ paused: z.boolean().default(false), lateMinutes: z.int().min(0).max(600).default(0) }),
    answer: board,
  }),
  board: endpoint({
    method: 'GET',
    path: '/queue/board/:kind/:id',
    access: 'public',
    summary: 'Numbers of a queue today, for everyone to see',
    params: z.object({ kind: queueKindModel, ...idParams.shape }),
    answer: board,
  }),
};
