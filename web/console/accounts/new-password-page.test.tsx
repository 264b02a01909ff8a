import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { render } from '#web/console/kit/testing/render.tsx';
import { serveEach } from '#web/shared/testing/served-calls.ts';
import { ForgottenPasswordPage } from './forgotten-password-page.tsx';
import { NewPasswordPage } from './new-password-page.tsx';

let sent: [url: string, body: unknown][];
let answer: { status: number; body: object };
let works: boolean;

beforeEach(() => {
  sent = [];
  works = true;
});
serveEach('/zoo/newpassword', ({ url, body }) => {
  if (url === '/auth/passwordlink') return { status: 200, body: { works } };
  sent.push([url, body]);
  return answer;
});

function open(address: string): void {
  const routes = [
    { path: '/:product/forgotpassword', element: <ForgottenPasswordPage /> },
    { path: '/:product/newpassword', element: <NewPasswordPage /> },
    { path: '/:product/login', element: <p>the sign-in page</p> },
    { path: '/:product/inspectorlogin', element: <p>the sign-in page of inspectors</p> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  render(<RouterProvider router={router} />);
}

test.each([
  ['owner', 'the sign-in page'],
  ['inspector', 'the sign-in page of inspectors'],
])('the %s who chooses a new password goes on to sign in with it', async (role, next) => {
  answer = { status: 200, body: { role } };
  open('/zoo/newpassword?token=secret');
  await userEvent.type(screen.getByLabelText('New password'), 'new password{Enter}');
  expect(await screen.findByText(next)).toBeDefined();
  expect(screen.getByText('Your password is changed. Please sign in with it.')).toBeDefined();
  expect(sent).toEqual([['/auth/newpassword', { token: 'secret', password: 'new password' }]]);
});

test('a short password is refused here; a link that was used meanwhile is told in place of the form, with the way to a new one', async () => {
  open('/zoo/newpassword?token=secret');
  await userEvent.type(screen.getByLabelText('New password'), 'short{Enter}');
  expect(screen.getByText('Please use at least 8 characters')).toBeDefined();
  expect(sent).toEqual([]);
  answer = { status: 409, body: { code: 'EXPIRED', message: 'This link does not work any more.' } };
  works = false;
  await userEvent.type(screen.getByLabelText('New password'), ' no more{Enter}');
  expect(await screen.findByText(/^This link was used or is over\. Please ask for a new one/)).toBeDefined();
  expect(screen.queryByLabelText('New password')).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'Ask for a new link' }));
  expect(await screen.findByRole('heading', { name: 'Forgot your password?' })).toBeDefined();
});

test('a link that lost its end is told as such, and asks for nothing', () => {
  open('/zoo/newpassword');
  expect(screen.getByText(/This link is not complete/)).toBeDefined();
  expect(screen.queryByLabelText('New password')).toBeNull();
});
