// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import type { SignedIn } from '#contract/sessions/model.ts';
import { render } from '#web/console/kit/testing/render.tsx';
import { keepLook, keepSession, readToken } from '#web/console/platform/session.ts';
import { leaveLook } from './impersonation.ts';
import { LookBar } from './look-section.tsx';

const owner: SignedIn = {
  id: 'z'.repeat(26),
  role: 'owner',
  organisationId: 'z'.repeat(26),
  kind: 'park',
  name: 'Nehru Zoo',
  email: 'office@zoo.example',
  parkId: null,
  look: true,
  token: 'look.token',
};

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

test('the bar says whose console it is and that nothing can be changed; leaving goes back to the admin, and once', async () => {
  expect(leaveLook()).toBe(false);
  keepSession({ ...owner, role: 'admin', kind: 'admin', look: undefined, token: 'token of the admin' }, 'pravesh');
  keepLook(owner);
  render(<LookBar user={owner} />);
  expect(screen.getByText('You are looking at the console of Nehru Zoo.')).toBeDefined();
  expect(screen.getByText(/Nothing can be changed here/)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
  expect(readToken()).toBe('token of the admin');
  // Refusals of calls that were under way must not sign the admin out.
  expect(leaveLook()).toBe(true);
  expect(readToken()).toBe('token of the admin');
});
