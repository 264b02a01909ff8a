import { z } from 'zod';
import { legacyStatus } from '#contract/bookings/api.ts';
import { endpoint } from '#contract/endpoint.ts';
import { idModel } from '#contract/fields.ts';
import { rupees, wire } from '#contract/wire.ts';

/** An id as somebody sends it: whatever is not there is for the server to say. */
const namedId = z.string().regex(/^[\w-]{1,64}$/, 'This is not an id of Pravesh');

/** Little of a ticket: a mobile number is no secret, so nothing private comes back for it. */
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

/** The second id of an appointment, by any of the names that old clients use. */
const secondId = { clinicId: namedId.optional(), branchId: namedId.optional(), parkId: namedId.optional() };
type SecondId = { clinicId?: string; branchId?: string; parkId?: string };
const queueOf = ({ clinicId, branchId, parkId }: SecondId): string => clinicId ?? branchId ?? parkId ?? '';

const codeAnswer = z.object({
  status: z.boolean(),
  image: z.string().nullable(),
  message: z.string(),
  paymentStatus: legacyStatus,
});

/** Little of a token, as of a ticket. */
const foundToken = wire(
  z.object({
    id: idModel,
    tokenNumber: z.int().nullable(),
    bookingStatus: z.string(),
    doctorName: z.string().nullable(),
    branchName: z.string(),
    selectedDate: z.string(),
    image: z.string(),
  }),
);

const retrievalsOf = (path: '/doctorbooking' | '/loanbooking') => ({
  byStatus: endpoint({
    method: 'POST',
    path: `${path}/getqrcodebystatus`,
    access: 'public',
    summary: 'The QR code of a token’s page, or what is so instead',
    body: z.codec(
      z.object({ bookingId: namedId, ...secondId }),
      z.object({ bookingId: z.string(), queueId: z.string() }),
      {
        decode: ({ bookingId, ...ids }) => ({ bookingId, queueId: queueOf(ids) }),
        encode: ({ bookingId, queueId }) => ({ bookingId, parkId: queueId }),
      },
    ),
    answer: codeAnswer,
  }),
  byMobile: endpoint({
    method: 'POST',
    path: `${path}/getqrcodebymobile`,
    access: 'public',
    summary: 'The tokens of a mobile number, today and later',
    body: z.codec(
      z.object({ mobile: z.string().max(40).default(''), ...secondId }),
      z.object({ mobile: z.string(), queueId: z.string() }),
      {
        decode: ({ mobile, ...ids }) => ({ mobile, queueId: queueOf(ids) }),
        encode: ({ mobile, queueId }) => ({ mobile, parkId: queueId }),
      },
    ),
    answer: z.object({ ticketDetails: z.array(foundToken), message: z.string() }),
  }),
});

const [doctor, loan] = [retrievalsOf('/doctorbooking'), retrievalsOf('/loanbooking')];

/** How a visitor gets the QR code of a paid ticket: by the booking, or by the mobile number that booked. */
export const retrievalsApi = {
  qrByStatus: endpoint({
    method: 'POST',
    path: '/ticketbooking/getqrcodebystatus',
    access: 'public',
    summary: 'The QR code of a paid ticket, or what is so instead',
    body: z.object({ bookingId: namedId, parkId: namedId }),
    answer: codeAnswer,
  }),
  qrByMobile: endpoint({
    method: 'POST',
    path: '/ticketbooking/getqrcodebymobile',
    access: 'public',
    summary: 'The paid tickets of a mobile number at one park, today and later',
    body: z.object({ mobile: z.string().max(40).default(''), parkId: namedId }),
    answer: z.object({ ticketDetails: z.array(foundTicket), message: z.string() }),
  }),
  doctorByStatus: doctor.byStatus,
  doctorByMobile: doctor.byMobile,
  loanByStatus: loan.byStatus,
  loanByMobile: loan.byMobile,
};
