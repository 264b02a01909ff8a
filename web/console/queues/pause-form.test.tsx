// @vitest-environment happy-dom
import { createServer } from 'node:http';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { BRANCH } from '#web/console/kit/testing/factory.ts';
import { openServed, press } from '#web/console/kit/testing/served-screen.tsx';
import { Pause } from './pause-form.tsx';
import type { Desk } from './use-desk.ts';

const open = async (station: { paused: boolean; backAt: string | null }) => {
  const act = vi.fn<Desk['act']>((_, done) => done?.());
  const desk = { isBusy: () => false, act, putBack: () => undefined };
  await openServed({
    createServer: createServer as never,
    path: '/app/counterdetails',
    element: <Pause queue={{ kind: 'loan', id: BRANCH }} station={{ ...station, lateMinutes: 0 }} desk={desk} />,
    answer: () => ({}),
  });
  return { told: () => act.mock.calls.map(([action]) => 'pause' in action && [action.paused, action.backAt]) };
};

test('a pause says until when, and going on takes that back', async () => {
  const { told } = await open({ paused: true, backAt: '23:59' });
  expect(screen.getByText(/until 11:59 pm/)).toBeDefined();
  await press('Tell everybody');
  const back = screen.getByLabelText('Back at') as HTMLSelectElement;
  await userEvent.selectOptions(back, '');
  await press('Tell everybody');
  // Another desk may say another time from here on: the form shows what stands.
  expect(back.value).toBe('23:59');
  await press('Resume');
  expect(told()).toEqual([
    [true, '23:59'],
    [true, null],
    [false, null],
  ]);
});
