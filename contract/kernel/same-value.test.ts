import { expect, test } from 'vitest';
import { isSame, namesOfChanges, pathsOfChanges } from './same-value.ts';

test.each([
  [null, ''],
  [undefined, null],
  [
    ['mon', 'tue'],
    ['mon', 'tue'],
  ],
  [new Date('2027-01-05T04:30:07Z'), new Date('2027-01-05T04:30:00Z')],
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
  [new Date('2027-01-05T04:30:00Z'), new Date('2027-01-05T04:31:00Z')],
  [new Date(5), {}],
  [{ adult: { price: 1 } }, { adult: { price: 2 } }],
  [[], { length: 0 }],
])('%j does not say the same as %j', (one, other) => expect(isSame(one, other)).toBe(false));

test('the fields that differ are named, those that were put back are not', () => {
  expect(namesOfChanges({ name: 'Zoo', note: '', active: false }, { name: 'Zoo', note: '', active: true })).toEqual([
    'active',
  ]);
});

test('what lies deeper differs by its path, and what was not seen is not compared', () => {
  const seen = { name: 'Zoo', openDays: ['mon'], fees: { adult: { price: 100 }, child: { price: 50 } } };
  const stored = {
    name: 'Zoo',
    note: 'new',
    openDays: ['mon', 'tue'],
    fees: { adult: { price: 120, offered: true }, child: { price: 50, offered: true } },
  };
  expect(pathsOfChanges(seen, stored)).toEqual(['openDays', 'fees.adult.price']);
});
