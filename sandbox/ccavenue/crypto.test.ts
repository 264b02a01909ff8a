import { expect, test } from 'vitest';
import vectors from '../payment-vectors.json' with { type: 'json' };
import { decryptMessage, encryptMessage } from './crypto.ts';

const { cbc, gcm } = vectors.ccavenue;

test.each(cbc.vectors)(
  'CBC vector $id is encrypted to the known hex and read back',
  ({ plain, workingKey, cipherHex }) => {
    expect(encryptMessage(plain, workingKey)).toBe(cipherHex);
    expect(decryptMessage(cipherHex, workingKey)).toBe(plain);
  },
);

test.each(gcm.vectors)('GCM vector $id is encrypted to the known hex and read back', (vector) => {
  const { plain, workingKey, cipherHex, ivHex } = vector;
  expect(encryptMessage(plain, workingKey, 'gcm', Buffer.from(ivHex, 'hex'))).toBe(cipherHex);
  expect(decryptMessage(cipherHex, workingKey, 'gcm')).toBe(plain);
});
