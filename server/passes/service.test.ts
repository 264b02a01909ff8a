import { webcrypto } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CATEGORY_KEYS, inBookingOrder } from '#contract/fees/rules.ts';
import { fromBase32 } from '#contract/kernel/base32.ts';
import type { Pass } from '#contract/passes/model.ts';
import { readPass } from '#contract/passes/rules.ts';
import { readQr } from '#server/testing/read-qr.ts';
import { passImage, passKeyOf, readSignedPass, signPass } from './service.ts';

const deps = { passKey: passKeyOf({ appSecret: 'a secret of the tests that is long enough' }) };
const others = { passKey: passKeyOf({ appSecret: 'another secret that is also long enough' }) };

const PASS: Pass = {
  bookingId: '0123456789abcdefghjkmnpqrs',
  parkId: 'tvwxyz0123456789abcdefghjk',
  visitDate: '2027-01-04',
  people: 4,
};
const SIGNS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ/';

const isRefused = (code: string): boolean => [null, 'forged'].includes(readSignedPass(deps, code) as null);

/** The same pass as somebody else might write it: none of these is what was signed. */
function otherWritings(text: string): string[] {
  const last = text.slice(-1);
  const body = text.slice(0, -104);
  const signature = text.slice(-103);
  return [
    text.toLowerCase(),
    text.replace('PV1', 'pv1'),
    ...[' ', '\n', '\r\n', '\t', '\0', '\u00a0', '\ufeff', '\u200b', '='].flatMap((sign) => [text + sign, sign + text]),
    encodeURIComponent(text),
    `https://parks.example/app/scan?code=${text}`,
    `"${text}"`,
    text.replaceAll('/', '\\'),
    text.replaceAll('/', '\u2215'),
    // These letters fold, normalise or upper-case to the letters of a pass.
    text.replace('K', '\u212a'),
    text.replaceAll('A', '\u0391'),
    text.replace('S', '\u017f'),
    text.replace('1', '\uff11'),
    text.replace('P', '\uff30'),
    // Crockford's base32 reads these letters as digits; the bits behind the last byte could be anything.
    ...['I', 'L'].map((sign) => text.replace('PV1', `PV${sign}`)),
    ...['I', 'L', 'O', 'U'].map((sign) => `${body}/${signature.slice(0, -1)}${sign}`),
    ...[...'0123456789ABCDEFGHJKMNPQRSTVWXYZ'].filter((sign) => sign !== last).map((sign) => text.slice(0, -1) + sign),
    `${body}/${Buffer.from(fromBase32(signature) ?? []).toString('base64')}`,
    text.replace('/4/', '/04/'),
    text.replace('/270104/', '/20270104/'),
    text + text,
  ];
}

test('a pass says what was signed, byte for byte', () => {
  const text = signPass(deps, PASS);
  expect(readSignedPass(deps, text)).toEqual({ pass: PASS });
  expect(text).toMatch(/[A-Z]/);
  for (const other of otherWritings(text)) expect([other, isRefused(other)]).toEqual([other, true]);
});

test('of a pass with one changed sign nothing is left, whatever the sign and wherever it stands', () => {
  const anyPass = fc.record({
    bookingId: fc.stringMatching(/^[0-9a-hjkmnp-tv-z]{26}$/),
    parkId: fc.stringMatching(/^[0-9a-hjkmnp-tv-z]{26}$/),
    visitDate: fc.date({ min: new Date('2026-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }),
    people: fc.integer({ min: 0, max: 9999 }),
  });
  const anySign = fc.oneof(fc.constantFrom(...SIGNS), fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }));
  fc.assert(
    fc.property(anyPass, fc.nat(), anySign, ({ visitDate, ...rest }, somewhere, sign) => {
      const pass = { ...rest, visitDate: visitDate.toISOString().slice(0, 10) };
      const text = signPass(deps, pass);
      expect(readSignedPass(deps, text)).toEqual({ pass });
      const at = somewhere % text.length;
      const [before, after] = [text.slice(0, at), text.slice(at + 1)];
      const changed = [before + sign + after, before + sign + text.slice(at), before + after];
      const turned = text[at]?.toLowerCase() ?? '';
      const read = [...changed, before + turned + after].filter((code) => code !== text && !isRefused(code));
      expect(read).toEqual([]);
    }),
    { seed: 2027, numRuns: 2000 },
  );
}, 240_000);

test('no sign of a pass can be any other of a QR code’s signs or a small letter', () => {
  const text = signPass(deps, PASS);
  const read: string[] = [];
  for (let at = 0; at < text.length; at += 1)
    for (const sign of `${SIGNS} $%*+-./:abcdefghijklmnopqrstuvwxyz`) {
      const code = text.slice(0, at) + sign + text.slice(at + 1);
      if (code !== text && !isRefused(code)) read.push(code);
    }
  expect(read).toEqual([]);
}, 240_000);

test('what is no pass is no forgery either', () => {
  for (const text of ['', 'https://example.com', '7K2M9QXA', 'PV1/', signPass(deps, PASS).slice(0, -1)])
    expect(readSignedPass(deps, text)).toBeNull();
});

test('another installation cannot sign for us', () => {
  expect(readSignedPass(deps, signPass(others, PASS))).toBe('forged');
  const [, , ...rest] = signPass(others, PASS).split('/');
  expect(readSignedPass(deps, ['PV1', deps.passKey.id, ...rest].join('/'))).toBe('forged');
});

test('the QR code holds the pass, and needs no more than version 8', () => {
  const read = readQr(passImage(deps, { ...PASS, id: PASS.bookingId }));
  expect(read?.text).toBe(signPass(deps, PASS));
  expect(read?.version).toBeGreaterThanOrEqual(7);
  expect(read?.version).toBeLessThanOrEqual(8);
  expect(read?.modes).toEqual(['alphanumeric']);
});

test('a ticket of every kind needs no more than version 8 either', () => {
  const lines = CATEGORY_KEYS.map((category) => ({ category, quantity: 9 }));
  const read = readQr(passImage(deps, { ...PASS, id: PASS.bookingId, lines }));
  expect([read?.version, read?.modes]).toEqual([8, ['alphanumeric']]);
  expect(readSignedPass(deps, read?.text ?? '')).toEqual({ pass: { ...PASS, lines: inBookingOrder(lines) } });
});

test('a browser can check a pass with the public key alone', async () => {
  const { signed, signature } = readPass(signPass(deps, PASS)) ?? { signed: '', signature: '' };
  const raw = Buffer.from(deps.passKey.publicKey, 'base64url');
  const key = await webcrypto.subtle.importKey('raw', raw, 'Ed25519', true, ['verify']);
  const bytes = fromBase32(signature) ?? new Uint8Array();
  const isSigned = (text: string) => webcrypto.subtle.verify('Ed25519', key, bytes, new TextEncoder().encode(text));
  expect(await isSigned(signed)).toBe(true);
  expect(await isSigned(`${signed}0`)).toBe(false);
});
