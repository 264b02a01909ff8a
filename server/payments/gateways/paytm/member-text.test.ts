import fc from 'fast-check';
import { expect, test } from 'vitest';
import { vectors } from '#server/testing/gateways/vectors.ts';
import { memberText } from './member-text.ts';

test.each(vectors.paytm.envelopes)('the body of $id comes out as it was signed', ({ raw, bodyText }) =>
  expect(memberText(raw, 'body')).toBe(bodyText),
);

test.each([
  ['{"body":1.0}', '1.0'],
  ['{"body" : "a}\\"{,b" , "x":1}', '"a}\\"{,b"'],
  ['{"x":{"body":1},"body":[1, {"body":2}]}', '[1, {"body":2}]'],
  ['{"x":"body","body":null}', 'null'],
  ['{"\\u0062ody":{"a":1}}', '{"a":1}'],
])('of %s it is %s', (json, text) => expect(memberText(json, 'body')).toBe(text));

test.each([
  '',
  '{',
  'null',
  '[]',
  '"body"',
  '{}',
  '{"a":{"body":1}}',
  '{"body":1,"body":1}',
  '{"body":1,"\\u0062ody":2}',
])('of %s there is none', (json) => expect(memberText(json, 'body')).toBeNull());

test('whatever stands around it, the member reads as what was written', () => {
  fc.assert(
    fc.property(fc.json(), fc.json(), fc.json(), (first, body, last) => {
      const found = memberText(`{"a": ${first} ,\n"body":${body},"z":${last} }`, 'body');
      expect(found).toBe(body.trim());
    }),
    { seed: 2027 },
  );
});
