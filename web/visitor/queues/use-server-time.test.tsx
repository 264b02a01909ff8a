import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { KEPT } from '#web/shared/worker-rules.ts';
import { speakLanguages } from '#web/visitor/platform/page-state.ts';
import { allMessages } from '#web/visitor/platform/testing/all-messages.ts';
import { boardNow, stationNow } from '#web/visitor/platform/testing/boards.ts';
import { useToday } from './use-server-time.ts';

speakLanguages('en', allMessages);

/** A quarter of a minute before midnight in Kolkata, by a television whose clock is a year behind. */
const AT = '2027-01-04T18:29:45.000Z';
const busy = { paused: true, lateMinutes: 20, closed: true, estimate: { from: 5, to: 10 } };
const evening = boardNow({
  at: AT,
  stations: [stationNow(busy)],
  last: [{ number: 11, name: 'Counter 1', counterNumber: '1' }],
});

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-01-04T18:29:45.000Z') }));
afterEach(() => document.documentElement.removeAttribute(KEPT));

test('at midnight by the server’s clock a board without news calls nobody any more, and says nothing else of that day', () => {
  const { result } = renderHook(useToday, { initialProps: evening });
  act(() => void vi.advanceTimersByTime(14_000));
  expect(result.current).toBe(evening);
  act(() => void vi.advanceTimersByTime(2000));
  const nobody = stationNow({ serving: null, calledAt: null, next: [], waiting: 0 });
  expect(result.current).toEqual({ ...evening, running: 0, stations: [nobody], last: [] });
});

test('a pause that lasts longer than was said promises no time any more, and goes on', () => {
  const noon = boardNow({ at: '2027-01-04T06:29:58.000Z', stations: [stationNow({ paused: true, backAt: '12:00' })] });
  const { result } = renderHook(useToday, { initialProps: noon });
  act(() => void vi.advanceTimersByTime(1000));
  expect(result.current).toBe(noon);
  act(() => void vi.advanceTimersByTime(2000));
  expect(result.current).toEqual({ ...noon, stations: [stationNow({ paused: true, backAt: null })] });
});

test('what the server says of the new day is shown', () => {
  const { result, rerender } = renderHook(useToday, { initialProps: evening });
  act(() => void vi.advanceTimersByTime(20_000));
  const morrow = boardNow({ day: '2027-01-05', at: '2027-01-04T18:30:05.000Z' });
  rerender(morrow);
  expect(result.current).toBe(morrow);
});

test('a board that was kept stays as it was until the server says the time', () => {
  document.documentElement.setAttribute(KEPT, '');
  const { result } = renderHook(useToday, { initialProps: evening });
  act(() => void vi.advanceTimersByTime(20_000));
  expect(result.current).toBe(evening);
});
