import { expect, test } from 'vitest';
import { type Column, cellLooks, compareValues } from './columns.ts';

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

test('what is done with a row knows how many such columns follow it, whatever stands between them', () => {
  const column = (id: string, more: Partial<Column<string>> = {}): Column<string> => ({
    id,
    header: id,
    cell: () => id,
    ...more,
  });
  const action = { action: true };
  const columns = [
    column('name'),
    column('fee', { align: 'end' }),
    column('park', { long: true }),
    column('day', { breaks: true }),
    column('used', { align: 'end', breaks: true }),
    column('edit', action),
    column('officers'),
    column('delete', action),
  ];
  expect(columns.map((_, at) => Object.values(cellLooks(columns, at)))).toEqual([
    [undefined],
    ['end'],
    ['long'],
    ['breaks'],
    ['end breaks'],
    ['act', { '--after': 1 }],
    [undefined],
    ['act', { '--after': 0 }],
  ]);
});
