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

/** How a visitor gets the QR code of a paid ticket: by the booking, or by the mobile number that booked. */
export const retrievalsApi = {
  qrByStatus: endpoint({
    method: 'POST',
    path: '/ticketbooking/getqrcodebystatus',
    access: 'public',
    summary: 'The QR code of a paid ticket, or what is so instead',
    body: z.object({ bookingId: namedId, parkId: namedId }),
    answer: z.object({
      status: z.boolean(),
      image: z.string().nullable(),
      message: z.string(),
      paymentStatus: legacyStatus,
    }),
  }),
  qrByMobile: endpoint({
    method: 'POST',
    path: '/ticketbooking/getqrcodebymobile',
    access: 'public',
    summary: 'The paid tickets of a mobile number at one park, today and later',
    body: z.object({ mobile: z.string().max(40).default(''), parkId: namedId }),
    answer: z.object({ ticketDetails: z.array(foundTicket), message: z.string() }),
  }),
};
