import { createHash } from 'node:crypto';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { keptSecret, makeSecret, secretProblem } from './app-secret.ts';

const ROOT = new URL('../../../', import.meta.url);
const PLACES = '{.,.ci,bench,deploy,docs,e2e,sandbox,scripts,server,web}';
const isOurs = (path: string): boolean => !/node_modules|\.(png|woff2)$/.test(path);
/** A value that is quoted, or stands alone, after a name with "secret" in it. */
const GIVEN = /\b\w*SECRET\w*['"]?\s*[:=(]\s*(?:'([^'\n]{24,})'|"([^"\n]{24,})"|`([^`\n]{24,})`|([\w+/=-]{24,}))/gi;

test('no secret that stands in the tree guards anything real', () => {
  const published = globSync([`${PLACES}/*.*`, `${PLACES}/**/*.{ts,tsx,md,yml,env,example,sql}`], { cwd: ROOT })
    .filter(isOurs)
    .flatMap((path) => [...readFileSync(new URL(path, ROOT), 'utf8').matchAll(GIVEN)])
    .map(([, ...given]) => given.find((text) => text !== undefined) as string);
  expect(published).toContain('a secret of the tests that is long enough');
  expect(published.filter((secret) => secretProblem(secret) === null)).toEqual([]);
});

test('a secret is made once and kept, and what a full disk left of one is refused', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pravesh-secret-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const made = makeSecret(folder);
  expect([made.length, makeSecret(folder), keptSecret(folder)]).toEqual([43, made, made]);
  writeFileSync(join(folder, 'app-secret'), '');
  for (const read of [makeSecret, keptSecret]) expect(() => read(folder)).toThrow('is not whole');
});

test('what is short, repeats itself, was published, or was typed rather than drawn is refused', () => {
  const weak = [
    'at-least-32-random-characters-of-your-own',
    'q5ZrV0yUu3mXc9TgKfB7nLwE2sHdJ8aP',
    '8Fq2ZxShortButRandom',
    'x'.repeat(64),
    'password'.repeat(5),
    'deadbeef'.repeat(8),
    'abcdefghijklmnopqrstuvwxyz0123456789',
    'correct horse battery staple and more',
    'my-very-secret-production-secret-2026',
    '1234567890qwertyuiopasdfghjklzxcvbnm',
    'My-Very-Secret-Production-Secret-2026',
    'CorrectHorseBatteryStapleAndMore12345',
    'NehruZoologicalParkHyderabad2026Pravesh',
    '1234567890QWERTYUIOPasdfghjklzxcvbnm',
    '1qaz2WSX3edc4RFV5tgb6YHN7ujm8IKL9olP',
    '1q2w3e4r5t6y7u8i9o0p1Q2W3E4R5T6Y7U8I9O0P',
  ];
  for (const secret of weak) expect([secret, secretProblem(secret)]).toEqual([secret, expect.any(String)]);
});

test('what openssl draws is taken, in hex of 16 bytes and more, and in base64 of 32', () => {
  for (let n = 0; n < 2000; n += 1) {
    const drawn = createHash('sha256').update(`draw ${n}`).digest();
    const spelt = [
      drawn.toString('hex'),
      drawn.subarray(16).toString('hex'),
      drawn.toString('base64'),
      drawn.toString('base64url'),
    ];
    expect(spelt.map(secretProblem)).toEqual(spelt.map(() => null));
  }
});
