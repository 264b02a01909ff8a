// @vitest-environment happy-dom
import { createServer } from 'node:http';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import {
  type Asked,
  headers,
  idOf,
  openServed,
  press,
  refusal,
  rowNames,
  said,
} from '#web/console/ui/testing/served-screen.tsx';
import { ExhibitionPage } from './exhibition-page.tsx';

const showOf = (short: string, more: object) => ({
  ...{ _id: idOf(short), id: idOf(short), profileRegistrationId: idOf('o'), createdAt: '2027-01-02T00:00:00Z' },
  ...{ organizationName: '', exhibition: 'exhibition', location: '', date: null, time: null, capacity: null },
  ...more,
});
const MELA = showOf('1', {
  organizationName: 'Handloom Mela',
  date: '2027-01-10T10:00',
  time: '2027-01-20T21:00',
});
const PLAY = showOf('2', {
  organizationName: 'Andha Yug',
  exhibition: 'drama',
  location: 'Ravindra Bharathi',
  capacity: 300,
  visitors: 12,
});

let shows: object[];
let no: string | null;
beforeEach(() => {
  [shows, no] = [[MELA, PLAY, showOf('3', {})], null];
});

const answer = ({ method, url, body }: Asked) => {
  if (url === '/exbhition/get') return shows;
  if (no) return refusal(no);
  if (method !== 'DELETE') return { ...showOf('9', {}), ...body };
  shows = shows.filter((show) => show !== PLAY);
  return { _id: idOf('2'), id: idOf('2'), deleted: true };
};
const open = (address = '/app/exbhition') =>
  openServed({ createServer, path: address, element: <ExhibitionPage />, answer });

test('the columns are those of the product, then our poster and how many come; from and to are said as people do', async () => {
  await open();
  await waitFor(() => expect(rowNames()).toEqual(['Handloom Mela', 'Andha Yug', 'Exhibition without a name']));
  expect(headers()).toEqual([
    ...[
      'Organization Name',
      'Type',
      'Location',
      'From date',
      'To date',
      'Edit',
      'Delete',
      'QR code',
      'Poster',
      'Visitors',
    ],
  ]);
  const cells = within(screen.getAllByRole('row')[1]!)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
  expect(cells.slice(0, 4)).toEqual(['Exhibition', '–', 'Sun, 10 Jan 2027, 10:00 am', 'Wed, 20 Jan 2027, 9:00 pm']);
  expect(cells.at(-1)).toBe('0');
  expect(screen.getByRole('cell', { name: '12 of 300' })).toBeDefined();
});

test('nothing is required of a show; its beginning is sent as date and its end as time, as they were typed', async () => {
  const { asked } = await open();
  await press('Add Shows');
  fireEvent.change(await screen.findByLabelText('From date'), { target: { value: '01/02/2027' } });
  fireEvent.change(screen.getByLabelText('From date: time'), { target: { value: '18:30' } });
  fireEvent.change(screen.getByLabelText('To date'), { target: { value: '01/02/2027' } });
  fireEvent.change(screen.getByLabelText('To date: time'), { target: { value: '17:30' } });
  await press('Save');
  expect(screen.getByText('The show cannot end before it begins')).toBeDefined();
  fireEvent.change(screen.getByLabelText('To date'), { target: { value: '01/02/2027' } });
  fireEvent.change(screen.getByLabelText('To date: time'), { target: { value: '21:00' } });
  await press('Save');
  await said('Exbhition Added Successfully.');
  expect(asked.find(({ url }) => url === '/exbhition/add')?.body).toMatchObject({
    organizationName: '',
    exhibition: 'exhibition',
    date: '2027-02-01T18:30',
    time: '2027-02-01T21:00',
    capacity: null,
  });
});

test('the types are the three of the product', async () => {
  await open();
  await press('Add Shows');
  const types = await screen.findByLabelText<HTMLSelectElement>('Type');
  expect([...types.options].map(({ value }) => value)).toEqual(['exhibition', 'shows', 'drama']);
});

test('a stored show is opened with what it holds; a refusal is told and the dialog stays', async () => {
  const { asked } = await open();
  no = 'Somebody else has changed this show.';
  await press('Edit Handloom Mela');
  expect((await screen.findByLabelText<HTMLInputElement>('From date')).value).toBe('10/01/2027');
  await press('Save');
  await said(no);
  no = null;
  await userEvent.type(screen.getByLabelText('Most visitors'), '300');
  await press('Save');
  await said('Exbhition Updated Successfully.');
  const puts = asked.filter(({ method }) => method === 'PUT');
  expect(puts.at(-1)).toMatchObject({
    url: `/exbhition/${idOf('1')}`,
    body: { capacity: 300, time: '2027-01-20T21:00' },
  });
});

test('a show is deleted only after the question', async () => {
  const { asked } = await open();
  await press('Delete Andha Yug');
  expect(await screen.findByRole('alertdialog', { name: 'Delete Andha Yug?' })).toBeDefined();
  expect(asked.filter(({ method }) => method === 'DELETE')).toEqual([]);
  await press('Delete');
  await waitFor(() => expect(rowNames()).toEqual(['Handloom Mela', 'Exhibition without a name']));
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
