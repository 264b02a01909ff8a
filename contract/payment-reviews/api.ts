import { z } from 'zod';
import { legacyStatus } from '#contract/bookings/api.ts';
import { endpoint, idParams, MANAGERS, pageModel } from '#contract/kernel/endpoint.ts';
import { anyDay, anyOr } from '#contract/kernel/filters.ts';
import { sortedBy } from '#contract/kernel/sorting.ts';
import { rupees, wire, wireMobile } from '#contract/kernel/wire/wire.ts';
import { ATTEMPT_STATES, GATEWAYS } from '#contract/payments/model.ts';
import {
  decisionModel,
  HANGING,
  PAID_KINDS,
  paymentModel,
  REFUND_FAILED,
  refundQuoteModel,
  refundRequestModel,
  retryModel,
} from './model.ts';

const refundAnswer = wire(paymentModel.shape.refund.unwrap(), { fields: { amount: rupees } });

export const paymentAnswer = wire(paymentModel, {
  renames: { selectedDate: 'visitDate', paymentStatus: 'bookingStatus' },
  fields: {
    amount: rupees,
    paymentStatus: legacyStatus,
    heard: wire(paymentModel.shape.heard.unwrap(), { fields: { amount: rupees.nullable() } }).nullable(),
    refund: refundAnswer.nullable(),
    refunds: z.array(refundAnswer),
  },
});

export const PAYMENT_SORTS = ['at', 'order', 'offering', 'amount', 'mobile', 'state'] as const;

/** Absent, null or empty: any. Days are inclusive; `parkId` is the park, clinic, branch or batch. */
const searched = pageModel.extend({
  organisationId: z.string().nullish(),
  state: anyOr(z.enum([...ATTEMPT_STATES, REFUND_FAILED, HANGING])),
  kind: anyOr(z.enum(PAID_KINDS)),
  offeringId: z.string().max(64).nullish(),
  startDate: anyOr(z.string()),
  endDate: anyOr(z.string()),
  mobile: wireMobile.nullish(),
  orderId: z.string().max(64).nullish(),
  gateway: anyOr(z.enum(GATEWAYS)),
  sort: sortedBy(PAYMENT_SORTS),
});
export type PaymentSearch = z.output<typeof searched>;

const attemptParams = z.object({ attemptId: z.string().min(1).max(64) });

const doneAnswer = z.object({ message: z.string(), payment: paymentAnswer });

/** Payments in review, and refunds. Not in the original product (docs/behaviour.md 5.4, docs/payments.md 6). */
export const paymentReviewsApi = {
  search: endpoint('POST /payments/search', {
    access: MANAGERS,
    traffic: 'report',
    summary: 'Attempts to pay, newest first: what was asked, what the gateway says, what went back',
    body: wire(searched, {
      renames: { parkId: 'offeringId' },
      fields: { startDate: anyDay, endDate: anyDay },
    }),
    answer: z.array(paymentAnswer),
    list: true,
  }),
  review: endpoint('POST /payments/:attemptId/review', {
    access: MANAGERS,
    traffic: 'payment',
    summary: 'Decide about a payment that waits for a person; the gateway is asked again first, and has the last word',
    params: attemptParams,
    body: decisionModel,
    answer: doneAnswer,
  }),
  ask: endpoint('POST /payments/:attemptId/ask', {
    access: MANAGERS,
    traffic: 'payment',
    summary: 'Ask the gateway about a payment that is not settled now, and act on its answer',
    params: attemptParams,
    answer: doneAnswer,
  }),
  quoteRefund: endpoint('GET /bookings/:id/refund', {
    access: MANAGERS,
    mayConflict: true,
    summary:
      'What of a paid booking can go back: all that is left, and each line of a ticket after its share of the discount',
    params: idParams,
    answer: wire(refundQuoteModel, {
      fields: {
        amount: rupees,
        lines: z.array(wire(refundQuoteModel.shape.lines.element, { fields: { amounts: z.array(rupees) } })),
      },
    }),
  }),
  refund: endpoint('POST /payments/refund', {
    access: MANAGERS,
    traffic: 'payment',
    once: true,
    summary:
      'Send the money of a paid booking back, all that is left or some of a ticket’s lines; what goes back is void when the gateway takes the refund',
    body: wire(refundRequestModel, { fields: { amount: rupees.nullish() } }),
    answer: doneAnswer,
  }),
  retryRefund: endpoint('POST /payments/:attemptId/refund', {
    access: MANAGERS,
    traffic: 'payment',
    once: true,
    summary:
      'Try a refund again that failed, once; the gateway is asked first whether an earlier one arrived, and has the last word',
    params: attemptParams,
    body: retryModel,
    answer: doneAnswer,
  }),
};
