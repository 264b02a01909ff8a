import { expect, test } from 'vitest';
import vectors from '../payment-vectors.json' with { type: 'json' };
import { decryptMessage, encryptMessage } from './crypto.ts';

const { cbc, gcm, negative, upperCaseHex, official } = vectors.ccavenue;

test.each(cbc.vectors)(
  'CBC vector $id is encrypted to the known hex and read back',
  ({ plain, workingKey, cipherHex }) => {
    expect(encryptMessage(plain, workingKey)).toBe(cipherHex);
    expect(decryptMessage(cipherHex, workingKey)).toBe(plain);
  },
);

test('there are vectors of each kind', () => {
  expect([cbc.vectors.length, gcm.vectors.length, negative.length]).toEqual([22, 2, 7]);
});

test.each(gcm.vectors)('GCM vector $id is encrypted to the known hex and read back', (vector) => {
  const { plain, workingKey, cipherHex, ivHex } = vector;
  expect(encryptMessage(plain, workingKey, 'gcm', Buffer.from(ivHex, 'hex'))).toBe(cipherHex);
  expect(decryptMessage(cipherHex, workingKey, 'gcm')).toBe(plain);
});

test('GCM takes a fresh IV for each message', () => {
  const key = gcm.vectors[0]?.workingKey ?? '';
  expect(encryptMessage('amount=1.00', key, 'gcm')).not.toBe(encryptMessage('amount=1.00', key, 'gcm'));
});

test('GCM refuses a message with one changed digit, a cut one and a short one', () => {
  const { workingKey = '', cipherHex = '' } = gcm.vectors[0] ?? {};
  const changed = cipherHex.slice(0, 100) + (cipherHex[100] === '0' ? '1' : '0') + cipherHex.slice(101);
  for (const hex of [changed, cipherHex.slice(0, -32), cipherHex.slice(0, 20)]) {
    expect(decryptMessage(hex, workingKey, 'gcm')).toBeUndefined();
  }
});

test.each(negative)('negative $id is unreadable', ({ inputFull, workingKey }) => {
  expect(decryptMessage(inputFull, workingKey)).toBeUndefined();
});

test('upper-case hex with white space around it is read', () => {
  const expected = cbc.vectors.find(({ id }) => id === upperCaseHex.decryptsTo);
  expect(expected?.plain).toContain('order_status=Success');
  expect(decryptMessage(upperCaseHex.input, expected?.workingKey ?? '')).toBe(expected?.plain);
});

test('the message made by the published package is the same', () => {
  const { plain, workingKey, cipherHex } = official.packageGetEncryptedOrder;
  expect(encryptMessage(plain, workingKey)).toBe(cipherHex);
});
