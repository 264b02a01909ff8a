import { cleanup, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { GateConflict, Supervision, WatchedGate } from '#contract/gates/model.ts';
import { dayOf, formatDay, formatInstant, formatTime } from '#contract/kernel/dates/dates.ts';
import { AT } from '#web/console/kit/testing/factory.ts';
import { openServed, press, refusal, said } from '#web/console/kit/testing/served-screen.tsx';
import { signInHere } from '#web/console/kit/testing/signed-in.ts';
import type { ServedCall } from '#web/shared/testing/served-calls.ts';
import { GatesSection } from './gates-section.tsx';

const at = new Date(AT);
const before = (minutes: number) => new Date(at.getTime() - minutes * 60_000);
const gate: WatchedGate = {
  device: '0'.repeat(32),
  gate: 'East gate',
  givenName: null,
  person: 'Asha',
  parkId: null,
  parkName: null,
  battery: null,
  charging: false,
  waiting: 0,
  pace: 0,
  counts: {},
  lately: null,
  seenAt: at,
  leftAt: null,
  lockedAt: at,
  lockReason: 'Lost on the bus',
  wipedAt: at,
};
const atWork = { ...gate, lockedAt: null, lockReason: null, wipedAt: null };
const named = (name: string, n: number, more: Partial<WatchedGate> = {}) => ({
  ...{ ...atWork, gate: name, device: `${n}`.padStart(32, '0') },
  ...more,
});
const sides = [{ gate: 'East gate', device: null, at: AT, by: 'Asha', people: 2 }];
const conflict: GateConflict = { scanId: 's1', bookingId: null, result: 'already_scanned', above: 2, sides };

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

type Told = Partial<Supervision['conflicts'][number]>;
const openGates = (gates: WatchedGate[], answer: unknown = [], told: Told = {}) => {
  const asked: ServedCall[] = [];
  const conflicts = [{ ...conflict, parkId: null, readAt: null, readBy: null, ...told }];
  return openServed({
    path: '/app/gates',
    element: <GatesSection data={{ asOf: at, gates, messages: [], conflicts }} isLive again={() => undefined} />,
    answer: (call) => {
      asked.push(call);
      return call.method === 'GET' ? [] : answer;
    },
  }).then(() => asked);
};

const lines = () => [...document.querySelectorAll('.watched-gate')];
const line = (name: string) => screen.getByRole('button', { name: new RegExp(name) });

test('where no gate is, no message is offered that would reach nobody', async () => {
  await openGates([]);
  screen.getByText('No phone has been a gate in the last seven days.');
  expect(screen.queryByLabelText('Message to all gates')).toBeNull();
});

test('a line says what is well in two counts, and beside these only what is bad', async () => {
  await openGates([
    named('North', 1, { counts: { admitted: 1340, already_scanned: 3, unpaid: 2 }, battery: 80 }),
    named('South', 2, { battery: 9, waiting: 4 }),
  ]);
  expect(lines().map(({ textContent }) => textContent)).toEqual([
    'North Asha1,340 let in5 refused',
    'South Asha0 let in0 refusedBattery 9 %4 to be sent',
  ]);
});

test('gates stand in the order of their numbers, and those that are away fold behind their count', async () => {
  await openGates([
    named('Gate 10', 1),
    named('Gate 2', 2),
    named('gate 1', 3),
    named('Gate 3', 4, { seenAt: before(9) }),
    named('Gate 4', 5, { leftAt: before(20), seenAt: before(20) }),
    { ...gate, gate: 'Gate 5', device: '5'.repeat(32) },
  ]);
  screen.getByRole('heading', { name: 'At work: 3' });
  const away = screen.getByText('Away: 2, Locked: 1').parentElement as HTMLElement;
  expect(lines().map((one) => one.querySelector('b')?.textContent)).toEqual([
    'gate 1',
    'Gate 2',
    'Gate 10',
    'Gate 3',
    'Gate 4',
    'Gate 5',
  ]);
  expect(away.querySelectorAll('li')).toHaveLength(3);
  within(away).getByText(`Closed at ${formatTime(before(20))}`);
});

test('a phone that was heard yesterday last says so, and let nobody in today', async () => {
  const seenAt = before(24 * 60);
  await openGates([{ ...atWork, seenAt, counts: {} }]);
  expect(lines()[0]?.textContent).toBe(`East gate AshaAway since ${formatInstant(seenAt)}0 let in0 refused`);
});

test('the line opens for a message to this gate alone, its name and its lock', async () => {
  const asked = await openGates([named('East', 1), named('West', 2)], { ok: true });
  expect(screen.queryByRole('button', { name: 'Lock this phone' })).toBeNull();
  line('West').click();
  await screen.findByLabelText('Message to West');
  screen.getByRole('button', { name: 'Lock this phone' });
  screen.getByText('Nobody');
  const name = screen.getByLabelText<HTMLInputElement>('Name of this gate');
  name.focus();
  await press('Save name');
  await said('The gate was named.');
  expect(asked.at(-1)).toMatchObject({ url: '/gates/name', body: { device: '2'.padStart(32, '0'), name: '' } });
  expect(line('West').getAttribute('aria-expanded')).toBe('true');
});

test.each(['Unlock', 'I have read this'])('says why "%s" did not come to pass', async (button) => {
  await openGates([gate], refusal('The phone is of another day.'));
  line('East gate').click();
  await press(button);
  await screen.findByText('The phone is of another day.');
});

test('a silent gate and one that refuses unusually are an alarm in one line, until it is read', async () => {
  const counts = { admitted: 10, unpaid: 10 };
  const gates = [
    named('North', 1, { seenAt: before(4), counts: { admitted: 1 } }),
    named('South', 2, { counts, lately: { checked: 12, refused: 10 } }),
    named('West', 3, { counts: { admitted: 90 } }),
  ];
  await openGates(gates, [], { readAt: at, readBy: 'Sita' });
  const alarm = screen.getByRole('alert');
  expect(alarm.textContent).toContain(`North is silent since ${formatTime(before(4))}. South refuses more than usual.`);
  await press('I have read this');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('an alarm that was read stays read in another tab, and for another account on the device it is news', async () => {
  const silent = [named('North', 1, { seenAt: before(4), counts: { admitted: 1 } })];
  const isAlarm = () => screen.queryByRole('alert') !== null;
  signInHere('sita');
  await openGates(silent, [], { readAt: at, readBy: 'Sita' });
  await press('I have read this');
  sessionStorage.clear();
  cleanup();
  await openGates(silent, [], { readAt: at, readBy: 'Sita' });
  expect(isAlarm()).toBe(false);
  cleanup();
  signInHere('uma');
  await openGates(silent, [], { readAt: at, readBy: 'Sita' });
  expect(isAlarm()).toBe(true);
});

test('of many alarms three are named, and the others counted', async () => {
  const silent = { seenAt: before(4), counts: { admitted: 1 } };
  await openGates([1, 2, 3, 4, 5].map((n) => named(`Gate ${n}`, n, silent)));
  expect(screen.getByRole('alert').textContent).toMatch(
    /^Gate 1 is .* Gate 3 is silent since \S+ [ap]m\. And 2 more\./,
  );
});

test('a phone without a name is called by its person, in its alarm and where it is told something', async () => {
  await openGates([named('', 1, { seenAt: before(4), counts: { admitted: 1 } })]);
  expect(screen.getByRole('alert').textContent).toContain('Asha is silent since');
  line('Asha').click();
  expect(await screen.findByLabelText('Message to Asha')).toBeTruthy();
});

test('a conflict says its day, and by whom it was read', async () => {
  await openGates([atWork], [], { readAt: at, readBy: 'Sita' });
  screen.getByText(formatDay(dayOf(at)), { exact: false });
  screen.getByText(`Read by Sita at ${formatTime(at)}`);
  expect(screen.queryByRole('button', { name: 'I have read this' })).toBeNull();
});

test('a phone without a name is called by its person, once', async () => {
  await openGates([named('', 1)]);
  expect(lines().map((one) => one.querySelector('h3')?.textContent)).toEqual([expect.stringMatching(/^Asha (?!Asha)/)]);
});
