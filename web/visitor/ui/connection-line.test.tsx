// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Freshness } from '#web/visitor/platform/live-value.ts';
import { ConnectionLine } from './connection-line.tsx';

beforeEach(() => vi.setSystemTime('2027-01-04T14:00:00.000Z'));

test.each<[Freshness, string]>([
  ['live', 'Live'],
  ['made', 'As of 7:02 pm'],
  ['asked', 'As of 7:02 pm. We look again every 15 seconds.'],
  ['lost', 'Reconnecting… last update 7:02 pm'],
])('%s is said as "%s", in the time of Kolkata', (freshness, words) => {
  const html = renderToString(<ConnectionLine freshness={freshness} at="2027-01-04T13:32:00.000Z" />);
  expect(html).toContain(words);
});

test('numbers of another day say of which', () => {
  const html = renderToString(<ConnectionLine freshness="made" at="2027-01-03T13:32:00.000Z" />);
  expect(html).toContain('As of Sun, 3 Jan 2027, 7:02 pm');
});
