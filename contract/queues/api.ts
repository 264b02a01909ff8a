import { z } from 'zod';
import { DOCTOR_STAFF, doctorAnswer, LOAN_STAFF, legacyState, loanAnswer } from '#contract/appointments/api.ts';
import { legacyStatus } from '#contract/bookings/api.ts';
import { endpoint, idParams, type Role } from '#contract/kernel/endpoint.ts';
import { namedId, timeModel } from '#contract/kernel/fields.ts';
import type { Join } from '#contract/kernel/realtime.ts';
import { renamed, wire, wireInstant } from '#contract/kernel/wire/wire.ts';
import { bookingHinted } from '#contract/payments/api.ts';
import { PAYMENT_STATUSES } from '#contract/payments/model.ts';
import { boardIdsModel } from '#contract/televisions/model.ts';
import { boardModel, placeInLineModel, placeModel, type QueueKind, queueKindModel, stationModel } from './model.ts';

/** `minutes` is the middle of the estimate. */
const place = placeModel.omit({ estimate: true, state: true, day: true, at: true }).extend({
  bookingId: z.string(),
  minutes: z.int().nullable(),
  ...placeModel.pick({ estimate: true, state: true }).shape,
  status: z.enum(PAYMENT_STATUSES),
  ...placeModel.pick({ day: true, at: true }).shape,
});
const queue = { queueId: z.string(), queueName: z.string() };
const renames = {
  tokenNumber: 'number',
  currentRunningCount: 'running',
  estimatedMinutes: 'minutes',
  estimatedRange: 'estimate',
  bookingStatus: 'state',
  paymentStatus: 'status',
  selectedDate: 'day',
};
const fields = { bookingStatus: legacyState, paymentStatus: legacyStatus };
const doctorPlace = wire(place.extend({ doctorName: z.string(), doctorId: z.string(), ...queue }), {
  renames: { ...renames, clinicId: 'queueId', clinicName: 'queueName' },
  fields,
});
const loanPlace = wire(place.extend(queue), {
  renames: { ...renames, branchId: 'queueId', branchName: 'queueName' },
  fields,
});

const details = <const P extends z.ZodType>(path: '/doctorbooking' | '/loanbooking', answer: P) =>
  endpoint(`POST ${path}/appointmentdetails`, {
    access: 'public',
    traffic: 'board',
    summary: 'Where a token stands now',
    body: bookingHinted,
    answer,
  });

const move = <const A extends z.ZodType>(path: '/doctorbooking' | '/loanbooking', access: readonly Role[], answer: A) =>
  endpoint(`PUT ${path}/:id`, {
    access,
    traffic: 'gate',
    summary: 'Call a token, complete it, or mark it as not here. Money and numbers never change here',
    once: true,
    params: idParams,
    body: renamed(
      z.object({
        bookingStatus: z.string().max(20).nullish(),
        place: placeInLineModel.nullish().describe('Where a token that is put back waits; else where it stood before.'),
        mobile: z.string().max(40).nullish(),
      }),
      { bookingStatus: 'state' },
    ),
    answer,
  });

const queueBody = z.object({ kind: queueKindModel, id: namedId, doctorId: namedId.nullish() });

const station = stationModel.extend({ calledAt: wireInstant.nullable() });
const board = renamed(
  z.object({
    kind: queueKindModel,
    id: z.string(),
    name: z.string(),
    day: z.string(),
    currentRunningCount: z.int(),
    stations: z.array(station),
    ...boardModel.pick({ last: true, notice: true, hours: true, languages: true, logo: true, colour: true }).shape,
    at: wireInstant,
  }),
  { currentRunningCount: 'running' },
);

export interface QueueMessage {
  kind: QueueKind;
  id: string;
  doctorId?: string;
  currentRunningCount: number;
  at: string;
}

export const queueMessage = ({ kind, id }: Join, doctorId: string, running: number, at: Date): QueueMessage => ({
  kind,
  id,
  ...(doctorId ? { doctorId } : {}),
  currentRunningCount: running,
  at: at.toISOString(),
});

/** PUT is of docs/product/calls.md 3; the queue's own calls are ours. */
export const queuesApi = {
  doctorDetails: details('/doctorbooking', doctorPlace),
  loanDetails: details('/loanbooking', loanPlace),
  moveDoctor: move('/doctorbooking', DOCTOR_STAFF, doctorAnswer),
  moveLoan: move('/loanbooking', LOAN_STAFF, loanAnswer),
  next: endpoint('POST /queue/next', {
    access: LOAN_STAFF,
    traffic: 'gate',
    summary: 'Call the next token that waits',
    once: true,
    body: queueBody,
    answer: board,
  }),
  pause: endpoint('POST /queue/pause', {
    access: LOAN_STAFF,
    traffic: 'gate',
    summary: 'Say that a counter or doctor pauses, or that a queue runs late; every open page shows it',
    body: queueBody.extend({
      counterId: namedId.nullish().describe('The counter of a branch that pauses. Absent: the one that calls.'),
      all: z.boolean().default(false).describe('The whole branch, or all doctors of the clinic.'),
      paused: z.boolean().optional().describe('Absent: as it is.'),
      backAt: timeModel.nullish().describe('It pauses until this time of today, "11:15".'),
      lateMinutes: z.int().min(0).max(600).optional().describe('Of the whole queue. Absent: as it is.'),
    }),
    answer: board,
  }),
  close: endpoint('POST /queue/close', {
    access: LOAN_STAFF,
    traffic: 'gate',
    summary: 'Give no new tokens of a queue today, or open it again; those who wait keep theirs',
    body: queueBody.extend({ closed: z.boolean().default(true) }),
    answer: board,
  }),
  board: endpoint('GET /queue/board/:kind/:id', {
    access: 'public',
    traffic: 'board',
    summary: 'Numbers of a queue today, or of several, for everyone to see',
    params: z.object({ kind: queueKindModel, id: boardIdsModel }),
    answer: board,
  }),
};
