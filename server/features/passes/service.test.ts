import { createHash, webcrypto } from 'node:crypto';
import { expect, test } from 'vitest';
import { fromBase32 } from '#contract/base32.ts';
import type { Pass } from '#contract/passes/model.ts';
import { readPass } from '#contract/passes/rules.ts';
import { passImage, passKey, readSignedPass, signPass } from '#server/features/passes/service.ts';
import { readConfig } from '#server/platform/config.ts';
import { readQr } from '#server/testing/read-qr.ts';

const deps = { config: readConfig({ NODE_ENV: 'test', APP_SECRET: 'a secret of the tests that is long enough' }) };
const others = { config: readConfig({ NODE_ENV: 'test', APP_SECRET: 'another secret that is also long enough' }) };

const PASS: Pass = {
  bookingId: '0123456789abcdefghjkmnpqrs',
  parkId: 'tvwxyz0123456789abcdefghjk',
  visitDate: '2027-01-04',
  people: 4,
};
const SIGNS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ/';

/** Numbers below `below`, the same in every run. */
function numbers(): (below: number) => number {
  let state = 'seed';
  return (below) => {
    state = createHash('sha256').update(state).digest('hex');
    return Number.parseInt(state.slice(0, 8), 16) % below;
  };
}

test('a pass says what was signed, in any case of letters', () => {
  const text = signPass(deps, PASS);
  expect(readSignedPass(deps, text)).toEqual({ pass: PASS });
  expect(readSignedPass(deps, ` ${text.toLowerCase()}\n`)).toEqual({ pass: PASS });
});

test('what is no pass is no forgery either', () => {
  for (const text of ['', 'https://example.com', '7K2M9QXA', 'PV1/', signPass(deps, PASS).slice(0, -1)])
    expect(readSignedPass(deps, text)).toBeNull();
});

test('another installation cannot sign for us', () => {
  expect(readSignedPass(deps, signPass(others, PASS))).toBe('forged');
  const [, , ...rest] = signPass(others, PASS).split('/');
  expect(readSignedPass(deps, ['PV1', passKey(deps).id, ...rest].join('/'))).toBe('forged');
});

test('ten thousand random and mutated codes never verify', () => {
  const below = numbers();
  const real = signPass(deps, PASS);
  const mutated = (): string => {
    const at = below(real.length);
    const sign = SIGNS[below(SIGNS.length)] as string;
    return sign === real[at] ? mutated() : real.slice(0, at) + sign + real.slice(at + 1);
  };
  const random = (): string => real.slice(0, -103) + Array.from({ length: 103 }, () => SIGNS[below(36)]).join('');
  let forged = 0;
  for (let round = 0; round < 10_000; round += 1) {
    const code = round % 2 ? mutated() : random();
    const read = readSignedPass(deps, code);
    expect(read === null || read === 'forged', code).toBe(true);
    if (read === 'forged') forged += 1;
  }
  // The test would show nothing if most of them had not even the form of a pass.
  expect(forged).toBeGreaterThan(7000);
}, 240_000);

test('the QR code holds the pass, and needs no more than version 8', () => {
  const read = readQr(passImage(deps, { ...PASS, id: PASS.bookingId }));
  expect(read?.text).toBe(signPass(deps, PASS));
  expect(read?.version).toBeGreaterThanOrEqual(7);
  expect(read?.version).toBeLessThanOrEqual(8);
  expect(read?.modes).toEqual(['alphanumeric']);
});

test('a browser can check a pass with the public key alone', async () => {
  const { signed, signature } = readPass(signPass(deps, PASS)) ?? { signed: '', signature: '' };
  const raw = Buffer.from(passKey(deps).publicKey, 'base64url');
  const key = await webcrypto.subtle.importKey('raw', raw, 'Ed25519', true, ['verify']);
  const bytes = fromBase32(signature) ?? new Uint8Array();
  const isSigned = (text: string) => webcrypto.subtle.verify('Ed25519', key, bytes, new TextEncoder().encode(text));
  expect(await isSigned(signed)).toBe(true);
  expect(await isSigned(`${signed}0`)).toBe(false);
});
