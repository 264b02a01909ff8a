import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';

/** An id as somebody sends it: whatever is not there is for the server to say. */
const namedId = z.string().regex(/^[\w-]{1,64}$/, 'This is not an id of Pravesh');

/** What the browser sends to start a payment, with the second id by any of its names. All of it is only compared with what the server knows. */
const startBody = z.codec(
  z.object({
    id: namedId,
    amount: z.union([z.number(), z.string()]),
    mid: z.string().max(64),
    parkId: namedId.optional(),
    clinicId: namedId.optional(),
    branchId: namedId.optional(),
    coachingId: namedId.optional(),
    mobile: z.string().optional(),
  }),
  z.object({ id: z.string(), amount: z.union([z.number(), z.string()]), mid: z.string(), offeringId: z.string() }),
  {
    decode: ({ id, amount, mid, clinicId, branchId, coachingId, parkId }) => ({
      ...{ id, amount, mid },
      offeringId: clinicId ?? branchId ?? coachingId ?? parkId ?? '',
    }),
    encode: ({ offeringId, ...rest }) => ({ ...rest, parkId: offeringId }),
  },
);

/** Card checkout: post `encRequest` and `access_code`, top level, to `url` (payments.md section 1.1). */
const cardForm = z.object({
  encRequest: z.string(),
  access_code: z.string(),
  accessCode: z.string(),
  url: z.string(),
  orderId: z.string(),
});

const form = z.record(z.string(), z.unknown());

const pay = (path: '/ticketbooking' | '/doctorbooking' | '/loanbooking', summary: string) =>
  endpoint({
    method: 'POST',
    path: `${path}/ccav/payment`,
    access: 'public',
    summary,
    body: startBody,
    answer: cardForm,
  });

export const paymentsApi = {
  payTicketByCard: pay('/ticketbooking', 'Start a card payment of a ticket booking'),
  payDoctorByCard: pay('/doctorbooking', 'Start a card payment of an appointment at a clinic'),
  payLoanByCard: pay('/loanbooking', 'Start a card payment of an appointment at a branch'),
  cardReturn: endpoint({
    method: 'POST',
    path: '/payments/ccav/return/:attemptId',
    access: 'public',
    summary: 'Where the card gateway sends the visitor back. A hint, never a proof',
    params: z.object({ attemptId: z.string() }),
    body: form,
    answer: 'redirect',
    form: true,
  }),
  cardReturnByLink: endpoint({
    method: 'GET',
    path: '/payments/ccav/return/:attemptId',
    access: 'public',
    summary: 'The same for a visitor who comes back by a link',
    params: z.object({ attemptId: z.string() }),
    answer: 'redirect',
  }),
  cardNotify: endpoint({
    method: 'POST',
    path: '/payments/ccav/notify/:credentialId',
    access: 'public',
    summary: 'Where the card gateway tells of changes. Causes an inquiry, nothing more',
    params: z.object({ credentialId: z.string() }),
    body: form,
    answer: z.object({ received: z.literal(true) }),
    form: true,
  }),
};
