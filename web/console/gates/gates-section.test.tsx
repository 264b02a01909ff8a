// @vitest-environment happy-dom
import { createServer } from 'node:http';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { GateConflict, Supervision, WatchedGate } from '#contract/gates/model.ts';
import { dayOf, formatDay, formatInstant, formatTime } from '#contract/kernel/dates/dates.ts';
import { AT } from '#web/console/kit/testing/factory.ts';
import { openServed, press, refusal } from '#web/console/kit/testing/served-screen.tsx';
import { GatesSection } from './gates-section.tsx';

const at = new Date(AT);
const gate: WatchedGate = {
  device: '0'.repeat(32),
  gate: 'East gate',
  person: 'Asha',
  parkId: null,
  parkName: null,
  battery: null,
  charging: false,
  waiting: 0,
  pace: 0,
  counts: {},
  seenAt: at,
  lockedAt: at,
  lockReason: 'Lost on the bus',
  wipedAt: at,
};
const sides = [{ gate: 'East gate', device: null, at: AT, by: 'Asha', people: 2 }];
const conflict: GateConflict = { scanId: 's1', bookingId: null, result: 'already_scanned', above: 2, sides };

type Told = Supervision['conflicts'][number];
const openGates = (gates: WatchedGate[], said: unknown = [], told: Partial<Told> = {}) =>
  openServed({
    createServer,
    path: '/app/gates',
    element: (
      <GatesSection
        data={{
          ...{ asOf: at, gates, messages: [] },
          conflicts: [{ ...conflict, parkId: null, readAt: null, readBy: null, ...told }],
        }}
        isLive
        again={() => undefined}
      />
    ),
    answer: ({ method }) => (method === 'GET' ? [] : said),
  });

test('where no gate is, no message is offered that would reach nobody', async () => {
  await openGates([]);
  screen.getByText('No phone has been a gate in the last seven days.');
  expect(screen.queryByRole('heading', { name: 'Message to gates' })).toBeNull();
});

test.each(['Unlock', 'I have read this'])('says why "%s" did not come to pass', async (button) => {
  await openGates([gate], refusal('The phone is of another day.'));
  await press(button);
  await screen.findByText('The phone is of another day.');
});

const atWork = { ...gate, lockedAt: null, lockReason: null, wipedAt: null };

test('gates stand in the order of their numbers', async () => {
  await openGates(
    ['Gate 10', 'Gate 2', 'gate 1'].map((name, n) => ({ ...atWork, gate: name, device: `${n}`.padStart(32, '0') })),
  );
  const cards = document.querySelectorAll('.watched-gate h2');
  expect([...cards].map(({ textContent }) => textContent)).toEqual(['gate 1', 'Gate 2', 'Gate 10']);
});

test('a phone that was heard yesterday last says so, and let nobody in today', async () => {
  const seenAt = new Date(at.getTime() - 86_400_000);
  await openGates([{ ...atWork, seenAt, counts: { admitted: 340, already_scanned: 3 } }]);
  screen.getByText(`Away since ${formatInstant(seenAt)}`);
  const told = [...document.querySelectorAll('.watched dd')].map(({ textContent }) => textContent);
  expect(told.slice(3)).toEqual(['0', formatInstant(seenAt), 'Nobody']);
});

test('a conflict says its day, and by whom it was read', async () => {
  await openGates([atWork], [], { readAt: at, readBy: 'Sita' });
  screen.getByText(formatDay(dayOf(at)), { exact: false });
  screen.getByText(`Read by Sita at ${formatTime(at)}`);
  expect(screen.queryByRole('button', { name: 'I have read this' })).toBeNull();
});
