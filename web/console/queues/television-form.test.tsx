// @vitest-environment happy-dom
import { createServer } from 'node:http';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { TELEVISION_REFUSALS } from '#contract/televisions/words.ts';
import { BRANCH } from '#web/console/kit/testing/factory.ts';
import { openServed, press, refusal, said } from '#web/console/kit/testing/served-screen.tsx';
import { Television } from './television-form.tsx';

/** Opens the form; the television shows this code. */
const open = (shown: string) =>
  openServed({
    createServer: createServer as never,
    path: '/app/counterdetails',
    element: <Television queue={{ kind: 'loan', id: BRANCH }} />,
    answer: ({ body }) =>
      (body as { code?: string }).code === shown
        ? { kind: 'loan', id: BRANCH }
        : refusal(TELEVISION_REFUSALS.unknownCode),
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
  await screen.findByText(TELEVISION_REFUSALS.unknownCode);
});
