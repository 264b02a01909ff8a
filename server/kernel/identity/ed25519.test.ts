import { expect, test } from 'vitest';
import { toBase32 } from '#contract/kernel/base32.ts';
import { signingKey } from './ed25519.ts';

const fromHex = (hex: string) => Buffer.from(hex, 'hex');

// RFC 8032 section 7.1, TEST 2: seed, public key, message 0x72 ("r"), signature.
const SEED = fromHex('4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb');
const PUBLIC = fromHex('3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c');
const SIGNATURE = fromHex(
  '92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00',
);

test('signs as RFC 8032 does', () => {
  const key = signingKey(SEED);
  expect(key.publicKey).toBe(PUBLIC.toString('base64url'));
  expect(key.sign('r')).toBe(toBase32(SIGNATURE));
});

test('knows its own signature, and no other text, signature or key', () => {
  const key = signingKey(SEED);
  const signature = key.sign('a pass');
  expect(key.isSigned('a pass', signature)).toBe(true);
  expect(key.isSigned('a mass', signature)).toBe(false);
  expect(key.isSigned('a pass', key.sign('a mass'))).toBe(false);
  expect(key.isSigned('a pass', '')).toBe(false);
  const other = signingKey(PUBLIC);
  expect(other.id).not.toBe(key.id);
  expect(other.isSigned('a pass', signature)).toBe(false);
});
