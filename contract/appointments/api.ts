import { z } from 'zod';
import { appointmentModel, paymentModeModel } from '#contract/appointments/model.ts';
import { legacyStatus } from '#contract/bookings/api.ts';
import { deletedAnswer, endpoint, idParams, MANAGERS, pageModel, type Role, STAFF } from '#contract/endpoint.ts';
import { placeModel, tokenStateModel } from '#contract/queues/model.ts';
import { rupees, wire, wireDay, wireInstant } from '#contract/wire.ts';

/** `Booked` is stored and answered empty (behaviour.md section 7). */
const legacyState = z.codec(z.string(), tokenStateModel, {
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
const doctorAnswer = wire(
  appointmentModel.omit({ kind: true, counterId: true, counterNumber: true, loanType: true }).partial(hidden),
  { renames: { ...common, patientName: 'personName', clinicId: 'queueId', clinicName: 'queueName' }, fields },
);
const { fee: _, ...loanFields } = fields;
const loanAnswer = wire(
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
const filters = pageModel.extend({
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
export type AppointmentFilters = z.output<typeof filters>;

/** Where a token stands, in the words of the product spec and ours. */
const place = placeModel.omit({ estimate: true, state: true, day: true, at: true }).extend({
  bookingId: z.string(),
  estimatedMinutes: z.int().nullable(),
  estimatedRange: z.object({ from: z.int(), to: z.int() }).nullable(),
  bookingStatus: z.string(),
  paymentStatus: legacyStatus,
  selectedDate: z.string(),
  message: z.string(),
  at: z.string(),
});
const doctorPlace = place.extend({ doctorName: z.string(), clinicId: z.string(), clinicName: z.string() });
const loanPlace = place.extend({ branchId: z.string(), branchName: z.string() });

/** An id as somebody sends it: whatever is not there is for the server to say. */
const namedId = z.string().regex(/^[\w-]{1,64}$/, 'This is not an id of Pravesh');
/** The second id of a booking, by any of the names that old clients use. */
const secondId = (own: string) =>
  z.codec(
    z.object({ bookingId: namedId, [own]: namedId.optional(), parkId: namedId.optional() }),
    z.object({ bookingId: z.string(), queueId: z.string() }),
    {
      decode: ({ bookingId, ...ids }) => ({
        bookingId: String(bookingId),
        queueId: String(ids[own] ?? ids.parkId ?? ''),
      }),
      encode: ({ bookingId, queueId }) => ({ bookingId, [own]: queueId }),
    },
  );

const qrAnswer = z.object({
  status: z.boolean(),
  image: z.string().nullable(),
  message: z.string(),
  paymentStatus: legacyStatus,
});

interface Kind<B extends z.ZodType, A extends z.ZodType, P extends z.ZodType> {
  path: '/doctorbooking' | '/loanbooking';
  /** "a clinic's appointments". */
  many: string;
  /** Legacy name of the second id. */
  own: 'clinicId' | 'branchId';
  staff: readonly Role[];
  body: B;
  answer: A;
  place: P;
}

/** What visitors call. */
function visitorEndpoints<const B extends z.ZodType, const A extends z.ZodType, const P extends z.ZodType>({
  path,
  many,
  own,
  body,
  answer,
  place,
}: Kind<B, A, P>) {
  const open = { method: 'POST', access: 'public' } as const;
  return {
    add: endpoint({ ...open, path: `${path}/add`, summary: `Book: ${many}`, body, answer, status: 201 }),
    details: endpoint({
      ...open,
      path: `${path}/appointmentdetails`,
      summary: 'Where a token stands now',
      body: z.object({ bookingId: namedId }),
      answer: place,
    }),
    qrByStatus: endpoint({
      ...open,
      path: `${path}/getqrcodebystatus`,
      summary: 'The QR code of the token page, or what is so instead',
      body: secondId(own),
      answer: qrAnswer,
    }),
    qrByMobile: endpoint({
      ...open,
      path: `${path}/getqrcodebymobile`,
      summary: 'The tokens of a mobile number, today and later',
      body: z.object({ mobile: text(40), [own]: namedId.optional(), parkId: namedId.optional() }),
      answer: z.object({ ticketDetails: z.array(z.record(z.string(), z.unknown())), message: z.string() }),
    }),
  };
}

/** Lists for staff: all of them, filtered. */
function listEndpoints<const A extends z.ZodType>({
  path,
  many,
  staff,
  answer,
}: Pick<Kind<z.ZodType, A, z.ZodType>, 'path' | 'many' | 'staff' | 'answer'>) {
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
}: Pick<Kind<z.ZodType, A, z.ZodType>, 'path' | 'many' | 'staff' | 'answer'>) {
  const byId = { path: `${path}/:id`, params: idParams } as const;
  return {
    one: endpoint({ method: 'GET', ...byId, access: staff, summary: `One of ${many}`, answer }),
    update: endpoint({
      method: 'PUT',
      ...byId,
      access: staff,
      summary: 'Call, complete, or mark as not here. Money, numbers and tenants never change here',
      body: z.object({ bookingStatus: z.string().max(20).nullish(), mobile: z.string().max(40).optional() }),
      answer,
    }),
    remove: endpoint({
      method: 'DELETE',
      ...byId,
      access: MANAGERS,
      summary: 'Void one; a paid one can only be refunded',
      answer: deletedAnswer,
    }),
  };
}

const appointmentEndpoints = <const B extends z.ZodType, const A extends z.ZodType, const P extends z.ZodType>(
  kind: Kind<B, A, P>,
) => ({
  ...visitorEndpoints(kind),
  ...listEndpoints(kind),
  ...recordEndpoints(kind),
});

/** The calls of product spec section 7, row Doctor booking. */
export const doctorAppointmentsApi = appointmentEndpoints({
  path: '/doctorbooking',
  many: 'appointments at clinics',
  own: 'clinicId',
  staff: MANAGERS,
  body: doctorRequest,
  answer: doctorAnswer,
  place: doctorPlace,
});

/** The calls of product spec section 7, row Loan/counter booking. */
export const loanAppointmentsApi = appointmentEndpoints({
  path: '/loanbooking',
  many: 'appointments at branches',
  own: 'branchId',
  staff: STAFF.filter((role) => role !== 'inspector'),
  body: loanRequest,
  answer: loanAnswer,
  place: loanPlace,
});
