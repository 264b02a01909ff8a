import type { ClaimedState, InquiryResult, Meaning, RefundResult, ResultInfo } from '../gateway.ts';

/** No word needs a person; only contradicting facts do. */
export type StatusResult = Exclude<InquiryResult, 'REVIEW'>;

/** Codes that override a word of failure; most are about the question, not about the payment. */
const STATUS_CODES: Readonly<Record<string, StatusResult>> = {
  141: 'ABORTED',
  331: 'NOT_FOUND',
  334: 'NOT_FOUND',
  330: 'REFUSED',
  335: 'REFUSED',
  501: 'UNREACHABLE',
};

const plain = (word: string): string => word.toUpperCase().replace(/[\s-]/g, '');

/** The word first, then the code (docs/payments.md 1.4 and 4.7). */
export function statusMeaning({ resultStatus, resultCode }: ResultInfo): Meaning<StatusResult> {
  const known = (state: StatusResult) => ({ state, unknown: false });
  switch (plain(resultStatus)) {
    case 'TXN_SUCCESS':
      return known('SUCCEEDED');
    case 'PENDING':
      return known('AWAITED');
    case 'TXN_FAILURE':
      return known(STATUS_CODES[resultCode] ?? 'FAILED');
    case 'NO_RECORD_FOUND':
      return known('NOT_FOUND');
    case 'U':
      return known('UNREACHABLE');
    // The question itself was refused, for its signature or a member of its body.
    case 'F':
      return known(STATUS_CODES[resultCode] ?? 'REFUSED');
    default:
      return { state: 'AWAITED', unknown: true };
  }
}

/** STATUS and RESPCODE of a return or webhook. Failures that say nothing about the payment claim nothing. */
export function returnMeaning(word: string, code: string): ClaimedState | null {
  const { state } = statusMeaning({ resultStatus: word, resultCode: code, resultMsg: '' });
  if (state === 'SUCCEEDED') return 'VERIFY_SUCCESS';
  return state === 'FAILED' || state === 'ABORTED' || state === 'AWAITED' ? state : null;
}

type RefundMeaning = RefundResult['state'] | 'ASK';

/** Codes that override the word. ASK: inquire about the refund. */
const REFUND_CODES: Readonly<Record<string, RefundMeaning>> = {
  501: 'UNREACHABLE',
  601: 'PENDING',
  628: 'PENDING',
  617: 'ASK',
  626: 'ASK',
  629: 'ASK',
  631: 'NOT_SEEN',
  330: 'REFUSED',
  335: 'REFUSED',
};

/** For the refund calls (docs/payments.md 4.8). An unknown word decides nothing. */
export function refundMeaning({ resultStatus, resultCode }: ResultInfo): RefundMeaning {
  const byCode = REFUND_CODES[resultCode];
  if (byCode) return byCode;
  const word = plain(resultStatus);
  if (word === 'TXN_SUCCESS') return 'DONE';
  if (word === 'PENDING') return 'PENDING';
  if (word === 'TXN_FAILURE') return 'FAILED';
  return word === 'F' ? 'REFUSED' : 'UNREACHABLE';
}
