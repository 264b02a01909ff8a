import { render, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { dayOf } from '#contract/kernel/dates/dates.ts';
import { signInHere } from '#web/console/kit/testing/signed-in.ts';
import { deviceId } from '#web/shared/gate-phone.ts';
import { type ServedAnswer, type ServedCall, serveEach } from '#web/shared/testing/served-calls.ts';
import { letIn } from './offline/let-in.ts';
import { waiting, waitingHands } from './offline/waiting.ts';
import { countScan } from './tally.ts';
import { useReporting } from './use-reporting.ts';

const told = (gate: string | null = null) => ({ body: { messages: [], locked: null, gate } });
let said: ServedCall['body'][] = [];
let answer: ServedAnswer;
serveEach('/app/scan', ({ url, body }) => {
  if (url !== '/gates/state') return { body: {} };
  said.push(body);
  return answer;
});
beforeEach(() => {
  localStorage.clear();
  signInHere('ravi');
  for (const list of [letIn, waiting]) for (const { short } of list.all()) list.remove(short);
  for (const { scanId } of waitingHands.all()) waitingHands.remove(scanId);
  [said, answer] = [[], told()];
});

function Gate() {
  return useReporting('East gate').givenName;
}
const now = new Date().toISOString();
const scan = (short: string) => ({
  short,
  scanId: short,
  code: short,
  gate: '',
  scannedAt: now,
  people: 1,
});
const ticket = (short: string, people: number) =>
  letIn.put(short, { short, at: now, gate: '', people, day: dayOf(new Date()) });

test('what is to be sent counts scans and people let in by hand, and is none as soon as all is sent', async () => {
  waiting.put('aaaa1111', scan('aaaa1111'));
  const hand = {
    scanId: 'h',
    people: 3,
    reason: 'Guest',
    code: null,
    parkId: null,
    gate: '',
    scannedAt: now,
  };
  waitingHands.put('h', hand);
  render(<Gate />);
  await waitFor(() => expect(said.at(-1)).toMatchObject({ waiting: 2 }));
  const before = said.length;
  waiting.remove('aaaa1111');
  waitingHands.remove('h');
  // Sooner than by the next of its rounds, which are four seconds apart.
  await waitFor(() => expect(said.at(-1)).toMatchObject({ waiting: 0 }), { timeout: 3000 });
  expect(said.length).toBe(before + 1);
});

test('tickets let in are tickets: not people, nor the scans by which the parts of one came', async () => {
  for (let n = 0; n < 3; n += 1) countScan('admitted');
  countScan('unpaid');
  ticket('aaaa1111', 5);
  ticket('bbbb2222', 4);
  render(<Gate />);
  await waitFor(() => expect(said.at(-1)).toMatchObject({ counts: { admitted: 2, unpaid: 1 } }));
});

test('the name that the owner gave is known without a network too, until it is taken back', async () => {
  answer = told('Main gate');
  const { container, unmount } = render(<Gate />);
  await waitFor(() => expect(container.textContent).toBe('Main gate'));
  unmount();
  answer = { status: 503, body: { code: 'UNAVAILABLE', message: 'Later' } };
  const again = render(<Gate />);
  expect(again.container.textContent).toBe('Main gate');
  answer = told();
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(again.container.textContent).toBe(''));
});

test('a page that is closed says so, in the words of its last report', async () => {
  countScan('unpaid');
  const { unmount } = render(<Gate />);
  await waitFor(() => expect(said.at(-1)).toMatchObject({ leaves: false, lately: { refused: expect.any(Number) } }));
  unmount();
  await waitFor(() => expect(said.at(-1)).toMatchObject({ leaves: true, gate: 'East gate' }));
});

test('a phone whose name belongs to another one makes up a new name', async () => {
  const before = deviceId();
  answer = { status: 409, body: { code: 'ALREADY_EXISTS', message: 'This name belongs to another phone.' } };
  render(<Gate />);
  await waitFor(() => expect(deviceId()).not.toBe(before));
});
