import { expect, test } from 'vitest';
import { compareValues } from './columns.ts';

const sorted = (values: (string | number)[]): (string | number)[] => values.toSorted(compareValues);

test('numbers are sorted by size, not as words', () => {
  expect(sorted([100, 9, 25_000, 0])).toEqual([0, 9, 100, 25_000]);
});

test('words are sorted as people do: capitals do not come first, and numbers in them count', () => {
  expect(sorted(['zoo', 'Aquarium', 'Gate 10', 'gate 9', 'aviary'])).toEqual([
    'Aquarium',
    'aviary',
    'gate 9',
    'Gate 10',
    'zoo',
  ]);
});

test('names that differ only in capitals are equal', () => {
  expect(compareValues('ZOO', 'zoo')).toBe(0);
});
