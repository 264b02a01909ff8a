import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import type { User } from '#contract/sessions/model.ts';
import { aUser } from '#web/console/kit/testing/factory.ts';
import { render } from '#web/console/kit/testing/render.tsx';
import { openServed, press } from '#web/console/kit/testing/served-screen.tsx';
import { signInHere } from '#web/console/kit/testing/signed-in.ts';
import { keepDraft, readDraft } from '#web/console/platform/keeping/drafts.ts';
import { holdUnsaved } from '#web/console/platform/keeping/unsaved.ts';
import { isSignedIn } from '#web/console/platform/session.ts';
import { askToSignOut } from '#web/console/platform/sign-out-event.ts';
import { waiting } from '#web/gate/offline/waiting.ts';
import { AccountSection } from './account-section.tsx';

const owner = aUser({ name: 'Deccan Parks', email: 'asha@parks.example' });

/** The menu of somebody, opened; answers its links. */
async function linksOf(user: User) {
  render(<AccountSection user={user} />, { wrapper: MemoryRouter });
  await userEvent.click(screen.getByRole('button', { name: /^Your account: Deccan Parks/ }));
  const menu = within(screen.getByRole('dialog', { name: 'Your account' }));
  return menu.getAllByRole('link').map((link) => `${link.textContent} ${link.getAttribute('href')}`);
}

test('the way out stands in the top bar itself', () => {
  render(<AccountSection user={owner} />, { wrapper: MemoryRouter });
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
  expect(screen.queryByRole('dialog', { name: 'Your account' })).toBeNull();
});

test('Sign Out asks while something is unsaved, stays by Keep editing, and leaves by Discard without a draft', async () => {
  const gone = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  const discard = vi.fn();
  signInHere('asha');
  keepDraft({ noun: 'parks', record: null }, { values: { name: 'Zoo' }, before: { name: '' } });
  const letGo = holdUnsaved({ discard });
  const { asked } = await openServed({ path: '/app', element: <AccountSection user={owner} />, answer: () => ({}) });
  await press('Sign Out');
  await press('Keep editing');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect([isSignedIn(), discard.mock.calls.length, readDraft({ noun: 'parks', record: null })?.values]).toEqual([
    true,
    0,
    { name: 'Zoo' },
  ]);
  await press('Sign Out');
  await press('Discard');
  await waitFor(() => expect(gone).toHaveBeenCalledWith('/park/login'));
  expect(asked.map(({ url }) => url)).toEqual(['/auth/logout']);
  expect([isSignedIn(), discard.mock.calls.length]).toEqual([false, 1]);
  expect(Object.keys(localStorage).filter((key) => key.startsWith('draft:'))).toEqual([]);
  letGo();
});

test('Sign Out, and the palette by it, warns while scans of this account wait to be sent', async () => {
  const gone = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  const scan = { short: 'a', scanId: 's', code: 'c', gate: '', scannedAt: '2027-01-02T05:00:00Z', people: 1 };
  for (const account of ['ravi', 'asha']) {
    signInHere(account);
    waiting.put('a', scan);
  }
  const element = <AccountSection user={owner} />;
  await openServed({ path: '/app', element, answer: () => ({}) });
  askToSignOut();
  await screen.findByRole('alertdialog', { name: '1 scan waits to be sent' });
  await press('Stay signed in');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect([isSignedIn(), gone.mock.calls]).toEqual([true, []]);
  await press('Sign Out');
  await press('Sign out all the same');
  await waitFor(() => expect(gone).toHaveBeenCalled());
  expect([isSignedIn(), waiting.ofOthers().length]).toEqual([false, 2]);
});
