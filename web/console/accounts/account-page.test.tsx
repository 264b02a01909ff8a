import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import type { User } from '#contract/sessions/model.ts';
import { aUser } from '#web/console/kit/testing/factory.ts';
import { render } from '#web/console/kit/testing/render.tsx';
import { signInHere } from '#web/console/kit/testing/signed-in.ts';
import { serveEach } from '#web/shared/testing/served-calls.ts';
import { AccountPage } from './account-page.tsx';

const owner = aUser({ id: 'o1', email: 'asha@zoo.example' });
const counter = aUser({ role: 'counter', kind: 'branch', branchName: 'Abids' });
const SESSIONS = [
  { createdAt: '2027-01-02T04:45:00.000Z', lastUsedAt: '2027-01-02T05:00:00.000Z', current: true },
  { createdAt: '2027-01-01T04:45:00.000Z', lastUsedAt: '2027-01-01T05:00:00.000Z', current: false },
];
const gone = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);

let sent: [url: string, body: unknown][];
let refusal: object | null;

beforeEach(() => {
  signInHere('o1');
  gone.mockClear();
  [sent, refusal] = [[], null];
});
serveEach('/app/account', ({ method, url, body }) => {
  if (method === 'GET') return { body: SESSIONS };
  sent.push([url, body]);
  return refusal ? { status: 400, body: refusal } : { body: { signedOut: 1 } };
});

function open(user: User): void {
  const children = [{ path: '/app/account', element: <AccountPage /> }];
  const routes = [{ element: <Outlet context={user} />, children }];
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/app/account'] })} />);
}
const box = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
async function change(current: string, next: string): Promise<void> {
  await userEvent.type(box('Current password'), current);
  await userEvent.type(box('New password'), next);
  await press('Change password');
}

test('somebody sees who they are; a counter sees its branch and has no email', () => {
  open(owner);
  expect(screen.getByText('asha@zoo.example')).toBeDefined();
  cleanup();
  open(counter);
  expect(screen.getByText('Abids')).toBeDefined();
  expect(screen.queryByText('Email')).toBeNull();
});

test('what is wrong is told beside its field, and what was typed stays', async () => {
  open(owner);
  await change('x', 'short');
  expect(screen.getByText('Please use at least 8 characters')).toBeDefined();
  expect(sent).toEqual([]);
  const message = 'This is not your current password.';
  refusal = { code: 'INVALID_INPUT', message, issues: [{ field: 'currentPassword', message }] };
  await userEvent.type(box('New password'), ' no more');
  await press('Change password');
  expect(await screen.findAllByText(message)).toHaveLength(1);
  expect(box('New password').value).toBe('short no more');
});

test('every place where the account is signed in is listed, this one marked', async () => {
  open(owner);
  const [here, other] = await screen.findAllByRole('listitem');
  expect(here?.textContent).toBe('This placesince Sat, 2 Jan 2027, 10:15 am, last used Sat, 2 Jan 2027, 10:30 am');
  expect(other?.textContent).toContain('Another place');
});
