import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import type { Board } from '#contract/queues/model.ts';
import { aBranch, BRANCH } from '#web/console/kit/testing/factory.ts';
import { idOf, openServed, press, refusal, said } from '#web/console/kit/testing/served-screen.tsx';
import { signInHere } from '#web/console/kit/testing/signed-in.ts';
import { clearSession } from '#web/console/platform/session.ts';
import { say } from '#web/shared/say.ts';
import { Television } from './television-form.tsx';

const BRANCH_BOARD = { kind: 'loan', id: BRANCH, name: 'Abids', stations: [] } as unknown as Board;

afterEach(clearSession);

const branches = [aBranch('b', 'Abids'), aBranch('b2', 'Gold loans'), aBranch('b3', 'A draft', { published: false })];

/** Opens the form; the television shows this code. */
const open = (shown: string, board = BRANCH_BOARD) =>
  openServed({
    path: '/app/counterdetails',
    element: <Television board={board} />,
    answer: ({ url, body }) =>
      url.startsWith('/branch')
        ? branches
        : (body as { code?: string }).code === shown
          ? { kind: 'loan', id: BRANCH }
          : refusal(say('televisions.unknownCode')),
  });
const field = () => screen.findByLabelText(/Code on the television/);

test('a television is brought to the queue by its code', async () => {
  const { asked } = await open('482 913');
  await userEvent.type(await field(), '482 913');
  await press('Show on the television');
  await said('The television shows this queue in a moment.');
  expect(asked.map(({ url, body }) => [url, body])).toEqual([
    ['/televisions/show', { kind: 'loan', id: BRANCH, code: '482 913' }],
  ]);
});

test('a code that is too short, or that no television shows, is told in words', async () => {
  const { asked } = await open('482 913');
  await userEvent.type(await field(), '4829');
  await press('Show on the television');
  await screen.findByText('Please type the six digits that the television shows');
  expect(asked).toEqual([]);
  await userEvent.type(await field(), '14');
  await press('Show on the television');
  await screen.findByText(say('televisions.unknownCode'));
});

test('of a clinic with several doctors some can be chosen, and all are the clinic', async () => {
  const doctors = [
    { id: 'd1', name: 'Dr Rao' },
    { id: 'd2', name: 'Dr Nair' },
  ];
  const clinic = { kind: 'doctor', id: 'k1', name: 'Asha Clinic', stations: doctors } as unknown as Board;
  const { asked } = await open('482913', clinic);
  await userEvent.type(await field(), '482913');
  await press('Show on the television');
  await said('The television shows this queue in a moment.');
  await userEvent.click(screen.getByLabelText('Dr Rao'));
  await userEvent.type(await field(), '482913');
  await press('Show on the television');
  const ids = () => asked.map(({ body }) => (body as { id?: string }).id).filter(Boolean);
  await waitFor(() => expect(ids()).toEqual(['k1', 'k1.d2']));
  for (const doctor of ['Dr Rao', 'Dr Nair']) await userEvent.click(screen.getByLabelText(doctor));
  await press('Show on the television');
  await screen.findByText('Please choose at least one queue');
});

test('an owner adds the queue of another branch, which visitors find', async () => {
  signInHere('asha');
  const { asked } = await open('482913');
  await userEvent.click(await screen.findByLabelText('Gold loans'));
  expect(screen.queryByLabelText('A draft')).toBeNull();
  await userEvent.type(await field(), '482913');
  await press('Show on the television');
  await said('The television shows this queue in a moment.');
  expect(asked.at(-1)?.body).toMatchObject({ id: `${BRANCH},${idOf('b2')}` });
});
