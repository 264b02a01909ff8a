import { expect, test } from 'vitest';
import vectors from '../payment-vectors.json' with { type: 'json' };
import { isSignedEnvelope, rawMember, readEnvelope, writeEnvelope } from './envelope.ts';

test.each(vectors.paytm.envelopes)('document $id is verified over the bytes of its body', (vector) => {
  expect(rawMember(vector.raw, 'body')).toBe(vector.bodyText);
  const envelope = readEnvelope(vector.raw);
  expect(envelope && isSignedEnvelope(envelope, vector.merchantKey)).toBe(vector.verifies);
});

test('what is written is read and verified again, with braces, quotes and colons inside its texts', () => {
  const body = { word: 'a"},:{[\\', list: [1, { deep: ':' }] };
  const envelope = readEnvelope(writeEnvelope(body, 1_763_700_000_000, 'wallet_key_00001'));
  expect(envelope?.body).toEqual(body);
  expect(envelope && isSignedEnvelope(envelope, 'wallet_key_00001')).toBe(true);
  expect(envelope && isSignedEnvelope(envelope, 'wallet_key_00002')).toBe(false);
});

test.each(['', 'body', '[]', '{}', '{"body":[]}', '{"head":{}}'])('%j is no document', (text) => {
  expect(readEnvelope(text)).toBeUndefined();
});
