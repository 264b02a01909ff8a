import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { someKeys } from '#web/console/kit/testing/factory.ts';
import { openServed, press, refusal, said } from '#web/console/kit/testing/served-screen.tsx';
import { CredentialPage } from './credential-page.tsx';

const KEYS = someKeys();
const REMOVED = { ...KEYS, removedAt: '2027-01-03T06:30:00Z' };

/** Opens the screen over a server that has the keys in use, or removed. */
async function open({ hanging = false, inUse = true } = {}) {
  let isInUse = inUse;
  return openServed({
    path: '/app/configuration',
    element: <CredentialPage />,
    user: { role: 'owner', kind: 'park' },
    answer: ({ method, url }) => {
      if (url === '/configuration/get') return isInUse ? [KEYS] : [];
      if (url === '/configuration/removed') return isInUse ? [] : [REMOVED];
      if (url.endsWith('/held'))
        return { isBooked: true, bookings: 12, coming: 12, paid: 2400, comingPeople: 12, comingPaid: 2400 };
      if (method === 'DELETE' && hanging) return refusal('A payment with these keys is not decided yet.');
      if (method !== 'GET') isInUse = method !== 'DELETE';
      return method === 'DELETE' ? { _id: KEYS.id, id: KEYS.id, deleted: true } : method === 'POST' ? KEYS : [];
    },
  });
}

async function removing() {
  await press('Delete the keys of Nehru Zoo');
  const question = within(await screen.findByRole('alertdialog', { name: 'Remove the keys of Nehru Zoo?' }));
  return { question, remove: () => userEvent.click(question.getByRole('button', { name: 'Remove them' })) };
}

test('keys go once the name is typed, under what is booked and paid there, and can be restored', async () => {
  await open();
  const { question, remove } = await removing();
  question.getByText('12 tickets are booked, and ₹2,400 is paid.');
  await remove();
  expect(await question.findByText('Please type the name as it is written: Nehru Zoo')).toBeDefined();
  await userEvent.type(question.getByLabelText('To remove them, type Nehru Zoo'), 'nehru zoo');
  await remove();
  await said('The keys of Nehru Zoo are removed. You can restore them for 30 days.');
  const list = within(await screen.findByRole('region', { name: 'Removed keys' }));
  await userEvent.click(list.getByRole('button', { name: 'Restore Nehru Zoo' }));
  await said('The keys of Nehru Zoo are in use again.');
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Removed keys' })).toBeNull());
});

test('keys on which a payment hangs stay, and the question says why', async () => {
  await open({ hanging: true });
  const { question, remove } = await removing();
  await userEvent.type(question.getByLabelText('To remove them, type Nehru Zoo'), 'Nehru Zoo');
  await remove();
  expect(await question.findByText('A payment with these keys is not decided yet.')).toBeDefined();
});
