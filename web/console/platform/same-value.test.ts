import { expect, test } from 'vitest';
import { isSame, namesOfChanges } from './same-value.ts';

test.each([
  [null, ''],
  [undefined, null],
  [
    ['mon', 'tue'],
    ['mon', 'tue'],
  ],
  [new Date(5), new Date(5)],
  [{ adult: { price: null } }, { adult: { price: '' } }],
])('%j says the same as %j', (one, other) => expect(isSame(one, other)).toBe(true));

test.each([
  [0, ''],
  [false, null],
  [
    ['mon', 'tue'],
    ['tue', 'mon'],
  ],
  [['mon'], ['mon', 'tue']],
  [new Date(5), new Date(6)],
  [new Date(5), {}],
  [{ adult: { price: 1 } }, { adult: { price: 2 } }],
  [[], { length: 0 }],
])('%j does not say the same as %j', (one, other) => expect(isSame(one, other)).toBe(false));

test('the fields that differ are named, those that were put back are not', () => {
  expect(namesOfChanges({ name: 'Zoo', note: '', active: false }, { name: 'Zoo', note: '', active: true })).toEqual([
    'active',
  ]);
});
