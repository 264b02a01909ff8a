import { z } from 'zod';
import { requiredText } from '#contract/fields.ts';
import { ATTEMPT_STATES, type AttemptState, PAYMENT_STATUSES } from '#contract/payments/model.ts';

/** Book it, send the money back, or close it because nothing was paid. */
export const REVIEW_DECISIONS = ['accept', 'refund', 'reject'] as const;
export type ReviewDecision = (typeof REVIEW_DECISIONS)[number];

/** What came of a decision: an accepted payment may still find its booking paid by another one, or its place gone. */
export const REVIEW_OUTCOMES = ['paid', 'duplicate', 'late', 'refunding', 'failed'] as const;
export type ReviewOutcome = (typeof REVIEW_OUTCOMES)[number];

/** Kinds of booking that can cost something: tokens of branches and places at shows are free. */
export const PAID_KINDS = ['park-ticket', 'doctor-appointment', 'batch-enrolment'] as const;

const refundModel = z.object({
  amount: z.int(),
  reason: z.enum(['duplicate', 'late', 'owner']),
  state: z.enum(['requested', 'sent', 'pending', 'done', 'failed']),
  note: z.string(),
  createdAt: z.date(),
  updatedAt: z.date(),
});

/** The gateway's answer to our newest inquiry about a payment in review. Its word is shown as it came. */
const heardModel = z.object({ amount: z.int().nullable(), currency: z.string(), word: z.string(), at: z.date() });

const decidedModel = z.object({
  decision: z.enum(REVIEW_DECISIONS),
  outcome: z.enum(REVIEW_OUTCOMES),
  note: z.string(),
  role: z.enum(['owner', 'admin']),
  at: z.date(),
});

/** One attempt to pay, as its owner sees it. Amounts in paise; `visitDate` is a business day. */
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
  /** What the booking costs, and so what we asked for. */
  amount: z.int(),
  gateway: z.string(),
  state: z.enum(ATTEMPT_STATES),
  stateText: z.string(),
  reviewText: z.string().nullable(),
  bookingStatus: z.enum(PAYMENT_STATUSES),
  createdAt: z.date(),
  updatedAt: z.date(),
  heard: heardModel.nullable(),
  refund: refundModel.nullable(),
  decided: decidedModel.nullable(),
  /** The ticket was scanned, or the token was called. */
  used: z.boolean(),
  /** The owner may send it back: it paid a booking, and no refund is under way. */
  refundable: z.boolean(),
});
export type Payment = z.output<typeof paymentModel>;

/** Why, for whoever reads it later. */
export const noteModel = requiredText(300, 'Please say why');

export const decisionModel = z.object({ decision: z.enum(REVIEW_DECISIONS), note: noteModel });
export type Decision = z.output<typeof decisionModel>;

export const refundRequestModel = z.object({
  bookingId: z.string().min(1).max(64),
  note: noteModel,
  /** Also when the ticket was scanned or the token called. */
  evenIfUsed: z.boolean().default(false),
});
export type RefundRequest = z.output<typeof refundRequestModel>;

const STATES: Record<AttemptState, string> = {
  created: 'Waiting for the visitor',
  initiated: 'Waiting for the visitor',
  start_failed: 'Could not be started',
  awaited: 'The bank has not decided',
  review: 'Needs your decision',
  expired: 'Not paid in time',
  aborted: 'Stopped by the visitor',
  failed: 'Did not go through',
  succeeded: 'Paid',
  refunded: 'Sent back',
  chargeback: 'Taken back by the bank',
};

/** Where a payment stands, in plain words; money that goes back is told before anything else. */
export function stateWords(state: AttemptState, refund: NonNullable<Payment['refund']>['state'] | null): string {
  if (state === 'chargeback' || refund === null) return STATES[state];
  if (refund === 'failed') return 'Could not be sent back';
  return refund === 'done' ? STATES.refunded : 'Being sent back';
}

/** States that an owner can look for: each word once. */
export const SEARCHED_STATES = [
  'review',
  'succeeded',
  'refunded',
  'awaited',
  'initiated',
  'failed',
  'aborted',
  'expired',
  'chargeback',
] as const satisfies readonly AttemptState[];
export const searchedStateWords = (state: AttemptState): string => STATES[state];

const REASONS: Record<string, string> = {
  'another order': 'The gateway’s answer names another order.',
  'another merchant': 'The gateway’s answer names another merchant.',
  'no order': 'The gateway’s answer names no order.',
  'another amount': 'Another amount was paid than the booking costs.',
  'another currency': 'It was not paid in rupees.',
  'no transaction number': 'The gateway gave no transaction number.',
  'a success without a transaction number': 'The gateway gave no transaction number.',
  'less was captured': 'The gateway took less money than the booking costs.',
  'suspected fraud': 'The gateway suspects fraud.',
  'a success older than the attempt': 'The gateway says it was paid before the visitor began to pay.',
  'the transaction number belongs to another attempt': 'The gateway’s transaction number belongs to another payment.',
  'not settled after 72 hours': 'The bank did not decide within three days.',
};
const ANY_REASON = 'The gateway’s answer does not fit the booking.';

/** Why a payment waits for a person, in plain words; several reasons stand with commas between them. */
export const reviewWords = (reason: string): string =>
  [...new Set(reason.split(', ').map((part) => REASONS[part] ?? ANY_REASON))].join(' ');
