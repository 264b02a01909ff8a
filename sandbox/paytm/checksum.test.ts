import { expect, test } from 'vitest';
import vectors from '../payment-vectors.json' with { type: 'json' };
import { isSignedForm } from '../testing/wallet-client.ts';
import { canonicalForm, checksumOf, isChecksumOf } from './checksum.ts';
import { isSignedEnvelope, rawMember, readEnvelope } from './envelope.ts';

const { vectors: known, negative } = vectors.paytm;
type Fields = Record<string, unknown>;
const textOf = (input: unknown): string =>
  typeof input === 'string' ? input : (canonicalForm(input as Fields) ?? 'not to be signed');

test.each(known)('vector $id is joined, signed and verified as the official package does', (vector) => {
  const text = textOf(vector.input);
  expect(text).toBe(vector.canonical);
  expect(checksumOf(text, vector.merchantKey, vector.salt)).toBe(vector.checksum);
  expect(isChecksumOf(vector.checksum, text, vector.merchantKey)).toBe(true);
});

test.each(negative)('negative $id: $note', ({ params, checksum, merchantKey, ours }) => {
  expect(isSignedForm({ ...params, CHECKSUMHASH: checksum }, merchantKey)).toBe(ours);
});

test.each(vectors.paytm.envelopes)('document $id is verified over the bytes of its body', (vector) => {
  expect(rawMember(vector.raw, 'body')).toBe(vector.bodyText);
  const envelope = readEnvelope(vector.raw);
  expect(envelope && isSignedEnvelope(envelope, vector.merchantKey)).toBe(vector.verifies);
});

test.each(['', 'body', '[]', '{}', '{"body":[]}', '{"head":{}}'])('%j is no document', (text) => {
  expect(readEnvelope(text)).toBeUndefined();
});
