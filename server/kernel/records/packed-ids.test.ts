import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ID_ALPHABET, ID_LENGTH, newId } from '#server/kernel/operations/clock.ts';
import { packIds, unpackIds } from './packed-ids.ts';

const id = fc.string({ unit: fc.constantFrom(...ID_ALPHABET), minLength: ID_LENGTH, maxLength: ID_LENGTH });

test('two ids in an address are 44 characters that any address may have, and come back as they were', () => {
  fc.assert(
    fc.property(id, id, (one, other) => {
      const packed = packIds([one, other]);
      expect(packed).toMatch(/^[\w-]{44}$/);
      expect(unpackIds(packed)).toEqual([one, other]);
    }),
    { seed: 2027 },
  );
  expect(unpackIds(packIds(['0'.repeat(26), 'z'.repeat(26)]))).toEqual(['0'.repeat(26), 'z'.repeat(26)]);
});

test('what nobody packed is null: garbage, a text of another length, more bits than two ids have', () => {
  for (const text of [
    '',
    'x',
    '_'.repeat(44),
    '!'.repeat(44),
    'A'.repeat(43),
    'A'.repeat(45),
    'A'.repeat(44).replace('A', 'é'),
  ])
    expect([text, unpackIds(text)]).toEqual([text, null]);
});

test('what is no id is not packed', () => {
  const fine = newId({ bytes: (count) => Buffer.alloc(count) });
  expect(() => packIds([fine, 'ours'.padEnd(26, '0')])).toThrow(RangeError);
});
