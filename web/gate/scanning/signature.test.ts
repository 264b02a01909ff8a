// @vitest-environment node
import { generateKeyPairSync, sign } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toBase32 } from '#contract/kernel/base32.ts';
import { passBody, readPass } from '#contract/passes/rules.ts';
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

test('of a pass with one changed sign a browser believes nothing', async () => {
  const server = signer();
  const [bookingId, parkId] = ['0123456789abcdefghjkmnpqrs', 'tvwxyz0123456789abcdefghjk'];
  const body = passBody({ bookingId, parkId, visitDate: '2027-01-04', people: 4 }, 'ABCD');
  const pass = `${body}/${server.of(body)}`;
  const believes = async (code: string) => {
    const read = readPass(code);
    return read !== null && (await isSignedBy(server.key, read.signed, read.signature)) !== false;
  };
  expect(await believes(pass)).toBe(true);
  const signs = fc.oneof(
    fc.constantFrom(...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ/'),
    fc.string({ unit: 'binary', maxLength: 1 }),
  );
  await fc.assert(
    fc.asyncProperty(fc.nat(pass.length - 1), signs, async (at, sign) => {
      const [before, after] = [pass.slice(0, at), pass.slice(at + 1)];
      for (const code of [
        before + sign + after,
        before + sign + pass.slice(at),
        before + pass[at]?.toLowerCase() + after,
      ])
        expect([code, code === pass || !(await believes(code))]).toEqual([code, true]);
    }),
    { seed: 2027, numRuns: 1000 },
  );
});
