import type { Wording } from '#contract/kernel/text.ts';
export const GATEWAYS = ['ccav', 'paytm'] as const;

/** Payment status of a booking. The old API's words are in bookings/api.ts. */
export const PAYMENT_STATUSES = ['pending', 'paid', 'aborted', 'awaited', 'failed', 'refunded'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** States of a payment attempt (docs/payments.md 6). */
export const ATTEMPT_STATES = [
  'created',
  'initiated',
  'start_failed',
  'awaited',
  'expired',
  'aborted',
  'failed',
  'succeeded',
  'review',
  'refunded',
  'chargeback',
] as const;
export type AttemptState = (typeof ATTEMPT_STATES)[number];

/** Reasons for a review: the gateway's facts differ from our order, or are doubtful (docs/payments.md 6.4). */
export const MISMATCHES = [
  'other_order',
  'other_merchant',
  'no_order',
  'other_amount',
  'other_currency',
  'no_transaction',
  'less_captured',
  'suspected_fraud',
  'older_than_attempt',
  'transaction_elsewhere',
  'undecided',
] as const;
export type Mismatch = (typeof MISMATCHES)[number];

export interface MoneyBack {
  amountPaise: number;
  /** Tickets of a part refund, "2 × Adult"; null where all was refunded. */
  items: Wording | null;
  reason: 'duplicate' | 'late' | 'owner' | 'reversed';
  state: 'underway' | 'done' | 'failed';
}
