// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { BoardNow } from '#contract/queues/page.ts';
import { speakLanguages } from '#web/visitor/platform/page-state.ts';
import { allMessages } from '#web/visitor/platform/testing/all-messages.ts';
import { boardNow, stationNow } from '#web/visitor/platform/testing/boards.ts';
import { BoardPage, page as facts } from './board-page.tsx';

speakLanguages('en', allMessages);

const idle = stationNow({ id: 'c2', name: 'Counter 2', counterNumber: '2', serving: null, calledAt: null });
const board = boardNow({ stations: [stationNow(), idle] });
const page = (change: Partial<BoardNow>) => renderToString(<BoardPage board={{ ...board, ...change }} />);
const all = (change: Parameters<typeof stationNow>[0]) => ({
  stations: board.stations.map((one) => ({ ...one, ...change })),
});

test('counters share the next numbers, which stand there once; a counter that serves nobody shows a dash', () => {
  const html = page({});
  expect(html.match(/<b>13<\/b>/g)).toHaveLength(1);
  expect(html).toMatch(/Counter 2<\/h2><p[^>]*>–</);
  expect(html).toContain('7:02 pm');
});

test('each doctor has next numbers, a wait and notes of their own', () => {
  const html = page({ kind: 'doctor', ...all({ lateMinutes: 70, estimate: { from: 15, to: 25 } }) });
  expect(html.match(/<b>13<\/b>/g)).toHaveLength(2);
  expect(html.match(/Wait 15–25 min/g)).toHaveLength(2);
  expect(html.match(/Running late by about 70 min/g)).toHaveLength(2);
});

test('a pause fills the card in every language of the room and in its order, and says until when in the one whose turn it is', () => {
  const html = page({ languages: ['te', 'en'], ...all({ paused: true, backAt: '13:15' }) });
  expect(html).toMatch(/ఆగింది<\/span><span lang="en">Paused<.*<p class="back num" lang="te">మధ్యాహ్నం 1:15కి మళ్ళీ మొదలు</);
  expect(html).not.toContain('>12<');
  expect(page(all({ paused: true, backAt: '13:15' }))).toContain('Back at 1:15 pm');
  const doctors = page({ kind: 'doctor', ...all({ paused: true, lateMinutes: 70 }) });
  expect(doctors).not.toMatch(/nexts|note/);
  expect(page(all({ paused: true }))).not.toContain('Back at');
});

test('a queue that is closed for today says so, a branch once for all its counters', () => {
  expect(page(all({ closed: true })).match(/No new tokens today/g)).toHaveLength(1);
  expect(page({ kind: 'doctor', ...all({ closed: true }) }).match(/No new tokens today/g)).toHaveLength(2);
});

test('the head, what is served and who is next are told in the first language of the room', () => {
  const html = page({ languages: ['te', 'hi', 'en'] });
  expect(html).toMatch(/ఇప్పుడు నడుస్తోంది<.*अभी चल रहा है<.*Now serving</s);
  expect(html).toMatch(/lang="te"><span>తర్వాత<.*<b>13/s);
  expect(html).toContain('కౌంటర్ 1');
});

test('a public display has logo and colour, hours, a line of notice, and the last who were called with where to', () => {
  const last = [11, 10, 9].map((number) => ({ number, name: 'Counter 2', counterNumber: '2' }));
  const change = { logo: '/images/a.webp', colour: '#0e4a3b', hours: { opensAt: '09:00', closesAt: '13:30' } };
  const html = page({ ...change, last, notice: 'Bring your passbook.' });
  for (const shown of [
    'src="/images/a-360.webp"',
    'Open 9:00 am–1:30 pm',
    'Bring your passbook.',
    '<b>11</b> <small>Counter 2</small>',
  ])
    expect([shown, html.includes(shown)]).toEqual([shown, true]);
  expect(page({ hours: { opensAt: '00:00', closesAt: '23:59' } }), 'a place that never closes').not.toContain('Open ');
  expect(facts.looks?.({ board: { ...board, ...change } })).toContain('#0e4a3b');
  expect(facts.looks?.({ board })).toBe('');
});

test('a board of several places says at each station where it is, and whom it calls next', () => {
  const html = page(all({ place: 'Gold loans' }));
  expect(html.match(/<small>Gold loans<\/small>/g)).toHaveLength(2);
  expect(html.match(/<b>13<\/b>/g)).toHaveLength(2);
});

test.each([
  [6, 6],
  [7, 4],
  [8, 4],
  [13, 5],
])('%i stations take turns on pages alike, %i at a time', (count, shown) => {
  const html = page({ stations: Array.from({ length: count }, (_, at) => stationNow({ id: `c${at}` })) });
  expect(html.match(/<article/g)).toHaveLength(shown);
  const pages = Math.ceil(count / shown);
  expect(html.includes(`1 of ${pages}`)).toBe(pages > 1);
});
