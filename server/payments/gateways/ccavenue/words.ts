import type { ClaimedState, InquiryResult, Meaning } from '../gateway.ts';

/** Returns and the API use different words; returns of the mobile kit use the API's, so both are read. */
const RETURN_WORDS = new Map<string, ClaimedState>([
  ['success', 'VERIFY_SUCCESS'],
  ['successful', 'VERIFY_SUCCESS'],
  ['failure', 'FAILED'],
  ['unsuccessful', 'FAILED'],
  ['invalid', 'FAILED'],
  ['timeout', 'FAILED'],
  ['aborted', 'ABORTED'],
  ['awaited', 'AWAITED'],
  ['initiated', 'AWAITED'],
]);

const STATUS_WORDS = new Map<string, InquiryResult>([
  ['shipped', 'SUCCEEDED'],
  ['successful', 'SUCCEEDED'],
  ['success', 'SUCCEEDED'],
  ['unsuccessful', 'FAILED'],
  ['failure', 'FAILED'],
  ['invalid', 'FAILED'],
  ['timeout', 'FAILED'],
  ['fraud', 'REVIEW'],
  ['aborted', 'ABORTED'],
  ['cancelled', 'REFUNDED'],
  ['autocancelled', 'REFUNDED'],
  ['autoreversed', 'REFUNDED'],
  ['refunded', 'REFUNDED'],
  ['systemrefund', 'REFUNDED'],
  ['chargeback', 'CHARGEBACK'],
  ['awaited', 'AWAITED'],
  ['initiated', 'AWAITED'],
]);

/** For returns and webhooks (docs/payments.md 3.4). A word in no document we know is waiting, never paid or failed. */
export const returnMeaning = (word: string): ClaimedState => RETURN_WORDS.get(plain(word)) ?? 'AWAITED';

/** For the status API (docs/payments.md 3.5). */
export function statusMeaning(word: string): Meaning<InquiryResult> {
  const state = STATUS_WORDS.get(plain(word));
  return state ? { state, unknown: false } : { state: 'AWAITED', unknown: true };
}

/** Any other paid money still has to be confirmed. */
export const isCaptured = (word: string): boolean => plain(word) === 'shipped';

/** The visitor reached the page and did nothing there. In a return the same word means waiting. */
export const isOnPage = (word: string): boolean => plain(word) === 'initiated';

/** True for the word for refunded money; no document says whether a partial refund counts. */
export const isRefundedWord = (word: string): boolean => plain(word) === 'refunded';

const plain = (word: string): string => word.toLowerCase().replace(/[\s-]/g, '');
