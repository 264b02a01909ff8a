import { expect, test } from 'vitest';
import { cbcVector } from '#server/testing/gateways/vectors.ts';
import { readReturnText } from './strict-reader.ts';

const read = (text: string) => readReturnText(Buffer.from(text, 'utf8'));
const genuine = cbcVector('ccav-20').plain;

test('a genuine return is read by name', () => {
  const expected = {
    orderId: '66f0c1d2e3a4b5c6d7e8f901',
    trackingId: '313008765432',
    word: 'Success',
    currency: 'INR',
    amountPaise: 45_000,
  };
  expect(read(genuine)).toEqual(expected);
  expect(read(genuine.split('&').reverse().join('&'))).toEqual(expected);
});

test('values may come URL-encoded, or contain a percent sign that means itself', () => {
  expect(read(genuine.replace('Transaction is Successful', 'Transaction+is%20Successful'))).not.toBeNull();
  expect(read(genuine.replace('Transaction is Successful', '10% off नीता'))).not.toBeNull();
  expect(read(genuine.replace('order_status=Success', 'order_status=Auto%2DReversed'))?.word).toBe('Auto-Reversed');
});

test('keys we do not know are allowed, for CCAvenue adds some', () => {
  expect(read(`${genuine}&auth_ref_num=1&trans_fee=0.0`)).not.toBeNull();
});

test.each([
  ['a repeated key', `${genuine}&order_status=Success`],
  ['a repeated key with an odd spelling', `${genuine}&Order_Status=Success`],
  ['a pair without a value', `${genuine}&order_status`],
  ['an empty pair', `${genuine}&`],
  ['a key with other characters', `${genuine}&pà=1`],
  ['a control character', genuine.replace('UPI', 'U\u0007PI')],
  ['a line break', `${genuine}\r\n`],
  ['an encoded control character', genuine.replace('UPI', 'UPI%00')],
  ['a byte order mark', `\ufeff${genuine}`],
  ['a key of a request', `${genuine}&merchant_id=900001`],
  ['no order id', genuine.replace('order_id=66f0c1d2e3a4b5c6d7e8f901&', '')],
  ['an absent order id', genuine.replace('order_id=66f0c1d2e3a4b5c6d7e8f901', 'order_id=null')],
  ['an order id with other characters', genuine.replace('order_id=66f0', 'order_id=66f0/')],
  ['an order id that is too long', genuine.replace('order_id=66f0', 'order_id=66f066f066f0')],
  ['a tracking id that is no number', genuine.replace('313008765432', '31300876543x')],
  ['an absent tracking id', genuine.replace('313008765432', 'null')],
  ['no status', genuine.replace('order_status=Success&', '')],
  ['no currency', genuine.replace('currency=INR&', '')],
  ['an amount with three decimals', genuine.replace('&amount=450.00', '&amount=450.001')],
  ['a negative amount', genuine.replace('&amount=450.00', '&amount=-450.00')],
  ['nothing', ''],
])('%s is refused', (_what, text) => {
  expect(text).not.toBe(genuine);
  expect(read(text)).toBeNull();
});

test('bytes that are not UTF-8 are refused', () => {
  const bytes = Buffer.from(genuine, 'utf8');
  bytes[genuine.indexOf('UPI')] = 0xff;
  expect(readReturnText(bytes)).toBeNull();
});
