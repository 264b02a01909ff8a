import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { vectors } from '#server/testing/gateways/vectors.ts';
import { sign, verify } from './checksum.ts';

const { paytm } = vectors;
const inputOf = (id: string) => paytm.vectors.find((vector) => vector.id === id)?.input ?? '';
const key = 'SandboxKey#00@1!';

describe('known answers', () => {
  test.each(paytm.vectors)('$id: $note', ({ input, merchantKey, salt, checksum, checksumLength }) => {
    expect(sign(input, merchantKey, salt)).toBe(checksum);
    expect(checksum).toHaveLength(checksumLength);
    expect(verify(input, merchantKey, checksum)).toBe(true);
  });

  test.each(paytm.randomSalt)(
    'a salt that their own package drew: $checksum',
    ({ inputOf: id, merchantKey, checksum }) => expect(verify(inputOf(id), merchantKey, checksum)).toBe(true),
  );

  test.each(paytm.negative)('$id: $note', ({ params, merchantKey, checksum, ours }) =>
    expect(verify(params, merchantKey, checksum)).toBe(ours),
  );

  test.each(paytm.envelopes)('$id: $note', ({ raw, bodyText, signature, merchantKey, reserialisedVerifies }) => {
    expect(verify(bodyText, merchantKey, signature)).toBe(true);
    const again = verify(JSON.stringify(JSON.parse(raw).body), merchantKey, signature);
    expect(again).toBe(reserialisedVerifies ?? true);
  });
});

test('values without a prototype are read like any others, and nobody’s object is changed', () => {
  const values = Object.assign(Object.create(null), { A: '1', B: '2' });
  const signed = Object.assign(Object.create(null), values, { CHECKSUMHASH: sign(values, key) });
  expect(verify(signed, key, signed.CHECKSUMHASH)).toBe(true);
  expect(Object.keys(signed)).toEqual(['A', 'B', 'CHECKSUMHASH']);
});

test('two checksums of one text differ, and both are its own', () => {
  const [one, other] = [sign('{}', key), sign('{}', key)];
  expect(one).not.toBe(other);
  expect([verify('{}', key, one), verify('{}', key, other)]).toEqual([true, true]);
});

test('what a query made of a checksum fits, also where its first character was a plus sign', () => {
  let checksum = '';
  while (!checksum.startsWith('+')) checksum = sign('{}', key);
  expect(verify('{}', key, checksum.replaceAll('+', ' '))).toBe(true);
  expect(verify('{}', key, `${checksum}\r\n`)).toBe(true);
});

test('keys of 24 and 32 characters work; of another length nothing is signed and nothing fits', () => {
  for (const length of [16, 24, 32]) expect(verify('x', 'k'.repeat(length), sign('x', 'k'.repeat(length)))).toBe(true);
  expect(() => sign('x', 'short')).toThrow(RangeError);
  expect(verify('x', 'short', sign('x', key))).toBe(false);
});

test('any values sign and fit; another value or another key does not', () => {
  const values = fc.dictionary(fc.stringMatching(/^[A-Z]{1,8}$/), fc.string(), { minKeys: 1 });
  fc.assert(
    fc.property(values, fc.string({ minLength: 1 }), (form, more) => {
      const checksum = sign(form, key);
      const [name = ''] = Object.keys(form);
      expect(verify(form, key, checksum)).toBe(true);
      expect(verify({ ...form, [name]: form[name] + more }, key, checksum)).toBe(false);
      expect(verify(form, 'OtherTenant&Key2', checksum)).toBe(false);
    }),
    { seed: 2027 },
  );
});

test.each([undefined, null, 7, [], {}, '', ' ', 'AAAA', '%'])('%o is nothing’s checksum', (checksum) =>
  expect(verify('x', key, checksum)).toBe(false),
);
