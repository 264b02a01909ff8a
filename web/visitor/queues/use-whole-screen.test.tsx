import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { stationNow } from '#web/visitor/platform/testing/boards.ts';
import { useWholeScreen } from './use-whole-screen.ts';

beforeEach(() => void vi.useFakeTimers());

function open() {
  const { result, rerender } = renderHook((isInTouch: boolean) => useWholeScreen(isInTouch), { initialProps: true });
  const call = (number: number, age = 0, id = 'c1') =>
    act(() => result.current.fill({ number, station: stationNow({ id }), age }));
  const pass = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1000));
  return { call, pass, shown: () => result.current.shown?.number ?? null, touch: rerender };
}

test('a call has the whole screen for six seconds', () => {
  const { call, pass, shown } = open();
  call(7);
  expect(shown()).toBe(7);
  pass(5);
  expect(shown()).toBe(7);
  pass(1);
  expect(shown()).toBeNull();
});

test('two calls within six seconds follow each other, each for six', () => {
  const { call, pass, shown } = open();
  call(7);
  pass(2);
  call(8, 0, 'c2');
  expect(shown()).toBe(7);
  pass(4);
  expect(shown()).toBe(8);
  pass(5);
  expect(shown()).toBe(8);
  pass(1);
  expect(shown()).toBeNull();
});

test('a number that is called again while it is shown is not shown twice', () => {
  const { call, pass, shown } = open();
  call(7);
  pass(3);
  call(7);
  pass(5);
  expect(shown()).toBe(7);
  pass(1);
  expect(shown()).toBeNull();
});

test('what was called more than twenty seconds ago is not shown, whether it comes late or has waited', () => {
  const { call, pass, shown } = open();
  call(7, 21_000);
  expect(shown()).toBeNull();
  for (const number of [1, 2, 3, 4, 5]) call(number);
  pass(6);
  pass(6);
  pass(6);
  expect(shown()).toBe(4);
  pass(6);
  expect(shown()).toBeNull();
});

test('a board that has lost its network shows no call, nor when it is back', () => {
  const { call, shown, touch } = open();
  call(7);
  call(8);
  touch(false);
  expect(shown()).toBeNull();
  touch(true);
  expect(shown()).toBeNull();
});
