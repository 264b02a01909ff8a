import { z } from 'zod';
import { appointmentModel, paymentModeModel } from '#contract/appointments/model.ts';
import { legacyStatus } from '#contract/bookings/api.ts';
import { deletedAnswer, endpoint, idParams, MANAGERS, pageModel, type Role } from '#contract/endpoint.ts';
import { tokenStateModel } from '#contract/queues/model.ts';
import { rupees, wire, wireDay, wireInstant } from '#contract/wire.ts';

/** `Booked` is stored and answered empty (behaviour.md section 7). */
export const legacyState = z.codec(z.string(), tokenStateModel, {
  decode: (word) => tokenStateModel.safeParse(word.toLowerCase()).data ?? 'booked',
  encode: (state) => (state === 'booked' ? '' : state),
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
  fee: rupees,
  createdAt: wireInstant,
  calledAt: wireInstant.nullable(),
  completedAt: wireInstant.nullable(),
  expiresAt: wireInstant.nullable(),
};

const hidden = { mobile: true, personName: true, organisationId: true } as const;
export const doctorAnswer = wire(
  appointmentModel.omit({ kind: true, counterId: true, counterNumber: true, loanType: true }).partial(hidden),
  { renames: { ...common, patientName: 'personName', clinicId: 'queueId', clinicName: 'queueName' }, fields },
);
const { fee: _, ...loanFields } = fields;
export const loanAnswer = wire(
  appointmentModel.omit({ kind: true, doctorId: true, doctorName: true, paymentMode: true, fee: true }).partial(hidden),
  {
    renames: {
      ...common,
      name: 'personName',
      branchId: 'queueId',
      branchName: 'queueName',
      branchUserId: 'counterId',
      typeOfLoan: 'loanType',
    },
    fields: loanFields,
  },
);

const text = (max: number) => z.string().max(max).default('');
const shared = { mobile: text(40), selectedDate: z.union([wireDay, z.literal('')]).nullish() };

/** What a visitor asks of a clinic. The fee is read only to be compared. */
const doctorRequest = z.object({
  clinicId: text(64),
  doctorId: text(64),
  patientName: text(120),
  ...shared,
  fee: rupees.optional(),
  paymentMode: z.union([paymentModeModel, z.literal('')]).default('online'),
});
export type DoctorRequestBody = z.output<typeof doctorRequest>;

/** What a visitor, or a counter for a walk-in, asks of a branch. */
const loanRequest = z.object({
  branchId: text(64),
  branchUserId: z.string().max(64).nullish(),
  name: text(120),
  typeOfLoan: text(60),
  ...shared,
});
export type LoanRequestBody = z.output<typeof loanRequest>;

const named = z.union([z.string().max(64), z.array(z.string().max(64))]).nullish();
const day = z.union([wireDay, z.literal('')]).nullish();
/** Filters combine with AND; absent, null or empty: any. */
const asked = pageModel.extend({
  _id: z.string().nullish(),
  profileRegistrationId: z.string().nullish(),
  clinicId: named,
  branchId: named,
  doctorId: named,
  branchUserId: named,
  mobile: z.string().max(40).nullish(),
  bookingStatus: z.string().nullish(),
  paymentStatus: z.union([legacyStatus, z.literal('')]).nullish(),
  paymentMode: z.string().nullish(),
  startDate: day,
  endDate: day,
  date: day,
  tokenNumber: z.coerce.number().int().nullish(),
});
export type AppointmentFilters = Omit<z.output<typeof asked>, '_id'> & { id?: string | null };
const filters = z.codec(asked, z.custom<AppointmentFilters>(), {
  decode: ({ _id, ...rest }) => ({ ...rest, id: _id }),
  encode: ({ id, ...rest }) => ({ ...rest, ...(id ? { _id: id } : {}) }),
});

interface Kind<B extends z.ZodType, A extends z.ZodType> {
  path: '/doctorbooking' | '/loanbooking';
  /** "a clinic's appointments". */
  many: string;
  staff: readonly Role[];
  body: B;
  answer: A;
}

/** What visitors call. */
function visitorEndpoints<const B extends z.ZodType, const A extends z.ZodType>({
  path,
  many,
  body,
  answer,
}: Kind<B, A>) {
  const open = { method: 'POST', access: 'public' } as const;
  return {
    add: endpoint({ ...open, path: `${path}/add`, summary: `Book: ${many}`, body, answer, status: 201 }),
  };
}

/** Lists for staff: all of them, filtered. */
function listEndpoints<const A extends z.ZodType>({
  path,
  many,
  staff,
  answer,
}: Pick<Kind<z.ZodType, A>, 'path' | 'many' | 'staff' | 'answer'>) {
  const listed = { access: staff, list: true, answer: z.array(answer) } as const;
  return {
    list: endpoint({
      method: 'GET',
      path: `${path}/list`,
      summary: `All ${many}, newest first`,
      query: pageModel,
      ...listed,
    }),
    listOf: endpoint({
      method: 'POST',
      path: `${path}/list/:id`,
      summary: `The ${many} of one profile`,
      params: idParams,
      body: pageModel,
      ...listed,
    }),
    find: endpoint({
      method: 'POST',
      path: `${path}/find`,
      summary: `The ${many} with these fields`,
      body: filters,
      ...listed,
    }),
    byProfile: endpoint({
      method: 'POST',
      path: `${path}/profileid`,
      summary: `The ${many} of one profile or counter, by day`,
      body: filters,
      ...listed,
    }),
    search: endpoint({
      method: 'POST',
      path: `${path}/search`,
      summary: `Search ${many}; filters combine with AND`,
      body: filters,
      ...listed,
    }),
    report: endpoint({
      method: 'POST',
      path: `${path}/report`,
      summary: `A report of ${many} by day`,
      body: filters,
      ...listed,
    }),
  };
}

/** One of them, for staff. */
function recordEndpoints<const A extends z.ZodType>({
  path,
  many,
  staff,
  answer,
}: Pick<Kind<z.ZodType, A>, 'path' | 'many' | 'staff' | 'answer'>) {
  const byId = { path: `${path}/:id`, params: idParams } as const;
  return {
    one: endpoint({ method: 'GET', ...byId, access: staff, summary: `One of ${many}`, answer }),
    remove: endpoint({
      method: 'DELETE',
      ...byId,
      access: MANAGERS,
      summary: 'Void one; a paid one can only be refunded',
      answer: deletedAnswer,
    }),
  };
}

const appointmentEndpoints = <const B extends z.ZodType, const A extends z.ZodType>(kind: Kind<B, A>) => ({
  ...visitorEndpoints(kind),
  ...listEndpoints(kind),
  ...recordEndpoints(kind),
});

/** Who works at clinics, and at branches. */
export const DOCTOR_STAFF: readonly Role[] = MANAGERS;
export const LOAN_STAFF: readonly Role[] = ['owner', 'counter', 'admin'];

/** The calls of product spec section 7, row Doctor booking. */
export const doctorAppointmentsApi = appointmentEndpoints({
  path: '/doctorbooking',
  many: 'appointments at clinics',
  staff: DOCTOR_STAFF,
  body: doctorRequest,
  answer: doctorAnswer,
});

/** The calls of product spec section 7, row Loan/counter booking. */
export const loanAppointmentsApi = appointmentEndpoints({
  path: '/loanbooking',
  many: 'appointments at branches',
  staff: LOAN_STAFF,
  body: loanRequest,
  answer: loanAnswer,
});
