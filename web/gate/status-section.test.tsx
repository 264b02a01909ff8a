// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { signInHere } from '#web/console/kit/testing/signed-in.ts';
import { listTime } from './offline/clock.ts';
import { knownParks } from './offline/parks.ts';
import { waiting } from './offline/waiting.ts';
import { StatusSection } from './status-section.tsx';
import { server } from './use-online.ts';

/** 10:32 in the evening in Kolkata. */
const NOW = '2027-01-02T17:02:00.000Z';
const list = (minutesAhead: number) => {
  const told = { asOf: '2027-01-02T17:01:00.000Z', aheadMs: minutesAhead * 60_000 };
  listTime.put('list', told);
};

beforeEach(() => vi.setSystemTime(NOW));
afterEach(() => {
  cleanup();
  listTime.remove('list');
  knownParks.remove('p');
  for (const { short } of waiting.all()) waiting.remove(short);
  server.noteAnswer(true);
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'getBattery');
});

function show(isUnprepared = false): void {
  render(
    <MemoryRouter>
      <StatusSection parkId="p" isUnprepared={isUnprepared} />
    </MemoryRouter>,
  );
}
const line = () => screen.getByRole('status').textContent;

test('a server that is silent and scans that wait are told as they come', () => {
  signInHere('sita');
  waiting.put('b', { short: 'b', scanId: 'b', code: 'c', gate: '', scannedAt: NOW, people: 1 });
  signInHere('ravi');
  show();
  act(() => {
    server.noteAnswer(false);
    const scan = { short: 'a', scanId: 's', code: 'c', gate: '', scannedAt: NOW, people: 1 };
    waiting.put('a', scan);
  });
  // No grant is kept here, and so nothing is told of lists.
  expect(line()).toBe('Offline · 1 to send');
});

test('a list that did not come though the server answers is told', () => {
  list(0);
  show(true);
  expect(line()).toBe('Online · list of 10:31 pm · 0 to sendToday’s list did not come');
});

test.each([
  [7, 'Clock 7 min ahead'],
  [-3, 'Clock 3 min behind'],
  [2, ''],
])('a clock that is %d minutes ahead says "%s"', (ahead, words) => {
  list(ahead);
  show();
  expect(line()).toBe(`Online · list of 10:31 pm · 0 to send${words}`);
});

test.each([
  [{ level: 0.12, charging: false }, 'Battery 12 %'],
  [{ level: 0.12, charging: true }, ''],
  [{ level: 0.5, charging: false }, ''],
])('a battery of %o says "%s"', async (state, words) => {
  const battery = Object.assign(new EventTarget(), state);
  Object.assign(navigator, { getBattery: async () => battery });
  list(0);
  show();
  await act(async () => undefined);
  expect(line()).toBe(`Online · list of 10:31 pm · 0 to send${words}`);
});

test.each([
  ['09:00', '17:30', 'Closed at 5:30 pm'],
  ['09:00', '23:00', ''],
  ['18:00', '02:00', ''],
  ['23:00', '02:00', 'Closed until 11:00 pm'],
  [null, null, ''],
])('a park that is open from %s to %s says "%s" at half past ten', (opensAt, closesAt, words) => {
  list(0);
  knownParks.put('p', { id: 'p', name: 'Zoo', opensAt, closesAt });
  show();
  expect(line()).toBe(`Online · list of 10:31 pm · 0 to send${words}`);
});

test.each([
  ['09:00', '17:30', 'Closed until 9:00 am'],
  ['18:00', '02:00', 'Closed until 6:00 pm'],
  ['18:00', '05:00', ''],
  ['06:00', '06:00', ''],
  ['00:00', '23:59', ''],
  [null, '17:30', ''],
])(
  'a park that is open from %s to %s says "%s" at four in the morning, also by a clock that is wrong',
  (opensAt, closesAt, words) => {
    vi.setSystemTime('2027-01-02T16:30:00.000Z');
    list(-6 * 60);
    knownParks.put('p', { id: 'p', name: 'Zoo', opensAt, closesAt });
    show();
    expect(line()).toBe(
      `Online · list of 10:31 pm · 0 to send${['Clock 360 min behind', words].filter(Boolean).join(' · ')}`,
    );
  },
);
