import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aShow, MELA, NOBODY } from '#web/console/kit/testing/factory.ts';
import { idOf, openServed, press, said } from '#web/console/kit/testing/served-screen.tsx';
import { headers, rowNames } from '#web/console/kit/testing/table-texts.ts';
import type { ServedCall } from '#web/shared/testing/served-calls.ts';
import { ExhibitionPage } from './exhibition-page.tsx';

const PLAY = aShow('2', {
  organizationName: 'Andha Yug',
  exhibition: 'drama',
  location: 'Ravindra Bharathi',
  capacity: 300,
  visitors: 12,
});

let shows: object[];
beforeEach(() => {
  shows = [MELA, PLAY, aShow('3')];
});

const answer = ({ method, url, body }: ServedCall) => {
  if (url === '/exbhition/get') return shows;
  if (url === '/profileregistration/list') return [];
  if (url.endsWith('/held')) return NOBODY;
  if (method !== 'DELETE') return { ...aShow('9'), ...body };
  shows = shows.filter((show) => show !== PLAY);
  return { _id: idOf('2'), id: idOf('2'), deleted: true };
};
const open = (address = '/app/exbhition', user: object = { role: 'owner' }) =>
  openServed({ path: address, element: <ExhibitionPage />, user, answer });

test('from, to and how many come are said as people do', async () => {
  await open();
  await waitFor(() => expect(rowNames()).toEqual(['Handloom Mela', 'Andha Yug', 'Exhibition without a name']));
  const cells = within(screen.getAllByRole('row')[1]!)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
  expect(cells.slice(1, 5)).toEqual([
    ...['Exhibition', '–', 'Sun, 10 Jan 2027, 10:00 am', 'Wed, 20 Jan 2027, 9:00 pm'],
  ]);
  expect(cells.slice(5, 7)).toEqual(['0', 'Scheduled']);
  expect(screen.getByRole('cell', { name: '12 of 300' })).toBeDefined();
});

test('the admin has the QR code too, and whose each show is', async () => {
  await open('/app/exbhition', { role: 'admin' });
  await waitFor(() => expect(rowNames()).toHaveLength(3));
  expect(headers()).toEqual(expect.arrayContaining(['Organisation', 'QR code']));
});

test('a deleted show is gone from the list at once, and sent when nobody takes it back', async () => {
  const { asked } = await open();
  await press('Delete Andha Yug');
  await waitFor(() => expect(rowNames()).toEqual(['Handloom Mela', 'Exhibition without a name']));
  expect(asked.filter(({ method }) => method === 'DELETE')).toEqual([]);
  await press('Delete it now');
  await said('Andha Yug is deleted.');
  expect(asked.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
  expect(rowNames()).toEqual(['Handloom Mela', 'Exhibition without a name']);
});

test('shows are searched and sorted by the address; pages are of 5, 100 or 1000', async () => {
  await open('/app/exbhition?sort=-startsAt&q=mela');
  await waitFor(() => expect(rowNames()).toEqual(['Handloom Mela']));
  const sizes = screen.getByLabelText<HTMLSelectElement>('Rows per page');
  expect([...sizes.options].map(({ text }) => text)).toEqual(['5', '100', '1000']);
});

test('without shows it says so and offers to add the first one', async () => {
  shows = [];
  await open();
  expect(await screen.findByText('No data to display.')).toBeDefined();
  expect(screen.getAllByRole('button', { name: 'Add Shows' })).toHaveLength(2);
});
