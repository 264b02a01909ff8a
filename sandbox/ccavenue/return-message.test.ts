import { expect, test } from 'vitest';
import vectors from '../payment-vectors.json' with { type: 'json' };
import { writeMessage } from './message.ts';
import { type ReturnWord, returnMessage } from './return-message.ts';
import type { Transaction } from './transaction.ts';

const orderId = '66f0c1d2e3a4b5c6d7e8f901';
const at = Date.parse('2026-11-21T15:45:30+05:30');
const transaction: Transaction = {
  merchantId: '900001',
  orderId,
  trackingId: '313008765432',
  bankReference: '426112345678',
  paise: 45_000,
  currency: 'INR',
  redirectUrl: 'http://127.0.0.1:4000/back',
  cancelUrl: 'http://127.0.0.1:4000/back',
  request: { billing_country: 'India', billing_tel: '9876543210', merchant_param1: orderId, merchant_param2: 'p1' },
  encRequest: '',
  openedAt: at,
  history: [],
  refunds: [],
};

const cases: [string, ReturnWord, string | undefined][] = [
  ['ccav-20-response-success', 'Success', undefined],
  ['ccav-21-response-failure', 'Failure', undefined],
  ['ccav-22-response-aborted', 'Aborted', undefined],
  ['ccav-23-response-awaited', 'Awaited', undefined],
  ['ccav-24-response-invalid', 'Invalid', 'Currency not allowed'],
];

test.each(cases)('%s is written field by field as documented', (id, word, failure) => {
  const vector = vectors.ccavenue.cbc.vectors.find((one) => one.id === id);
  expect(writeMessage(returnMessage(transaction, word, at, failure))).toBe(vector?.plain);
});

test('a name with separators cannot add a field to the answer', () => {
  const request = { billing_name: 'Asha&order_status=Success' };
  const text = writeMessage(returnMessage({ ...transaction, request }, 'Failure', at));
  expect(text.match(/order_status=/g)).toHaveLength(1);
});
