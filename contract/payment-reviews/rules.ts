import type { Payment } from '#contract/payment-reviews/model.ts';
import type { AttemptState } from '#contract/payments/model.ts';

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
