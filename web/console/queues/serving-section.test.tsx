import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { BRANCH } from '#web/console/kit/testing/factory.ts';
import { openServed } from '#web/console/kit/testing/served-screen.tsx';
import type { DeskToken } from './queries.ts';
import { Serving } from './serving-section.tsx';
import { useDesk } from './use-desk.ts';

const QUEUE = { kind: 'loan', id: BRANCH } as const;
const aToken = (number: number, state: DeskToken['state']): DeskToken => ({
  id: `t${number}`,
  number,
  turn: number,
  state,
  status: 'paid',
  day: '2027-01-02',
  createdAt: new Date(),
  calledAt: null,
  completedAt: null,
});

let asks = 0;
const changed = async (): Promise<void> => {
  asks += 1;
};
function Desk() {
  const { desk, large } = useDesk('loan', { connection: 'live', changed });
  const waiting = [aToken(2, 'booked'), aToken(3, 'booked')];
  return <Serving queue={QUEUE} serving={aToken(1, 'called')} {...{ waiting, desk, large }} />;
}

test('beside somebody who is served the next one is called, one by a double press', async () => {
  const { asked } = await openServed({ path: '/app/counterdetails', element: <Desk />, answer: () => ({}) });
  await userEvent.dblClick(screen.getByRole('button', { name: 'Call next' }));
  await waitFor(() => expect(asks).toBeGreaterThan(0));
  await userEvent.click(screen.getByRole('button', { name: 'Call next' }));
  await waitFor(() => expect(asks).toBe(2));
  expect(asked.map(({ url }) => url)).toEqual(['/queue/next', '/queue/next']);
});
