// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import type { User } from '#contract/sessions/model.ts';
import { AccountSection } from './account-section.tsx';

afterEach(cleanup);

const owner: User = {
  ...{ id: 'u', role: 'owner', organisationId: 'o', kind: 'park', name: 'Deccan Parks' },
  ...{ email: 'asha@parks.example', parkId: null },
};

/** The menu of somebody, opened; answers its links. */
async function linksOf(user: User) {
  render(
    <MemoryRouter>
      <AccountSection user={user} />
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole('button', { name: /^Your account: Deccan Parks/ }));
  const menu = within(screen.getByRole('region', { name: 'Your account' }));
  return menu.getAllByRole('link').map((link) => `${link.textContent} ${link.getAttribute('href')}`);
}

test('the way out stands in the top bar itself', () => {
  render(
    <MemoryRouter>
      <AccountSection user={owner} />
    </MemoryRouter>,
  );
  expect(screen.getByRole('button', { name: 'Sign Out' })).toBeDefined();
});

test('an owner reaches the account and the profile of the organisation', async () => {
  expect(await linksOf(owner)).toEqual(['Your account /app/account', 'Profile /app/profileregistration']);
  expect(screen.getByText('asha@parks.example')).toBeDefined();
});

test('an inspector has an account but no profile', async () => {
  expect(await linksOf({ ...owner, role: 'inspector' })).toEqual(['Your account /app/account']);
});

test('the menu closes behind a choice', async () => {
  await linksOf(owner);
  await userEvent.click(screen.getByRole('link', { name: 'Profile' }));
  expect(screen.queryByRole('region', { name: 'Your account' })).toBeNull();
});
