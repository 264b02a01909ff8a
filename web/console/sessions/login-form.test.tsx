import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { openServed } from '#web/console/kit/testing/served-screen.tsx';
import { clearSession, readToken } from '#web/console/platform/session.ts';
import type { ServedCall } from '#web/shared/testing/served-calls.ts';
import { LoginForm } from './login-form.tsx';
import { byEmail } from './login-page.tsx';

const owner = {
  _id: 'u',
  id: 'u',
  role: 'owner',
  profileId: 'o',
  registrationType: 'park',
  name: 'A',
  email: null,
  parkId: null,
  token: 'T',
};
const WRONG = 'Something is wrong with your login or password :(';
const refused = { refused: { code: 'WRONG_LOGIN', message: WRONG, issues: [] } };
const gone = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);

/** The form before a server that answers so. */
async function open(answer: object = owner, from: string | null = null): Promise<ServedCall[]> {
  const element = <LoginForm product="zoo" from={from} way={byEmail('clientLogin')} />;
  return (await openServed({ path: '/zoo/login', element, answer: () => answer })).asked;
}
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Login' });
const password = () => screen.getByLabelText<HTMLInputElement>('Password');
async function fill(): Promise<void> {
  await userEvent.type(screen.getByLabelText('Email'), ' Asha@Zoo.example ');
  await userEvent.type(password(), ' pass word ');
}
const landed = (path: string) => waitFor(() => expect(gone).toHaveBeenCalledExactlyOnceWith(path));

beforeEach(() => {
  clearSession();
  localStorage.clear();
  gone.mockClear();
});

test('Login is disabled while email or password is empty', async () => {
  await open();
  expect(button().disabled).toBe(true);
  await userEvent.type(screen.getByLabelText('Email'), 'a');
  expect(button().disabled).toBe(true);
  await userEvent.type(password(), 'b');
  expect(button().disabled).toBe(false);
});

test('the password is sent as it was typed, the email without the blanks around it', async () => {
  const asked = await open();
  await fill();
  await userEvent.keyboard('{Enter}');
  await landed('/app/park');
  expect(asked).toMatchObject([
    { url: '/profileregistration/login', body: { email: 'asha@zoo.example', password: ' pass word ' } },
  ]);
});

test('an address that is not ours is not gone to', async () => {
  await open(owner, 'https://evil.example/app/');
  await fill();
  await userEvent.click(button());
  await landed('/app/park');
});

test('a refusal is heard, keeps what was typed, and keeps no session', async () => {
  await open(refused);
  await fill();
  await userEvent.click(button());
  expect((await screen.findByText(WRONG)).closest('[role=alert]')).not.toBeNull();
  expect([password().value, readToken(), button().disabled]).toEqual([' pass word ', null, false]);
  await userEvent.type(password(), 'x');
  await waitFor(() => expect(screen.queryByText(WRONG)).toBeNull());
});

test('the password can be looked at and hidden again', async () => {
  await open();
  expect(password().type).toBe('password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(password().type).toBe('text');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(password().type).toBe('password');
});
