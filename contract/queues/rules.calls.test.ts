import { expect, test } from 'vitest';
import type { StationNow } from './page.ts';
import { newCalls } from './rules.ts';

const NOON = '2027-01-04T06:30:00.000Z';
const LATER = '2027-01-04T06:30:20.000Z';
const station = (id: string, serving: number | null, calledAt = NOON): StationNow => ({
  id,
  counterNumber: null,
  serving,
  calledAt: serving === null ? null : calledAt,
  name: id,
  place: '',
  next: [],
  waiting: 0,
  closed: false,
  paused: false,
  allPaused: false,
  backAt: null,
  lateMinutes: 0,
  estimate: null,
});
const board = (servings: (number | null)[], calledAt?: string) =>
  servings.map((serving, at) => station(`c${at}`, serving, calledAt));
const called = (before: StationNow[], stations: StationNow[], at = LATER) =>
  newCalls(before, { stations, at }).map(({ serving }) => serving);
const numbers = (before: (number | null)[], after: (number | null)[]) => called(board(before), board(after));

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

test('the same number called again is a call', () => {
  expect(called(board([7]), board([7], LATER))).toEqual([7]);
});

test('a board that comes back after a while does not announce what was called again meanwhile', () => {
  expect(called(board([7]), board([7], LATER), '2027-01-04T06:31:00.000Z')).toEqual([]);
});

test('somebody called earlier whose number is seen again is a new number at that station', () => {
  expect(called(board([8], LATER), board([7], NOON))).toEqual([7]);
});

test('of several places each station is its own, though a doctor sits at two of them, and branches without counters have no ids', () => {
  const at = (place: string, id: string | null, serving: number) => ({ ...station('d1', serving), id, place });
  const before = [at('East', 'd1', 5), at('West', 'd1', 9), at('North', null, 1), at('South', null, 2)];
  expect(called(before, before)).toEqual([]);
  expect(called(before, [...before.slice(0, 3), at('South', null, 3)])).toEqual([3]);
});
