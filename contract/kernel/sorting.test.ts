import { expect, test } from 'vitest';
import { problemsIn } from '#server/testing/english.ts';
import { readSort, sortedBy } from './sorting.ts';

const model = sortedBy(['total', 'date']);

test('a list is sorted by a column of its own, up or with a minus down', () => {
  expect(readSort(model.parse('total'))).toEqual({ by: 'total', desc: false });
  expect(readSort(model.parse('-date'))).toEqual({ by: 'date', desc: true });
});

test('nothing, null and an empty text are newest first', () => {
  expect([undefined, null, ''].map((none) => readSort(model.parse(none)))).toEqual([null, null, null]);
});

test.each(['mobile', '--total', 'total desc', '-', 'total;drop'])('“%s” is refused in plain words', (sort) => {
  expect(problemsIn(model.safeParse(sort))[0]).toBe('Please choose a column of the list to sort by');
});
