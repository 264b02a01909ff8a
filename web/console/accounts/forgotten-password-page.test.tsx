import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { render } from '#web/console/kit/testing/render.tsx';
import { serveEach } from '#web/shared/testing/served-calls.ts';
import { ForgottenPasswordPage } from './forgotten-password-page.tsx';

const SENT = 'If this e-mail has an account, a link for a new password is on its way.';
let sent: unknown[];
let answer: { status: number; body: object };

beforeEach(() => {
  sent = [];
  answer = { status: 200, body: { message: SENT } };
});
serveEach('/zoo/forgotpassword', ({ body }) => {
  sent.push(body);
  return answer;
});

const open = (product = 'zoo') =>
  render(
    <MemoryRouter initialEntries={[`/${product}/forgotpassword`]}>
      <Routes>
        <Route path="/:product/forgotpassword" element={<ForgottenPasswordPage />} />
      </Routes>
    </MemoryRouter>,
  );
const ask = (email: string) => userEvent.type(screen.getByLabelText('Email'), `${email}{Enter}`);

test('the email goes out with the area that the mail should lead back to, and the server says what comes', async () => {
  open();
  await ask(' Asha@Zoo.example ');
  expect((await screen.findByRole('status')).textContent).toBe(SENT);
  expect(sent).toEqual([{ email: 'asha@zoo.example', product: 'zoo' }]);
  expect(screen.getByRole('link', { name: 'Back to sign in' }).getAttribute('href')).toBe('/zoo/login');
  await userEvent.click(screen.getByRole('button', { name: 'Use another email' }));
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('');
});

test('an area whose name cannot stand in a mail leads back to the usual one', async () => {
  open('my%20zoo');
  await ask('asha@zoo.example');
  await screen.findByRole('status');
  expect(sent).toEqual([{ email: 'asha@zoo.example', product: 'pravesh' }]);
});

test('what is no email is told before it is sent; a refusal is told, and the email stays', async () => {
  open();
  await ask('asha');
  expect(screen.getByText('Please enter a valid email address')).toBeDefined();
  expect(sent).toEqual([]);
  answer = { status: 503, body: { code: 'UNAVAILABLE', message: 'We cannot send e-mails just now.' } };
  await ask('@zoo.example');
  expect(await screen.findByText('We cannot send e-mails just now.')).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('asha@zoo.example');
});
