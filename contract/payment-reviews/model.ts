import { z } from 'zod';
import { requiredText } from '#contract/kernel/fields.ts';
import type { Wording } from '#contract/kernel/text.ts';
import { ATTEMPT_STATES, type AttemptState, PAYMENT_STATUSES } from '#contract/payments/model.ts';

export const REVIEW_DECISIONS = ['accept', 'refund', 'reject'] as const;
export type ReviewDecision = (typeof REVIEW_DECISIONS)[number];

/** Results of a decision: an accepted payment may still find the booking paid by another one, or its place gone. */
export const REVIEW_OUTCOMES = ['paid', 'duplicate', 'late', 'refunding', 'failed'] as const;
export type ReviewOutcome = (typeof REVIEW_OUTCOMES)[number];

/** Booking kinds with a price: branch tokens and shows are free. */
export const PAID_KINDS = ['park-ticket', 'doctor-appointment', 'batch-enrolment'] as const;

/** `dropped`: it failed and was replaced by another refund. */
export const REFUND_STATES = ['requested', 'sent', 'pending', 'done', 'failed', 'dropped'] as const;

const refundModel = z.object({
  id: z.string(),
  amount: z.int(),
  items: z.string().nullable(),
  reason: z.enum(['duplicate', 'late', 'owner']),
  state: z.enum(REFUND_STATES),
  /** Accepted by the gateway, and no longer part of the booking. */
  given: z.boolean(),
  note: z.string(),
  trouble: z.string().nullable(),
  createdAt: z.date(),
  updatedAt: z.date(),
});

/** The gateway's last answer to our inquiry, with its own status word. */
const heardModel = z.object({ amount: z.int().nullable(), currency: z.string(), word: z.string(), at: z.date() });

const askedModel = z.object({
  at: z.date().nullable(),
  next: z.date().nullable(),
  answered: z.boolean(),
  refused: z.boolean(),
});

const decidedModel = z.object({
  decision: z.enum(REVIEW_DECISIONS),
  outcome: z.enum(REVIEW_OUTCOMES),
  note: z.string(),
  role: z.enum(['owner', 'admin']),
  at: z.date(),
});

/** A payment attempt as its owner sees it. Amounts in paise; `visitDate` is a business day. */
export const paymentModel = z.object({
  id: z.string(),
  organisationId: z.string(),
  orderId: z.string(),
  bookingId: z.string(),
  shortCode: z.string(),
  kind: z.string(),
  visitDate: z.string(),
  offeringId: z.string(),
  offeringName: z.string(),
  mobile: z.string(),
  amount: z.int(),
  gateway: z.string(),
  /** `reference`: id at the gateway; the other is the bank's. Null until the gateway reports them. */
  reference: z.string().nullable(),
  bankReference: z.string().nullable(),
  state: z.enum(ATTEMPT_STATES),
  stateText: z.string(),
  reviewText: z.string().nullable(),
  bookingStatus: z.enum(PAYMENT_STATUSES),
  createdAt: z.date(),
  updatedAt: z.date(),
  heard: heardModel.nullable(),
  asked: askedModel,
  unsettled: z.boolean(),
  refund: refundModel.nullable(),
  refunds: z.array(refundModel),
  decided: decidedModel.nullable(),
  /** The ticket was scanned or the token called: a refund then needs `evenIfUsed`. */
  used: z.boolean(),
  /** True if the payment paid a booking and none of its refunds is pending or failed. */
  refundable: z.boolean(),
});
export type Payment = z.output<typeof paymentModel>;
export type Refund = z.output<typeof refundModel>;

export const noteModel = requiredText(300, 'payment-reviews.noReason');

export const decisionModel = z.object({ decision: z.enum(REVIEW_DECISIONS), note: noteModel });
export type Decision = z.output<typeof decisionModel>;

const chosenLineModel = z.object({ category: z.string().min(1).max(60), quantity: z.int().min(1).max(100_000) });
export type ChosenLine = z.output<typeof chosenLineModel>;

export const refundRequestModel = z.object({
  bookingId: z.string().min(1).max(64),
  note: noteModel,
  lines: z.array(chosenLineModel).min(1).max(60).nullish(),
  /** Amount shown to the person, in paise: any other amount is never sent. */
  amount: z.int().nullish(),
  evenIfUsed: z.boolean().default(false),
});
export type RefundRequest = z.output<typeof refundRequestModel>;

export const refundQuoteModel = z.object({
  bookingId: z.string(),
  amount: z.int(),
  used: z.boolean(),
  /** Empty if only a full refund is possible. `amounts`: for one unit, for two, and so on. */
  lines: z.array(z.object({ category: z.string(), label: z.string(), quantity: z.int(), amounts: z.array(z.int()) })),
});
export type RefundQuote = z.output<typeof refundQuoteModel>;

export const retryModel = refundRequestModel.pick({ evenIfUsed: true });
export type Retry = z.output<typeof retryModel>;

export const REFUND_FAILED = 'refund-failed';
export const HANGING = 'hanging';
export type SearchedState = AttemptState | typeof REFUND_FAILED | typeof HANGING;

export const SEARCHED_STATES = [
  'review',
  HANGING,
  'succeeded',
  'refunded',
  REFUND_FAILED,
  'awaited',
  'initiated',
  'failed',
  'aborted',
  'expired',
  'chargeback',
] as const satisfies readonly SearchedState[];

/** As the server knows them, before their texts are said in anybody's language. */
export type UnsaidRefund = Omit<Refund, 'trouble'> & { trouble: Wording | null };
export type UnsaidPayment = Omit<Payment, 'stateText' | 'reviewText' | 'refund' | 'refunds'> & {
  stateText: Wording;
  reviewText: Wording | null;
  refund: UnsaidRefund | null;
  refunds: UnsaidRefund[];
};
