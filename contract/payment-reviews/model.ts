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
  /** Why it failed, or what it waits for; null where all goes well. */
  trouble: z.string().nullable(),
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
  /** It paid for a ticket that was scanned, or a token that was called: sending it back needs that to be known. */
  used: z.boolean(),
  /** The owner may send it back: it paid a booking, and nobody has asked for that yet. One that failed is tried again instead. */
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

/** Trying again what the gateway refused to send back. */
export const retryModel = refundRequestModel.pick({ evenIfUsed: true });
export type Retry = z.output<typeof retryModel>;

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

const NOT_SENT_BACK = 'Could not be sent back';

/** Where a payment stands, in plain words; money that goes back is told before anything else. */
export function stateWords(state: AttemptState, refund: NonNullable<Payment['refund']>['state'] | null): string {
  if (state === 'chargeback' || refund === null) return STATES[state];
  if (refund === 'failed') return NOT_SENT_BACK;
  return refund === 'done' ? STATES.refunded : 'Being sent back';
}

/** Also looked for: payments that should go back, and that the gateway refused to send. */
export const REFUND_FAILED = 'refund-failed';
export type SearchedState = AttemptState | typeof REFUND_FAILED;

/** States that an owner can look for: each word once. */
export const SEARCHED_STATES = [
  'review',
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
export const searchedStateWords = (state: SearchedState): string =>
  state === REFUND_FAILED ? NOT_SENT_BACK : STATES[state];

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

/** What the gateways' codes for a refused refund mean (docs/payments.md 3.6 and 4.8). */
const TROUBLES: Record<string, string> = {
  51310: 'The gateway does not allow this payment to be sent back',
  51311: 'The gateway does not allow a second refund of one payment',
  51313: 'The gateway does not find this payment',
  51314: 'The gateway says that less than this can still be sent back',
  51315: 'The payer disputes this payment, so the gateway holds it',
  51328: 'The gateway does not allow a second refund of one payment',
  600: 'The bank refused the refund',
  607: 'The gateway says that this payment was cancelled',
  619: 'The gateway says that less than this can still be sent back',
  620: 'The balance at the gateway was too low',
  627: 'The gateway does not find this payment',
  635: 'The amount is too small to be sent back',
};
const ANY_TROUBLE = 'The gateway refused the refund';
const LOW_BALANCE = '620';

/** Why a refund failed, or what it waits for, in plain words and with the gateway's code for whoever asks there; null while all goes well. */
export function refundTrouble(state: NonNullable<Payment['refund']>['state'], reason: string | null): string | null {
  const [, code] = /^code ([\w-]{1,20})$/.exec(reason ?? '') ?? [];
  if (state === 'sent' && code === LOW_BALANCE)
    return 'The balance at the gateway is too low. It is tried again by itself, four times a day.';
  if (state !== 'failed') return null;
  return `${TROUBLES[code ?? ''] ?? ANY_TROUBLE}${code ? ` (code ${code})` : ''}.`;
}
