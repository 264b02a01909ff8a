import { expect, test } from 'vitest';
import { vectors } from '#server/testing/gateways/vectors.ts';
import { refundMeaning, returnMeaning, statusMeaning } from './words.ts';

const { paytmStatusApi, paytmReturn, paytmRefund } = vectors.mapping;
const info = (resultStatus: string, resultCode: string) => ({ resultStatus, resultCode, resultMsg: '' });

/** The rows of the mapping as word, code and state: `TXN_FAILURE (227, 235)`, `NO_RECORD_FOUND 331, TXN_FAILURE 334`. */
function pairs(mapping: Record<string, string[]>): [word: string, code: string, state: string][] {
  return Object.entries(mapping).flatMap(([row, [told = '']]) => {
    let word = '';
    const state = told.replace(/\W.*$/, '');
    const found: [string, string, string][] = [];
    for (const [token] of row.matchAll(/TXN_\w+|PENDING|NO_RECORD_FOUND|\bU\b|\b\d+\b/g)) {
      if (!/^\d+$/.test(token)) word = token;
      if (/^\d+$/.test(token)) found.push([word, token, state]);
    }
    return found.length > 0 ? found : [[word, '', state]];
  });
}

test.each(pairs(paytmStatusApi))('an order that is %s with code “%s” is %s', (word, code, state) =>
  expect(statusMeaning(info(word, code))).toEqual({ state, unknown: false }),
);

test('all rows of the mapping were tried', () => {
  expect(pairs(paytmStatusApi)).toHaveLength(15);
  expect(pairs(paytmReturn).map(([, , state]) => state)).toEqual(['VERIFY_SUCCESS', 'FAILED', 'ABORTED', 'AWAITED']);
});

test.each(pairs(paytmReturn))('a return that says %s with code “%s” claims %s', (word, code, state) =>
  expect(returnMeaning(word, code)).toBe(state),
);

test('a failure that tells of the question claims nothing of the payment', () => {
  for (const code of ['330', '331', '334', '335', '501']) expect(returnMeaning('TXN_FAILURE', code)).toBeNull();
});

test('a word nobody told us is waiting and is flagged; one in other letters is known', () => {
  for (const word of ['', 'SETTLED', 'TXN_SUCCESSFUL', 'S'])
    expect([statusMeaning(info(word, '01')), returnMeaning(word, '01')]).toEqual([
      { state: 'AWAITED', unknown: true },
      'AWAITED',
    ]);
  expect(statusMeaning(info(' txn_success', '01')).state).toBe('SUCCEEDED');
  expect(statusMeaning(info('F', '2005')).state).toBe('REFUSED');
});

test.each([
  ['TXN_SUCCESS', '10', 'DONE', paytmRefund['TXN_SUCCESS 10']],
  ['PENDING', '601', 'PENDING', paytmRefund['PENDING 601']],
  ['TXN_FAILURE', '501', 'UNREACHABLE', paytmRefund['501']],
  ['TXN_FAILURE', '628', 'PENDING', paytmRefund['628 (raised with bank, pending)']],
  ['TXN_FAILURE', '631', 'NOT_SEEN', paytmRefund['631 (record not found)']],
])('a refund with %s %s is %s', (word, code, state, documented) => {
  expect(documented).toBeDefined();
  expect(refundMeaning(info(word, code))).toBe(state);
});

test('the trap of the newer code table: 601 is on its way, whatever the word beside it', () =>
  expect(refundMeaning(info('TXN_SUCCESS', '601'))).toBe('PENDING'));

test('some answers say only that the status knows', () => {
  for (const code of ['617', '626', '629']) expect(refundMeaning(info('TXN_FAILURE', code))).toBe('ASK');
});

test('final refusals are final, other words decide nothing', () => {
  for (const code of ['600', '607', '619', '620', '627', '635'])
    expect(refundMeaning(info('TXN_FAILURE', code))).toBe('FAILED');
  expect(refundMeaning(info('F', '2005'))).toBe('REFUSED');
  for (const word of ['U', 'ACCEPTED', '']) expect(refundMeaning(info(word, '1'))).toBe('UNREACHABLE');
});
