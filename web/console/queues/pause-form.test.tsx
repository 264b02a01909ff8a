// @vitest-environment happy-dom
import { createServer } from 'node:http';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { BRANCH } from '#web/console/kit/testing/factory.ts';
import { openServed, press } from '#web/console/kit/testing/served-screen.tsx';
import { Pause } from './pause-form.tsx';

const open = async (station: { paused: boolean; backAt: string | null }) => {
  const act = vi.fn();
  const desk = { isBusy: () => false, act, putBack: () => undefined };
  await openServed({
    createServer: createServer as never,
    path: '/app/counterdetails',
    element: <Pause queue={{ kind: 'loan', id: BRANCH }} station={{ ...station, lateMinutes: 0 }} desk={desk} />,
    answer: () => ({}),
  });
  return { told: () => act.mock.calls.map(([{ paused, backAt }]) => [paused, backAt]) };
};

test('a pause says until when, and going on takes that back', async () => {
  const { told } = await open({ paused: true, backAt: '23:59' });
  expect(screen.getByText(/until 11:59 pm/)).toBeDefined();
  await press('Tell everybody');
  await userEvent.selectOptions(screen.getByLabelText('Back at'), '');
  await press('Tell everybody');
  await press('Resume');
  expect(told()).toEqual([
    [true, '23:59'],
    [true, null],
    [false, null],
  ]);
});
