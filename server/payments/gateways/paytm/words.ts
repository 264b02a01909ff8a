import type { ClaimedState, InquiryResult, RefundResult, ResultInfo } from '../gateway.ts';

/** The meaning of one of Paytm's words. */
interface Meaning<State> {
  state: State;
  /** The word is in no document we know: it counts as waiting, never as paid or failed, and somebody should look. */
  unknown: boolean;
}

/** The results that Paytm's words can have: none asks for a person, only facts that disagree do. */
export type StatusResult = Exclude<InquiryResult, 'REVIEW'>;

/**
 * Codes that some answers carry beside a word of failure, although they are about the question and not about the
 * payment.
 */
const STATUS_CODES: Readonly<Record<string, StatusResult>> = {
  141: 'ABORTED',
  331: 'NOT_FOUND',
  334: 'NOT_FOUND',
  330: 'REFUSED',
  335: 'REFUSED',
  501: 'UNREACHABLE',
};

const plain = (word: string): string => word.toUpperCase().replace(/[\s-]/g, '');

/** The result of the Transaction Status API: the word first, then the code (docs/payments.md 1.4 and 4.7). */
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

/**
 * The meaning of STATUS and RESPCODE in a return or notice. Failures that say nothing about the payment claim nothing.
 */
export function returnMeaning(word: string, code: string): Meaning<ClaimedState | null> {
  const { state, unknown } = statusMeaning({ resultStatus: word, resultCode: code, resultMsg: '' });
  if (state === 'SUCCEEDED') return { state: 'VERIFY_SUCCESS', unknown };
  const isClaim = state === 'FAILED' || state === 'ABORTED' || state === 'AWAITED';
  return { state: isClaim ? state : null, unknown };
}

type RefundMeaning = RefundResult['state'] | 'ASK';

/** Codes that decide, whatever the word beside them says. ASK: only the refund's own status tells. */
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

/** The meaning of an answer to the refund calls (docs/payments.md 4.8). An unknown word decides nothing. */
export function refundMeaning({ resultStatus, resultCode }: ResultInfo): RefundMeaning {
  const byCode = REFUND_CODES[resultCode];
  if (byCode) return byCode;
  const word = plain(resultStatus);
  if (word === 'TXN_SUCCESS') return 'DONE';
  if (word === 'PENDING') return 'PENDING';
  if (word === 'TXN_FAILURE') return 'FAILED';
  return word === 'F' ? 'REFUSED' : 'UNREACHABLE';
}
