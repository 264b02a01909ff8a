import { z } from 'zod';
import { bookingFilters, legacyStatus } from '#contract/bookings/api.ts';
import { bookingEndpoints } from '#contract/bookings/kinds/endpoints.ts';
import { endpoint, idParams, MANAGERS } from '#contract/kernel/endpoint.ts';
import { anyOfIds, anyOr, askedFor } from '#contract/kernel/filters.ts';
import { sortedBy } from '#contract/kernel/sorting.ts';
import { coded } from '#contract/kernel/wire/coded.ts';
import { rupees, wire, wireDay, wireMobile } from '#contract/kernel/wire/wire.ts';
import { enrolmentModel } from './model.ts';

const renames = {
  coachingId: 'batchId',
  coachingName: 'batchName',
  paymentStatus: 'status',
  paymentVendor: 'gateway',
};

/** E-mails are stored in lower case, and found in any case. */
const wireEmail = coded(z.string(), z.string(), {
  decode: (typed) => typed.trim().toLowerCase(),
  encode: (email) => email,
});

const enrolmentAnswer = wire(enrolmentModel, {
  renames,
  aliases: { name: 'studentName' },
  fields: {
    mobile: wireMobile,
    email: wireEmail,
    startDate: wireDay,
    endDate: wireDay,
    fee: rupees,
    paymentStatus: legacyStatus,
  },
});

const text = (max: number) => z.string().max(max).nullish();
const person = { studentName: text(120), name: text(120), email: text(254) };

/** The student has one of two names on the wire. The fee is only compared with ours. */
const request = z.object({
  coachingId: askedFor(z.string().max(64).default('')),
  ...person,
  studentName: askedFor(text(120)),
  mobile: askedFor(text(40)),
  name: text(120).meta({ description: 'Read where there is no studentName.' }),
  fee: rupees.optional(),
});
const asked = coded(request, z.custom<EnrolmentBody>(), {
  decode: ({ coachingId, studentName, name, email, mobile, fee }) => ({
    batchId: coachingId,
    studentName: studentName || name || '',
    email: email ?? '',
    mobile: mobile ?? '',
    fee,
  }),
  encode: ({ batchId, fee: _, ...rest }) => ({ coachingId: batchId, ...rest }),
  names: [['coachingId', 'batchId']],
});

export interface EnrolmentBody {
  batchId: string;
  studentName: string;
  email: string;
  mobile: string;
  /** Fee shown to the visitor, in paise. */
  fee?: number | undefined;
}

export const ENROLMENT_SORTS = ['date', 'student', 'mobile', 'email', 'batch', 'fee', 'status'] as const;

const searched = bookingFilters.extend({
  _id: z.string().nullish(),
  coachingId: anyOfIds,
  ...person,
  paymentStatus: anyOr(legacyStatus),
  sort: sortedBy(ENROLMENT_SORTS),
});
export type EnrolmentFilters = Omit<z.output<typeof searched>, '_id' | 'coachingId' | 'name' | 'paymentStatus'> & {
  status?: z.output<typeof searched>['paymentStatus'];
  id?: string | null | undefined;
  batchId?: string | string[] | null | undefined;
};
const filters = z.codec(searched, z.custom<EnrolmentFilters>(), {
  decode: ({ _id, coachingId, name, studentName, paymentStatus, ...rest }) => ({
    ...rest,
    id: _id,
    batchId: coachingId,
    studentName: studentName || name,
    status: paymentStatus,
  }),
  encode: ({ id, batchId, status, ...rest }) => ({
    ...rest,
    coachingId: batchId,
    paymentStatus: status,
    ...(id ? { _id: id } : {}),
  }),
});

/** Without private fields: a mobile number is no secret, so knowing it proves nothing. */
export const foundEnrolment = wire(
  enrolmentModel.pick({ id: true, batchName: true, startDate: true, endDate: true }).extend({ image: z.string() }),
  { renames },
);

export const enrolmentsApi = {
  ...bookingEndpoints({
    path: '/coachingbooking',
    many: 'places in batches',
    staff: MANAGERS,
    body: asked,
    answer: enrolmentAnswer,
    filters,
  }),
  update: endpoint('PUT /coachingbooking/:id', {
    access: MANAGERS,
    summary: 'Correct a student’s name, mobile number or e-mail. Money and status never change here',
    params: idParams,
    body: z.object({ ...person, mobile: text(40) }),
    answer: enrolmentAnswer,
  }),
};
