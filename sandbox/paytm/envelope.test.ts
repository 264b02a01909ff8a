import { expect, test } from 'vitest';
import vectors from '../payment-vectors.json' with { type: 'json' };
import { isSignedEnvelope, rawMember, readEnvelope } from './envelope.ts';

test.each(vectors.paytm.envelopes)('document $id is verified over the bytes of its body', (vector) => {
  expect(rawMember(vector.raw, 'body')).toBe(vector.bodyText);
  const envelope = readEnvelope(vector.raw);
  expect(envelope && isSignedEnvelope(envelope, vector.merchantKey)).toBe(vector.verifies);
});

test.each(['', 'body', '[]', '{}', '{"body":[]}', '{"head":{}}'])('%j is no document', (text) => {
  expect(readEnvelope(text)).toBeUndefined();
});
