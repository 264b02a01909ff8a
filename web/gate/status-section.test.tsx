import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { signInHere } from '#web/console/kit/testing/signed-in.ts';
import { listTime } from './offline/clock.ts';
import { keepInside, knownInside } from './offline/inside.ts';
import { knownParks } from './offline/parks.ts';
import { waiting } from './offline/waiting.ts';
import { StatusSection } from './status-section.tsx';
import { server } from './use-online.ts';

/** 10:32 in the evening in Kolkata. */
const NOW = '2027-01-02T17:02:00.000Z';
const list = (minutesAhead: number) =>
  listTime.put('list', { asOf: '2027-01-02T17:01:00.000Z', aheadMs: minutesAhead * 60_000 });

beforeEach(() => vi.setSystemTime(NOW));
afterEach(() => {
  listTime.remove('list');
  knownParks.remove('p');
  knownInside.remove('p');
  for (const { short } of waiting.all()) waiting.remove(short);
  server.noteAnswer(true);
  Reflect.deleteProperty(navigator, 'getBattery');
});

const ALL_WELL = 'East gate';

function show({ isUnprepared = false, out = false } = {}): void {
  render(
    <StatusSection gate={{ name: ALL_WELL, parkId: 'p', out }} isUnprepared={isUnprepared}>
      {null}
    </StatusSection>,
  );
}
const line = () => screen.getByRole('status').textContent;

test('a gate that has no list yet, a server that is silent and scans that wait are told as they come', async () => {
  signInHere('sita');
  waiting.put('b', { short: 'b', scanId: 'b', code: 'c', gate: '', scannedAt: NOW, people: 1 });
  signInHere('ravi');
  show();
  expect(line()).toBe('no list yet');
  act(() => {
    server.noteAnswer(false);
    waiting.put('a', { short: 'a', scanId: 's', code: 'c', gate: '', scannedAt: NOW, people: 1 });
  });
  // No grant is kept here, and so nothing is told of lists.
  expect(line()).toBe('Offline · 1 to send');
  await userEvent.click(screen.getByRole('button', { name: 'Offline · 1 to send', expanded: false }));
  expect(screen.getByRole('button', { expanded: true })).toBeDefined();
});

test('a list that did not come though the server answers is told', () => {
  list(0);
  show({ isUnprepared: true });
  expect(line()).toBe('Today’s list did not come');
});

test('the way out is told before all else, and a park that is full', () => {
  list(0);
  show({ out: true });
  expect(screen.getByRole('banner').textContent).toBe(`Way out${ALL_WELL}`);
  act(() => keepInside('p', { people: 299, limit: 300 }));
  expect(line()).toBe(ALL_WELL);
  act(() => keepInside('p', { people: 300, limit: 300 }));
  expect(line()).toBe('300 of 300 inside');
});

test.each([
  [7, 'Clock 7 min ahead'],
  [-3, 'Clock 3 min behind'],
  [2, ALL_WELL],
])('a clock that is %d minutes ahead says "%s"', (ahead, words) => {
  list(ahead);
  show();
  expect(line()).toBe(words);
});

test.each([
  [{ level: 0.12, charging: false }, 'Battery 12 %'],
  [{ level: 0.12, charging: true }, ALL_WELL],
  [{ level: 0.5, charging: false }, ALL_WELL],
])('a battery of %o says "%s"', async (state, words) => {
  const battery = Object.assign(new EventTarget(), state);
  Object.assign(navigator, { getBattery: async () => battery });
  list(0);
  show();
  await act(async () => undefined);
  expect(line()).toBe(words);
});

const MORNING = '2027-01-02T16:30:00.000Z';
test.each([
  [NOW, 0, '09:00', '17:30', 'Closed at 5:30 pm'],
  [NOW, 0, '09:00', '23:00', ALL_WELL],
  [NOW, 0, '18:00', '02:00', ALL_WELL],
  [NOW, 0, '23:00', '02:00', 'Closed until 11:00 pm'],
  [NOW, 0, null, null, ALL_WELL],
  // Four in the morning by the server, ten in the evening by the phone.
  [MORNING, -360, '09:00', '17:30', 'Clock 360 min behind · Closed until 9:00 am'],
  [MORNING, -360, '18:00', '02:00', 'Clock 360 min behind · Closed until 6:00 pm'],
  [MORNING, -360, '18:00', '05:00', 'Clock 360 min behind'],
  [MORNING, -360, '06:00', '06:00', 'Clock 360 min behind'],
  [MORNING, -360, '00:00', '23:59', 'Clock 360 min behind'],
  [MORNING, -360, null, '17:30', 'Clock 360 min behind'],
])('at %s, %d minutes ahead, a park that is open from %s to %s says "%s"', (now, ahead, opensAt, closesAt, words) => {
  vi.setSystemTime(now);
  list(ahead);
  knownParks.put('p', { id: 'p', name: 'Zoo', opensAt, closesAt });
  show();
  expect(line()).toBe(words);
});
