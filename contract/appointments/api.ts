import { z } from 'zod';
import { bookingFilters, legacyStatus } from '#contract/bookings/api.ts';
import { bookingEndpoints } from '#contract/bookings/kinds/endpoints.ts';
import { MANAGERS, type Role } from '#contract/kernel/endpoint.ts';
import { anyDay, anyOfIds, anyOr, askedFor, typed } from '#contract/kernel/filters.ts';
import { sortedBy } from '#contract/kernel/sorting.ts';
import { coded } from '#contract/kernel/wire/coded.ts';
import { renamed, rupees, wire, wireDay, wireDigits, wireMobile } from '#contract/kernel/wire/wire.ts';
import { TOKEN_STATES, type TokenState } from '#contract/queues/model.ts';
import { appointmentModel, paymentModeModel } from './model.ts';

const stateNamed = (word: string) => (word.trim() === '' ? 'booked' : word.trim().toLowerCase()) as TokenState;

/** `booked` is '' in answers; screens show `Booked` (docs/behaviour.md 7.3). */
export const legacyState = coded(z.string(), z.enum(TOKEN_STATES, 'appointments.noState'), {
  decode: stateNamed,
  encode: (state) => (state === 'booked' ? '' : state),
  written: z.enum(['', ...TOKEN_STATES]),
});

const common = {
  tokenNumber: 'number',
  bookingStatus: 'state',
  paymentStatus: 'status',
  selectedDate: 'day',
} as const;
const fields = {
  bookingStatus: legacyState,
  paymentStatus: legacyStatus,
  mobile: wireMobile.optional(),
  selectedDate: wireDay,
  fee: rupees,
};

const hidden = { mobile: true, personName: true, organisationId: true } as const;
export const doctorAnswer = wire(
  appointmentModel.omit({ kind: true, counterId: true, counterNumber: true, loanType: true }).partial(hidden),
  { renames: { ...common, patientName: 'personName', clinicId: 'queueId', clinicName: 'queueName' }, fields },
);
const { fee: _, ...loanFields } = fields;
const loanRenames = { name: 'personName', branchUserId: 'counterId', typeOfLoan: 'loanType' } as const;
export const loanAnswer = wire(
  appointmentModel.omit({ kind: true, doctorId: true, doctorName: true, paymentMode: true, fee: true }).partial(hidden),
  {
    renames: {
      ...common,
      ...loanRenames,
      branchId: 'queueId',
      branchName: 'queueName',
    },
    fields: loanFields,
  },
);

const shared = {
  mobile: askedFor(typed(40)),
  noMobile: z.boolean().optional().describe('A walk-in has no mobile number. Only staff of the place may say so.'),
  selectedDate: anyDay,
};

/** The fee is only compared with ours, never charged. */
const doctorRequest = renamed(
  z.object({
    clinicId: askedFor(typed(64)),
    doctorId: askedFor(typed(64)),
    patientName: askedFor(typed(120)),
    ...shared,
    fee: rupees.optional(),
    paymentMode: z.union([paymentModeModel, z.literal('')]).default('online'),
  }),
  { patientName: 'personName', selectedDate: 'day' },
);
export type DoctorRequestBody = z.output<typeof doctorRequest>;

const WALK_IN = { description: 'Staff of the branch may leave it empty for a walk-in.' };

const loanRequest = renamed(
  z.object({
    /** Ignored: quick booking sends a number of its own, 1000 to 10000 (docs/product/README.md 4). */
    id: z.unknown().optional(),
    branchId: askedFor(typed(64)),
    branchUserId: z.string().max(64).nullish(),
    name: askedFor(typed(120), WALK_IN),
    typeOfLoan: askedFor(typed(60), WALK_IN),
    ...shared,
  }),
  { ...loanRenames, selectedDate: 'day' },
);
export type LoanRequestBody = z.output<typeof loanRequest>;

/** `date` is the day of the token, `waited` the time until it was called. */
export const APPOINTMENT_SORTS = [
  'date',
  'number',
  'name',
  'mobile',
  'loanType',
  'queue',
  'counter',
  'state',
  'waited',
] as const;

const askedState = z.codec(z.string(), z.enum(TOKEN_STATES, 'appointments.noState'), {
  decode: stateNamed,
  encode: (state) => state,
});

const asked = bookingFilters.extend({
  _id: z.string().nullish(),
  clinicId: anyOfIds,
  branchId: anyOfIds,
  doctorId: anyOfIds,
  branchUserId: anyOfIds,
  bookingStatus: z.union([z.literal(''), askedState]).nullish(),
  paymentStatus: anyOr(legacyStatus),
  paymentMode: anyOr(paymentModeModel),
  tokenNumber: anyOr(wireDigits('appointments.noNumber')),
  sort: sortedBy(APPOINTMENT_SORTS),
});
const filters = renamed(asked, {
  _id: 'id',
  branchUserId: 'counterId',
  bookingStatus: 'state',
  paymentStatus: 'status',
  tokenNumber: 'number',
});
export type AppointmentFilters = z.output<typeof filters>;

export const DOCTOR_STAFF: readonly Role[] = MANAGERS;
export const LOAN_STAFF: readonly Role[] = ['owner', 'counter', 'admin'];

/** The calls of docs/product/calls.md 12. */
export const doctorAppointmentsApi = bookingEndpoints({
  path: '/doctorbooking',
  many: 'appointments at clinics',
  staff: DOCTOR_STAFF,
  body: doctorRequest,
  answer: doctorAnswer,
  filters,
});

/** The calls of docs/product/calls.md 15. */
export const loanAppointmentsApi = bookingEndpoints({
  path: '/loanbooking',
  many: 'appointments at branches',
  staff: LOAN_STAFF,
  body: loanRequest,
  answer: loanAnswer,
  filters,
});
