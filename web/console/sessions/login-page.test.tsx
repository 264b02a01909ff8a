import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { render } from '#web/console/kit/testing/render.tsx';
import { clearSession } from '#web/console/platform/session.ts';
import { serveEach } from '#web/shared/testing/served-calls.ts';
import { CounterLoginPage } from './login-page.tsx';

const desk = {
  _id: 'c1',
  id: 'c1',
  role: 'counter',
  profileId: 'o1',
  registrationType: 'loan',
  name: 'Desk 1',
  email: null,
  parkId: null,
  branchId: 'b1',
  branchName: 'Abids',
  counterNumber: '1',
  token: 'T',
};
const gone = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);

let asked: { url: string; body: unknown }[];

beforeEach(() => {
  clearSession();
  localStorage.clear();
  gone.mockClear();
  asked = [];
});
serveEach('/bank/branchuser', ({ url, body }) => {
  asked.push({ url, body });
  return { body: desk };
});

const open = () => render(<CounterLoginPage />);
const login = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Login' });
const type = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text);

test('the branch code is asked by those who want it, and then required', async () => {
  open();
  await userEvent.click(screen.getByRole('button', { name: 'Sign in with a branch code' }));
  await type('Mobile number', '9000000301');
  await type('Password', 'pass word');
  expect(login().disabled).toBe(true);
  await type('Branch code', 'HYD-1');
  await userEvent.click(login());
  await waitFor(() => expect(gone).toHaveBeenCalledOnce());
  expect(asked).toEqual([
    {
      url: '/branchuser/login',
      body: { counterMobile: '9000000301', password: 'pass word', branchCode: 'HYD-1' },
    },
  ]);
});

test('a code that was hidden again is not sent', async () => {
  open();
  await userEvent.click(screen.getByRole('button', { name: 'Sign in with a branch code' }));
  await type('Branch code', 'HYD-1');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in without a branch code' }));
  await type('Mobile number', '9000000301');
  await type('Password', 'pass word');
  await userEvent.click(login());
  await waitFor(() => expect(asked).toMatchObject([{ url: '/counterlogin/login', body: { branchCode: '' } }]));
});
