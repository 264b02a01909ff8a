import { renderToString } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import type { BoardNow } from '#contract/queues/page.ts';
import { BoardPage } from './board-page.tsx';

const station = {
  id: 'c1',
  name: 'Counter 1',
  serving: 12,
  calledAt: '2027-01-04T13:31:00.000Z',
  next: [13, 14, 15],
  waiting: 9,
};
const board: BoardNow = {
  kind: 'loan',
  id: 'b1',
  name: 'Ameerpet Branch',
  day: '2027-01-04',
  running: 12,
  stations: [
    { ...station, closed: false, paused: false, lateMinutes: 0 },
    {
      ...station,
      id: 'c2',
      name: 'Counter 2',
      serving: null,
      calledAt: null,
      closed: false,
      paused: false,
      lateMinutes: 0,
    },
  ],
  at: '2027-01-04T13:32:00.000Z',
};
const page = (change: Partial<BoardNow>) => renderToString(<BoardPage board={{ ...board, ...change }} />);

test('counters share the next numbers, which stand there once; a counter that serves nobody shows a dash', () => {
  const html = page({});
  expect(html.match(/<b>13<\/b>/g)).toHaveLength(1);
  expect(html).toMatch(/Counter 2<\/h2><p[^>]*>–</);
  expect(html).toContain('7:02 pm');
});

test('each doctor has next numbers and notes of their own', () => {
  const late = board.stations.map((one) => ({ ...one, paused: true, lateMinutes: 70 }));
  const html = page({ kind: 'doctor', stations: late });
  expect(html.match(/<b>13<\/b>/g)).toHaveLength(2);
  expect(html.match(/Paused · Running late by about 1 h 10 min/g)).toHaveLength(2);
});

test('a queue that is closed for today says so, a branch once for all its counters', () => {
  const closed = board.stations.map((one) => ({ ...one, closed: true }));
  expect(page({ stations: closed }).match(/No new tokens today/g)).toHaveLength(1);
  expect(page({ kind: 'doctor', stations: closed }).match(/No new tokens today/g)).toHaveLength(2);
});

test('more stations than fit take turns', () => {
  const stations = Array.from({ length: 8 }, (_, at) => ({
    ...station,
    id: `c${at}`,
    closed: false,
    paused: false,
    lateMinutes: 0,
  }));
  const html = page({ stations });
  expect(html.match(/<article/g)).toHaveLength(6);
  expect(html).toContain('1 of 2');
});
