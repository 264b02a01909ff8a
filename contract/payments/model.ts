/** Money is taken through one of these. */
export const GATEWAYS = ['ccav', 'paytm'] as const;

/** A booking stands in one of these ways with its money. The legacy words for these live in bookings/api.ts. */
export const PAYMENT_STATUSES = ['pending', 'paid', 'aborted', 'awaited', 'failed', 'refunded'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** An attempt to pay stands in one of these states (docs/payments.md 6). */
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

/** A payment waits for a person for these: the gateway's facts and our order disagree, or its word is doubtful (docs/payments.md 6.4). */
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

/** The money of a booking that went back or is on its way, as its visitor is told. */
export interface MoneyBack {
  amountPaise: number;
  /** The refund pays back this of a ticket, "2 × Adult"; null for all of it. */
  items: string | null;
  reason: 'duplicate' | 'late' | 'owner' | 'reversed';
  state: 'underway' | 'done' | 'failed';
}
