// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AppError } from '#contract/errors.ts';
import type { Login, SignedIn } from '#contract/sessions/model.ts';
import { readToken, rememberedProduct } from '#web/console/platform/session.ts';
import { LoginForm } from './login-form.tsx';

const owner: SignedIn = {
  id: 'u',
  role: 'owner',
  organisationId: 'o',
  kind: 'park',
  name: 'A',
  email: null,
  parkId: null,
  token: 'T',
};
const gone = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);

/** The form before a server that answers so. */
function open(answer: () => Promise<SignedIn>, from: string | null = null): Login[] {
  const asked: Login[] = [];
  const signIn = ({ body }: { body: Login }) => {
    asked.push(body);
    return answer();
  };
  render(<LoginForm product="zoo" from={from} signIn={signIn} />);
  return asked;
}
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Login' });
const password = () => screen.getByLabelText<HTMLInputElement>('Password');
async function fill(): Promise<void> {
  await userEvent.type(screen.getByLabelText('Email'), ' Asha@Zoo.example ');
  await userEvent.type(password(), ' pass word ');
}

beforeEach(() => {
  localStorage.clear();
  gone.mockClear();
});
afterEach(cleanup);

test('Login is disabled while email or password is empty', async () => {
  open(async () => owner);
  expect(button().disabled).toBe(true);
  await userEvent.type(screen.getByLabelText('Email'), 'a');
  expect(button().disabled).toBe(true);
  await userEvent.type(password(), 'b');
  expect(button().disabled).toBe(false);
});

test('the password is sent as it was typed, the email without the blanks around it', async () => {
  const asked = open(async () => owner);
  await fill();
  await userEvent.keyboard('{Enter}');
  expect(asked).toEqual([{ email: 'Asha@Zoo.example', password: ' pass word ' }]);
});

test('after signing in the session is kept and the page loads afresh at the first screen', async () => {
  open(async () => owner);
  await fill();
  await userEvent.click(button());
  expect([readToken(), rememberedProduct()]).toEqual(['T', 'zoo']);
  expect(gone).toHaveBeenCalledExactlyOnceWith('/app/park');
});

test('who was going somewhere gets there, unless it is not ours', async () => {
  open(async () => owner, '/app/user?q=ravi');
  await fill();
  await userEvent.click(button());
  expect(gone).toHaveBeenCalledWith('/app/user?q=ravi');
  cleanup();
  open(async () => owner, 'https://evil.example/app/');
  await fill();
  await userEvent.click(button());
  expect(gone).toHaveBeenLastCalledWith('/app/park');
});

test('a refusal is heard, keeps what was typed, and keeps no session', async () => {
  open(async () => Promise.reject(new AppError('WRONG_LOGIN', 'Something is wrong with your login or password :(')));
  await fill();
  await userEvent.click(button());
  expect((await screen.findByRole('alert')).textContent).toBe('Something is wrong with your login or password :(');
  expect([password().value, readToken(), button().disabled]).toEqual([' pass word ', null, false]);
  await userEvent.type(password(), 'x');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the password can be looked at and hidden again', async () => {
  open(async () => owner);
  expect(password().type).toBe('password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(password().type).toBe('text');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(password().type).toBe('password');
});
