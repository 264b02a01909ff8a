import { expect, test } from 'vitest';
import { newCalls } from './rules.ts';

const station = (id: string, serving: number | null) => ({
  ...{ id, serving, name: id, next: [], waiting: 0, paused: false, lateMinutes: 0 },
});
const numbers = (before: (number | null)[], after: (number | null)[]) => {
  const stations = (servings: (number | null)[]) => servings.map((serving, at) => station(`c${at}`, serving));
  return newCalls(stations(before), stations(after)).map(({ serving }) => serving);
};

test('a number that is new at its station is a call', () => {
  expect(numbers([1, 2], [1, 3])).toEqual([3]);
  expect(numbers([null, 2], [3, 2])).toEqual([3]);
});

test('who leaves, and what stays as it is, calls nobody', () => {
  expect(numbers([1, 2], [null, 2])).toEqual([]);
});

test('numbers that begin again, and a station that opens, call too', () => {
  expect(numbers([50], [1])).toEqual([1]);
  expect(numbers([1], [1, 2])).toEqual([2]);
});
