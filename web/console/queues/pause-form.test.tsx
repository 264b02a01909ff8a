import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { BRANCH } from '#web/console/kit/testing/factory.ts';
import { openServed, press } from '#web/console/kit/testing/served-screen.tsx';
import { Pause } from './pause-form.tsx';
import { DeskState } from './state-section.tsx';
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

const open = async (stations: ReturnType<typeof counter>[], stationId: string | null = ONE, isForm = true) => {
  const act = vi.fn<Desk['act']>((_, done) => done?.());
  const desk = { isBusy: () => false, act, putBack: () => undefined, more: () => undefined };
  const place = { queue: { kind: 'loan', id: BRANCH } as const, stations, stationId, desk };
  await openServed({
    path: '/app/counterdetails',
    element: isForm ? (
      <Pause {...place} close={() => undefined} tell={() => undefined} />
    ) : (
      <DeskState {...place} station={stations[0] as never} />
    ),
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
  await press('Resume');
  expect(whose()).toEqual([{ counterId: null, all: true, paused: false }]);
});

test('the desk of an owner says which counter pauses until when, and resumes it', async () => {
  const { whose } = await open([counter(ONE, { paused: true, backAt: '23:59' }), counter('two')], null, false);
  expect(screen.getByText(/Counter 1 has paused/).closest('p')?.textContent).toContain('until 11:59 pm');
  await press('Resume');
  expect(whose()).toEqual([{ counterId: ONE, all: false, paused: false }]);
});

test('an owner pauses the branch, or one of its counters by name', async () => {
  const { whose } = await open([counter(ONE, { paused: true }), counter('two')], null);
  await press('Pause');
  await choose('Counter 1');
  await press('Resume');
  expect(whose()).toEqual([
    { counterId: null, all: true, paused: true },
    { counterId: ONE, all: false, paused: false },
  ]);
});
