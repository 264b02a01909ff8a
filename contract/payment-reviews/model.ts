import { z } from 'zod';
import { requiredText } from '#contract/kernel/fields.ts';
import { ATTEMPT_STATES, type AttemptState, PAYMENT_STATUSES } from '#contract/payments/model.ts';

/** Book it, send the money back, or close it because nothing was paid. */
export const REVIEW_DECISIONS = ['accept', 'refund', 'reject'] as const;
export type ReviewDecision = (typeof REVIEW_DECISIONS)[number];

/** A decision ends so: an accepted payment may still find its booking paid by another one, or its place gone. */
export const REVIEW_OUTCOMES = ['paid', 'duplicate', 'late', 'refunding', 'failed'] as const;
export type ReviewOutcome = (typeof REVIEW_OUTCOMES)[number];

/** Kinds of booking that can cost something: tokens of branches and places at shows are free. */
export const PAID_KINDS = ['park-ticket', 'doctor-appointment', 'batch-enrolment'] as const;

/** Dropped: it failed, and another was asked for instead. */
export const REFUND_STATES = ['requested', 'sent', 'pending', 'done', 'failed', 'dropped'] as const;

const refundModel = z.object({
  id: z.string(),
  amount: z.int(),
  /** The refund pays back this of the booking, "2 × Adult, 1 × Child"; null for all that was left of it. */
  items: z.string().nullable(),
  reason: z.enum(['duplicate', 'late', 'owner']),
  state: z.enum(REFUND_STATES),
  /** The gateway took it, and what it pays back is no longer booked. */
  given: z.boolean(),
  note: z.string(),
  /** These words say why it failed, or what it waits for; null where all goes well. */
  trouble: z.string().nullable(),
  createdAt: z.date(),
  updatedAt: z.date(),
});

/** The gateway's last answer to an inquiry of ours. Its word is shown as it came. */
const heardModel = z.object({ amount: z.int().nullable(), currency: z.string(), word: z.string(), at: z.date() });

/** When we last asked the gateway, null for not yet, and when we ask again by ourselves, null for never. */
const askedModel = z.object({
  at: z.date().nullable(),
  next: z.date().nullable(),
  /** It has answered what we asked last. */
  answered: z.boolean(),
  /** It does not take our keys. */
  refused: z.boolean(),
});

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
  /** The booking costs this, and so we asked for it. */
  amount: z.int(),
  gateway: z.string(),
  /** The gateway knows the payment by the first, the visitor's bank by the second; null before it told us. */
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
  /** The gateway may still say otherwise: it can be asked now. */
  unsettled: z.boolean(),
  /** The refund to look at: one that failed, else the newest. */
  refund: refundModel.nullable(),
  /** Every refund of it, oldest first. */
  refunds: z.array(refundModel),
  decided: decidedModel.nullable(),
  /** It paid for a ticket that was scanned, or a token that was called: sending it back needs that to be known. */
  used: z.boolean(),
  /** The owner may send it back, or what is left of it: it paid a booking, and no refund of it waits for the gateway or failed there. */
  refundable: z.boolean(),
});
export type Payment = z.output<typeof paymentModel>;
export type Refund = z.output<typeof refundModel>;

/** The note says why, for those who read it later. */
export const noteModel = requiredText(300, 'Please say why');

export const decisionModel = z.object({ decision: z.enum(REVIEW_DECISIONS), note: noteModel });
export type Decision = z.output<typeof decisionModel>;

/** A number of units of one line of a ticket, by its category. */
const chosenLineModel = z.object({ category: z.string().min(1).max(60), quantity: z.int().min(1).max(100_000) });
export type ChosenLine = z.output<typeof chosenLineModel>;

export const refundRequestModel = z.object({
  bookingId: z.string().min(1).max(64),
  note: noteModel,
  /** Some of a ticket's lines; absent or null for all that is left of the booking. */
  lines: z.array(chosenLineModel).min(1).max(60).nullish(),
  /** The person was told that this goes back, in paise: another amount is never sent. */
  amount: z.int().nullish(),
  /** Also when the ticket was scanned or the token called. */
  evenIfUsed: z.boolean().default(false),
});
export type RefundRequest = z.output<typeof refundRequestModel>;

/** So much of a paid booking can go back, in paise, each after its share of the discount. */
export const refundQuoteModel = z.object({
  bookingId: z.string(),
  /** All that is left brings this. */
  amount: z.int(),
  used: z.boolean(),
  /** The lines of a ticket; empty where only all of it can go back. `amounts`: what one of it brings, what two, and so on. */
  lines: z.array(z.object({ category: z.string(), label: z.string(), quantity: z.int(), amounts: z.array(z.int()) })),
});
export type RefundQuote = z.output<typeof refundQuoteModel>;

/** Trying again what the gateway refused to send back. */
export const retryModel = refundRequestModel.pick({ evenIfUsed: true });
export type Retry = z.output<typeof retryModel>;

/** Also looked for: payments that should go back, and that the gateway refused to send. */
export const REFUND_FAILED = 'refund-failed';
/** Likewise: payments of which nobody knows after ten minutes. */
export const HANGING = 'hanging';
export type SearchedState = AttemptState | typeof REFUND_FAILED | typeof HANGING;

/** States that an owner can look for: each word once. */
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
