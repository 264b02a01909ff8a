import { generateKeyPairSync, sign } from 'node:crypto';
import { expect, test } from 'vitest';
import { toBase32 } from '#contract/base32.ts';
import { isSignedBy } from './signature.ts';

/** A signer as the server is one: its public key raw in base64url, its signatures in base32. */
function signer() {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const { x } = publicKey.export({ format: 'jwk' });
  return { key: x as string, of: (text: string) => toBase32(sign(null, Buffer.from(text), privateKey)) };
}

const TEXT = 'PV1/ABCD/01H/01P/270102/4';

test('a signature of the server’s key over exactly this text is good', async () => {
  const server = signer();
  expect(await isSignedBy(server.key, TEXT, server.of(TEXT))).toBe(true);
});

test('a changed number of people makes the signature worthless', async () => {
  const server = signer();
  expect(await isSignedBy(server.key, TEXT.replace('/4', '/40'), server.of(TEXT))).toBe(false);
});

test('somebody else’s signature, and a text that is no signature, are not good', async () => {
  const server = signer();
  expect(await isSignedBy(server.key, TEXT, signer().of(TEXT))).toBe(false);
  expect(await isSignedBy(server.key, TEXT, 'NOT A SIGNATURE')).toBe(false);
  expect(await isSignedBy(server.key, TEXT, '')).toBe(false);
});

test('a key that this browser cannot use is "cannot tell", which is not "forged"', async () => {
  expect(await isSignedBy('AAAA', TEXT, signer().of(TEXT))).toBeNull();
});
