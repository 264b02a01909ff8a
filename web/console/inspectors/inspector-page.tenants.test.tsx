import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { dayOf } from '#contract/kernel/dates/dates.ts';
import { anOrganisation, aPark, aRecord } from '#web/console/kit/testing/factory.ts';
import { idOf, openServed, press, said } from '#web/console/kit/testing/served-screen.tsx';
import { cells, headers, rowNames } from '#web/console/kit/testing/table-texts.ts';
import type { ServedCall } from '#web/shared/testing/served-calls.ts';
import { InspectorPage } from './inspector-page.tsx';

const [ZOO, HILL] = [idOf('zoo'), idOf('hill')];

const inspector = (name: string, profileRegistrationId: string, more: object = {}) => ({
  ...aRecord(name.toLowerCase()),
  profileRegistrationId,
  name,
  email: `${name}@zoo.example`,
  phone: '9876500000',
  status: true,
  parkId: idOf('p1'),
  supervisesGates: false,
  parkName: 'Sarovar',
  lastScanAt: null,
  lastGate: null,
  ...more,
});

/** At five past nine in the morning in India, today. */
const scanned = () => ({ lastGate: 'East gate', lastScanAt: `${dayOf(new Date())}T03:35:00Z` });

function answer({ method, url, body }: ServedCall) {
  if (url === '/profileregistration/list')
    return [
      anOrganisation('zoo', 'Zoo'),
      anOrganisation('hill', 'Hill Parks'),
      anOrganisation('bank', 'A Bank', { registrationType: 'loan' }),
    ];
  if (url === '/park/get') return [aPark('p1', 'Sarovar', 'zoo'), aPark('p2', 'Parvati', 'hill')];
  if (url === '/auth/resetpassword') return { sent: true, link: null };
  if (url === '/user/get')
    return [inspector('Ravi', ZOO, scanned()), inspector('Sita', HILL, { supervisesGates: true })];
  return method === 'POST' ? { ...inspector('Uma', HILL), ...body } : {};
}

const open = (role: 'admin' | 'owner', address = '/app/user') =>
  openServed({ path: address, element: <InspectorPage />, user: { role, organisationId: ZOO }, answer });
const textsOf = (label: string) => [...screen.getByLabelText<HTMLSelectElement>(label).options].map(({ text }) => text);

test('the admin sees whose a record is, and finds it by that name', async () => {
  await open('admin');
  await screen.findByRole('cell', { name: 'Hill Parks' });
  expect(headers()).toContain('Organisation');
  await userEvent.type(screen.getByRole('searchbox'), 'hill');
  await waitFor(() => expect(rowNames()).toEqual(['SitaSupervises gates']));
});

test('an owner is asked nothing of this, and sees no such column', async () => {
  const { asked } = await open('owner');
  await screen.findByText('Ravi');
  expect(headers()).not.toContain('Organisation');
  expect(screen.queryByLabelText('Organisation')).toBeNull();
  await press('Add User');
  await screen.findByRole('dialog', { name: 'Add User' });
  await waitFor(() => expect(textsOf('Park')).toEqual(['Choose a park', 'Sarovar', 'Parvati']));
  expect(screen.queryByLabelText('Organisation')).toBeNull();
  expect(asked.map(({ url }) => url)).not.toContain('/profileregistration/list');
});

test('an inspector says after the product’s columns at which gate it scanned last and when, and who supervises', async () => {
  await open('owner');
  await screen.findByText('Ravi');
  expect(headers()).toEqual([
    ...['Name', 'Email', 'Phone', 'Park', 'Status', 'Gate', 'Last scan', 'Edit', 'Delete', 'More'],
  ]);
  expect(cells(1).slice(4, 6)).toEqual(['East gate', 'Today, 9:05 am']);
  expect(cells(2).slice(4, 6)).toEqual(['–', '–']);
  const names = screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
  expect(names).toEqual(['Ravi', 'SitaSupervises gates']);
});

const sendTheLink = async () => {
  const dialog = await screen.findByRole('alertdialog', { name: 'Reset the password of Ravi?' });
  expect(dialog.textContent).toContain('ravi@zoo.example');
  await press('Send the link');
};

test.each(['admin', 'owner'] as const)(
  'the %s mails an inspector a link for a new password, after a question',
  async (role) => {
    const { asked } = await open(role);
    await screen.findByText('Ravi');
    await press('More for Ravi');
    await press('Reset password of Ravi');
    await sendTheLink();
    await said('The link is on its way to ravi@zoo.example.');
    expect(asked.at(-1)).toMatchObject({ url: '/auth/resetpassword', body: { accountId: idOf('ravi') } });
  },
);
