import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { BoardNow } from '#contract/queues/page.ts';
import { speakLanguages } from '#web/visitor/platform/page-state.ts';
import { allMessages } from '#web/visitor/platform/testing/all-messages.ts';
import { boardNow, stationNow } from '#web/visitor/platform/testing/boards.ts';
import { useCalls } from './use-calls.ts';

speakLanguages('en', allMessages);

const FIRST = '2027-01-04T13:32:00.000Z';
const AGAIN = '2027-01-04T13:32:20.000Z';
const board = (serving: number | null, calledAt: string | null, at = calledAt ?? AGAIN): BoardNow =>
  boardNow({ running: serving ?? 0, at, stations: [stationNow({ id: 'd1', serving, calledAt })] });

/** Opens a board with this on it. `heard` are the numbers announced; `isStillSo` asks whether the last one is still served. */
function open(first: BoardNow) {
  const announce = vi.fn<Parameters<typeof useCalls>[1]['announce']>();
  const fill = vi.fn<Parameters<typeof useCalls>[1]['fill']>();
  const told = { announce, fill, isCovered: false };
  const { rerender, result } = renderHook((shown: BoardNow) => useCalls(shown, told), { initialProps: first });
  const heard = () => announce.mock.calls.map(([{ number }]) => number);
  return { show: rerender, flashing: () => result.current, heard, calls: announce.mock.calls, fill };
}

test('a board that opens, or is read again, announces nothing', () => {
  const { show, heard, flashing } = open(board(7, FIRST));
  show(board(7, FIRST, AGAIN));
  expect(heard()).toEqual([]);
  expect(flashing()).toEqual([]);
});

test('a number that is called, and called again, is announced and flashes', () => {
  const { show, heard, flashing } = open(board(null, null, FIRST));
  show(board(7, FIRST));
  show(board(7, AGAIN));
  expect(heard()).toEqual([7, 7]);
  expect(flashing()).toEqual([' d1']);
});

test('each call fills the screen, with its age by the server’s clock', () => {
  const { show, fill } = open(board(null, null, FIRST));
  show(board(7, FIRST, AGAIN));
  expect(fill.mock.calls.map(([{ number, age }]) => [number, age])).toEqual([[7, 20_000]]);
});

test('a call that was made again is not repeated for the first time of it', () => {
  const { show, calls } = open(board(6, '2027-01-04T13:20:00.000Z', FIRST));
  show(board(7, FIRST));
  show(board(7, AGAIN));
  expect(calls.map(([, isStillSo]) => isStillSo())).toEqual([false, true]);
});
