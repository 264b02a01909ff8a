// @vitest-environment happy-dom
import { createServer } from 'node:http';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { GateConflict, WatchedGate } from '#contract/gates/model.ts';
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

const openGates = (gates: WatchedGate[], said: unknown = []) =>
  openServed({
    createServer,
    path: '/app/gates',
    element: (
      <GatesSection
        data={{ asOf: at, gates, messages: [], conflicts: [{ ...conflict, parkId: null }] }}
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
