import { expect, test } from 'vitest';
import { estimateOf, isMoving } from './rules.ts';

const MINUTE = 60_000;

test.each([
  [5, 4, 0, { from: 15, to: 25 }],
  [1, 4, 0, { from: 0, to: 5 }],
  [0, 4, 0, { from: 0, to: 5 }],
  [3, 7, 12, { from: 25, to: 40 }],
])(
  '%i people before at %i minutes each, and %i minutes late, are a range rounded outwards to five',
  (before, pace, late, range) => {
    expect(estimateOf(before, pace * MINUTE, late)).toEqual(range);
  },
);

test('without a pace there is no estimate', () => {
  expect(estimateOf(3, null, 0)).toBeNull();
});

/** It is noon in Kolkata. */
const noon = new Date('2027-01-04T06:30:00.000Z');
const calledBefore = (minutes: number) => new Date(noon.getTime() - minutes * MINUTE);
const hours = { opensAt: '09:00', closesAt: '13:00' };
const queue = { paused: false, running: 7, lastCall: calledBefore(19) };

test('a queue moves while it calls, is not paused, and its place is open', () => {
  expect([isMoving(queue, hours, noon), isMoving(queue, null, noon)]).toEqual([true, true]);
});

test.each([
  ['paused', { ...queue, paused: true }, hours],
  ['not begun', { ...queue, lastCall: null }, hours],
  ['still for twenty minutes', { ...queue, lastCall: calledBefore(20) }, hours],
  ['past its hours', queue, { opensAt: '09:00', closesAt: '12:00' }],
  ['before its hours, with nobody called', { ...queue, running: 0 }, { opensAt: '13:00', closesAt: '18:00' }],
])('a queue that is %s promises nobody any minutes', (_, still, open) => {
  expect(isMoving(still, open, noon)).toBe(false);
});
