import { expect, test } from 'vitest';
import vectors from '../payment-vectors.json' with { type: 'json' };
import { isSignedForm } from '../testing/wallet-client.ts';
import { canonicalForm, checksumOf, isChecksumOf } from './checksum.ts';

const { vectors: known, randomSalt, negative } = vectors.paytm;
type Fields = Record<string, unknown>;
const textOf = (input: unknown): string =>
  typeof input === 'string' ? input : (canonicalForm(input as Fields) ?? 'not to be signed');

test('there are vectors of each kind', () => {
  expect([known.length, randomSalt.length, negative.length]).toEqual([15, 5, 12]);
});

test.each(known)('vector $id is joined, signed and verified as the official package does', (vector) => {
  const text = textOf(vector.input);
  expect(text).toBe(vector.canonical);
  expect(checksumOf(text, vector.merchantKey, vector.salt)).toBe(vector.checksum);
  expect(isChecksumOf(vector.checksum, text, vector.merchantKey)).toBe(true);
});

test.each(randomSalt)('a checksum that the official package made of $inputOf is verified', (sample) => {
  const input = known.find(({ id }) => id === sample.inputOf)?.input;
  expect(isChecksumOf(sample.checksum, textOf(input), sample.merchantKey)).toBe(true);
});

test.each(negative)('negative $id: $note', ({ params, checksum, merchantKey, ours }) => {
  expect(isSignedForm({ ...params, CHECKSUMHASH: checksum }, merchantKey)).toBe(ours);
});

test('each signature has a salt of its own', () => {
  const key = known[0]?.merchantKey ?? '';
  expect(checksumOf('x', key)).not.toBe(checksumOf('x', key));
});
