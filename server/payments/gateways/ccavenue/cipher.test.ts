import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cbcVector, vectors } from '#server/testing/gateways/vectors.ts';
import { decrypt, encrypt, type MessageKey } from './cipher.ts';

const { cbc, gcm, negative, official, upperCaseHex } = vectors.ccavenue;
const cbcKey = (workingKey: string): MessageKey => ({ workingKey, cipher: 'cbc' });
const gcmKey = (workingKey: string): MessageKey => ({ workingKey, cipher: 'gcm' });

describe('known answers', () => {
  test('there are as many as the design counts', () => {
    expect([cbc.vectors.length, gcm.vectors.length, negative.length]).toEqual([22, 2, 7]);
  });

  test.each(cbc.vectors)('$id encrypts and decrypts', ({ workingKey, plain, cipherHex }) => {
    expect(encrypt(plain, cbcKey(workingKey))).toBe(cipherHex);
    expect(decrypt(cipherHex, cbcKey(workingKey))?.toString('utf8')).toBe(plain);
  });

  test.each(gcm.vectors)('$id encrypts and decrypts', ({ workingKey, plain, cipherHex, ivHex }) => {
    expect(encrypt(plain, gcmKey(workingKey), Buffer.from(ivHex, 'hex'))).toBe(cipherHex);
    expect(decrypt(cipherHex, gcmKey(workingKey))?.toString('utf8')).toBe(plain);
  });

  test('the order of the public package encrypts the same', () => {
    const { plain, workingKey, cipherHex } = official.packageGetEncryptedOrder;
    expect(encrypt(plain, cbcKey(workingKey))).toBe(cipherHex);
  });

  test('upper-case hex with white space around it decrypts', () => {
    const { workingKey, plain } = cbcVector(upperCaseHex.decryptsTo);
    expect(decrypt(upperCaseHex.input, cbcKey(workingKey))?.toString('utf8')).toBe(plain);
  });
});

test.each(negative)('$id is refused, unless a wrong key passes the padding check', ({ id, inputFull, workingKey }) => {
  const passes = id === 'neg-10-wrong-key-valid-padding';
  expect(decrypt(inputFull, cbcKey(workingKey)) !== null).toBe(passes);
});

test('a good message with anything after it is refused, not read up to there', () => {
  const { workingKey, cipherHex } = cbcVector('ccav-20');
  for (const tail of ['zz', '&x=1', '0', ' 00']) expect(decrypt(cipherHex + tail, cbcKey(workingKey))).toBeNull();
});

test('a changed bit, a short message or a wrong key of gcm is refused', () => {
  const { workingKey, cipherHex } = gcm.vectors[0]!;
  const last = cipherHex.endsWith('0') ? '1' : '0';
  expect(decrypt(cipherHex.slice(0, -1) + last, gcmKey(workingKey))).toBeNull();
  expect(decrypt(cipherHex, gcmKey(workingKey.replace('S', 's')))).toBeNull();
  for (const length of [2, 30, 32, 34, 62]) expect(decrypt(cipherHex.slice(0, length), gcmKey(workingKey))).toBeNull();
  expect(decrypt(cipherHex, gcmKey('too short'))).toBeNull();
  expect(() => encrypt('x', gcmKey('too short'))).toThrow();
});

test('two gcm messages of one text differ', () => {
  const key = gcmKey(gcm.vectors[0]!.workingKey);
  expect(encrypt('same', key)).not.toBe(encrypt('same', key));
});

test('every text comes back, with either cipher', () => {
  const anyKey = fc.record({
    workingKey: fc.stringMatching(/^[0-9A-F]{32}$/),
    cipher: fc.constantFrom('cbc' as const, 'gcm' as const),
  });
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), anyKey, (plain, key) => {
      expect(decrypt(encrypt(plain, key), key)?.toString('utf8')).toBe(plain);
    }),
    { seed: 2027 },
  );
});

test('no input whatever makes decrypting throw', () => {
  const input = fc.oneof(fc.string(), fc.stringMatching(/^[0-9a-fA-F]*$/));
  fc.assert(
    fc.property(input, fc.constantFrom('cbc' as const, 'gcm' as const), (text, cipher) => {
      const bytes = decrypt(text, { workingKey: '0F1E2D3C4B5A69788796A5B4C3D2E1F0', cipher });
      expect(bytes === null || Buffer.isBuffer(bytes)).toBe(true);
    }),
    { seed: 2027 },
  );
});
