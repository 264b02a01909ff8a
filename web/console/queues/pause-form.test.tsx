// @vitest-environment happy-dom
import { createServer } from 'node:http';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { BRANCH } from '#web/console/kit/testing/factory.ts';
import { openServed, press } from '#web/console/kit/testing/served-screen.tsx';
import { Pause } from './pause-form.tsx';
import type { Desk } from './use-desk.ts';

const ONE = 'counter-one';
const counter = (id: string, change: object = {}) => ({
  id,
  name: `Counter ${id === ONE ? 1 : 2}`,
  paused: false,
  allPaused: false,
  backAt: null,
  lateMinutes: 0,
  ...change,
});

const open = async (stations: ReturnType<typeof counter>[], stationId: string | null = ONE) => {
  const act = vi.fn<Desk['act']>((_, done) => done?.());
  const desk = { isBusy: () => false, act, putBack: () => undefined };
  await openServed({
    createServer: createServer as never,
    path: '/app/counterdetails',
    element: <Pause queue={{ kind: 'loan', id: BRANCH }} stations={stations} stationId={stationId} desk={desk} />,
    answer: () => ({}),
  });
  const said = () => act.mock.calls.flatMap(([action]) => ('pause' in action ? [action] : []));
  return {
    told: () => said().map(({ paused, backAt }) => [paused, backAt]),
    whose: () => said().map(({ counterId, all, paused }) => ({ counterId, all, paused })),
  };
};
const choose = (who: string) => userEvent.selectOptions(screen.getByLabelText('Who pauses'), who);

test('a pause says until when, and going on takes that back', async () => {
  const { told } = await open([counter(ONE, { paused: true, backAt: '23:59' })]);
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

test('a counter pauses itself, and the whole branch only where that is chosen', async () => {
  const { whose } = await open([counter(ONE), counter('two')]);
  await press('Pause');
  await choose('The whole branch');
  await press('Pause');
  expect(whose()).toEqual([
    { counterId: ONE, all: false, paused: true },
    { counterId: null, all: true, paused: true },
  ]);
});

test('a branch that pauses is what is resumed', async () => {
  const { whose } = await open([counter(ONE, { paused: true, allPaused: true })]);
  expect(screen.getByText('The whole branch has paused')).toBeDefined();
  await press('Resume');
  expect(whose()).toEqual([{ counterId: null, all: true, paused: false }]);
});

test('an owner pauses the branch, or one of its counters by name, and sees which pauses', async () => {
  const { whose } = await open([counter(ONE, { paused: true }), counter('two')], null);
  expect(screen.getByText('Counter 1 has paused')).toBeDefined();
  await press('Pause');
  await choose('Counter 1');
  await press('Resume');
  expect(whose()).toEqual([
    { counterId: null, all: true, paused: true },
    { counterId: ONE, all: false, paused: false },
  ]);
});
