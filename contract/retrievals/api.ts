import { z } from 'zod';
import { legacyState } from '#contract/appointments/api.ts';
import { legacyStatus } from '#contract/bookings/api.ts';
import { foundEnrolment } from '#contract/enrolments/api.ts';
import { endpoint } from '#contract/kernel/endpoint.ts';
import { idModel, namedId } from '#contract/kernel/fields.ts';
import { askedFor } from '#contract/kernel/filters.ts';
import { renamed, rupees, wire } from '#contract/kernel/wire/wire.ts';
import { bookingIds, offeringIds, offeringOf } from '#contract/payments/api.ts';
import { tokenStateModel } from '#contract/queues/model.ts';
import { foundVisit } from '#contract/visits/api.ts';
import { STANDINGS } from './model.ts';

/** Without private fields: a mobile number is no secret, so knowing it proves nothing. */
const foundTicket = wire(
  z.object({
    id: idModel,
    parkName: z.string(),
    visitDate: z.string(),
    total: z.int(),
    admitted: z.boolean(),
    image: z.string(),
  }),
  {
    renames: { selectedDate: 'visitDate', totalAmount: 'total', isTicketScanned: 'admitted' },
    fields: { totalAmount: rupees },
  },
);

const codeAnswer = renamed(
  z.object({
    status: z.boolean(),
    image: z.string().nullable(),
    message: z.string(),
    paymentStatus: legacyStatus,
    totalAmount: rupees,
    standing: z.enum(STANDINGS),
  }),
  { status: 'given', paymentStatus: 'status', totalAmount: 'total' },
);

const foundAnswer = <const F extends z.ZodType>(found: F) =>
  renamed(z.object({ ticketDetails: z.array(found), message: z.string() }), { ticketDetails: 'found' });

const foundTokenOf = <const Q extends string>(queue: Q) =>
  wire(
    z.object({
      id: idModel,
      number: z.int().nullable(),
      state: tokenStateModel,
      doctorName: z.string().nullable(),
      queueName: z.string(),
      day: z.string(),
      image: z.string(),
    }),
    {
      renames: { tokenNumber: 'number', bookingStatus: 'state', [queue]: 'queueName' as const, selectedDate: 'day' },
      fields: { bookingStatus: legacyState },
    },
  );

interface Retrieved<F extends z.ZodType> {
  path: `/${string}booking`;
  code: string;
  many: string;
  found: F;
}

const retrievalsOf = <const F extends z.ZodType>({ path, code, many, found }: Retrieved<F>) => ({
  byStatus: endpoint(`POST ${path}/getqrcodebystatus`, {
    access: 'public',
    traffic: 'payment',
    summary: `The QR code of ${code}, or what is so instead`,
    body: bookingIds,
    answer: codeAnswer,
  }),
  byMobile: endpoint(`POST ${path}/getqrcodebymobile`, {
    access: 'public',
    summary: `The ${many} of a mobile number, today and later`,
    body: z.codec(
      z.object({ mobile: z.string().max(40).default(''), ...offeringIds }),
      z.object({ mobile: z.string(), offeringId: z.string() }),
      {
        decode: ({ mobile, ...ids }) => ({ mobile, offeringId: offeringOf(ids) }),
        encode: ({ mobile, offeringId }) => ({ mobile, parkId: offeringId }),
      },
    ),
    answer: foundAnswer(found),
  }),
});

const tokens = { code: 'a token’s page', many: 'tokens' } as const;
const doctor = retrievalsOf({ path: '/doctorbooking', ...tokens, found: foundTokenOf('clinicName') });
const loan = retrievalsOf({ path: '/loanbooking', ...tokens, found: foundTokenOf('branchName') });
const visit = retrievalsOf({ path: '/exbhitionbooking', code: 'a visit’s page', many: 'visits', found: foundVisit });
const enrolment = retrievalsOf({
  path: '/coachingbooking',
  code: 'a paid place’s page',
  many: 'paid places',
  found: foundEnrolment,
});

export const retrievalsApi = {
  qrByStatus: endpoint('POST /ticketbooking/getqrcodebystatus', {
    access: 'public',
    traffic: 'payment',
    summary: 'The QR code of a paid ticket, or what is so instead',
    body: z.object({ bookingId: namedId, parkId: namedId }),
    answer: codeAnswer,
  }),
  qrByMobile: endpoint('POST /ticketbooking/getqrcodebymobile', {
    access: 'public',
    summary: 'The paid tickets of a mobile number at one park, today and later',
    body: z.object({
      mobile: askedFor(z.string().max(40).default('')),
      parkId: askedFor(z.literal('').or(namedId).default('')),
    }),
    answer: foundAnswer(foundTicket),
  }),
  doctorByStatus: doctor.byStatus,
  doctorByMobile: doctor.byMobile,
  loanByStatus: loan.byStatus,
  loanByMobile: loan.byMobile,
  visitByStatus: visit.byStatus,
  visitByMobile: visit.byMobile,
  enrolmentByStatus: enrolment.byStatus,
  enrolmentByMobile: enrolment.byMobile,
};
