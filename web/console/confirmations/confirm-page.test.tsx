import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { render } from '#web/console/kit/testing/render.tsx';
import { signInHere } from '#web/console/kit/testing/signed-in.ts';
import { createQueryClient } from '#web/console/platform/query-client.ts';
import { clearSession } from '#web/console/platform/session.ts';
import { serveEach } from '#web/shared/testing/served-calls.ts';
import { ConfirmPage } from './confirm-page.tsx';

let sent: [url: string, body: unknown][];
let answer: { status: number; body: object };

beforeEach(() => {
  sent = [];
});
serveEach('/zoo/confirm', ({ url, body }) => {
  sent.push([url, body]);
  return answer;
});

function open(address: string): void {
  const routes = [
    { path: '/:product/confirm', element: <ConfirmPage /> },
    { path: '/:product/login', element: <p>the sign-in page</p> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  render(<RouterProvider router={router} />, { cache: createQueryClient() });
}

test('opening the link sends nothing; its button does, says whose e-mail it was and leads on', async () => {
  answer = { status: 200, body: { name: 'Green Zoo' } };
  open('/zoo/confirm?token=secret');
  const button = await screen.findByRole('button', { name: 'Confirm' });
  expect(sent).toEqual([]);
  await userEvent.click(button);
  expect(await screen.findByText('The e-mail of Green Zoo is confirmed.')).toBeDefined();
  expect(sent).toEqual([['/confirmation/add', { token: 'secret' }]]);
  await userEvent.click(screen.getByRole('link', { name: 'Sign in' }));
  expect(await screen.findByText('the sign-in page')).toBeDefined();
});

test('a link that does not work says what to do next', async () => {
  answer = { status: 409, body: { code: 'EXPIRED', message: 'This link does not work any more. Please sign in.' } };
  open('/zoo/confirm?token=old');
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText(/does not work any more/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/zoo/login');
  expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull();
  cleanup();
  open('/zoo/confirm');
  expect(await screen.findByText(/not complete/)).toBeDefined();
});

test('whoever registered on this device goes on to its first screen, without signing in again', async () => {
  signInHere('asha');
  answer = { status: 200, body: { name: 'Kala' } };
  open('/zoo/confirm?token=secret');
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm' }));
  const onwards = await screen.findByRole('link', { name: 'Go to my console' });
  expect(onwards.getAttribute('href')).toBe('/app/park');
  clearSession();
});
