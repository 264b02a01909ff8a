import type { Outcome } from '../ledger.ts';

export type Result = { status: string; code: string; message: string };

export const failed = (code: string, message: string): Result => ({ status: 'TXN_FAILURE', code, message });

export const SUCCESS: Result = { status: 'TXN_SUCCESS', code: '01', message: 'Txn Success' };
export const FAILURE = failed('227', 'The bank has declined this payment.');
export const PENDING: Result = { status: 'PENDING', code: '402', message: 'The bank has not answered yet.' };
export const NO_RECORD: Result = { status: 'NO_RECORD_FOUND', code: '331', message: 'No Record Found' };
export const UNKNOWN_ORDER = failed('334', 'Invalid Order ID');
export const BAD_CHECKSUM = failed('330', 'Invalid checksum');
export const UNKNOWN_MID = failed('335', 'Mid is invalid');
export const SYSTEM_ERROR = failed('501', 'System Error');

export const resultsOf: Record<Exclude<Outcome, 'close'>, Result> = {
  success: SUCCESS,
  failure: FAILURE,
  abort: failed('141', 'User has not completed transaction.'),
  'awaited-success': PENDING,
  'awaited-failure': PENDING,
  timeout: failed('810', 'The payment page has expired.'),
};

/** A word that Paytm does not know gets code 999. */
export function resultOfWord(word: string): Result {
  const known = [SUCCESS, FAILURE, PENDING, NO_RECORD].find(({ status }) => status === word);
  return known ?? { status: word, code: '999', message: word };
}

export const resultInfo = ({ status, code, message }: Result) => ({
  resultInfo: { resultStatus: status, resultCode: code, resultMsg: message },
});
