// @vitest-environment happy-dom
import { createServer } from 'node:http';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import {
  type Asked,
  headers,
  idOf,
  openServed,
  press,
  rowNames,
  said,
} from '#web/console/ui/testing/served-screen.tsx';
import { BatchPage } from './batch-page.tsx';

const MATHS = {
  _id: idOf('1'),
  id: idOf('1'),
  profileRegistrationId: idOf('0'),
  createdAt: '2027-01-02T00:00:00Z',
  batchName: 'Maths',
  startDate: '2027-02-01',
  endDate: '2027-05-31',
  startTime: '07:00',
  endTime: '18:30',
  fee: 125000.5,
  inTake: 30,
  payment: 'ccav',
  mid: '900001',
};

let batches: (typeof MATHS)[];
beforeEach(() => {
  batches = [MATHS];
});
const answer = ({ method, url, body }: Asked) => {
  if (url === '/coaching/get') return batches;
  if (method !== 'DELETE') return { ...MATHS, ...body };
  batches = [];
  return { _id: MATHS._id, id: MATHS._id, deleted: true };
};
const open = () => openServed({ createServer, path: '/app/coaching', element: <BatchPage />, answer });

test('the columns are those of the product, then our poster, with dates, times and rupees as people say them', async () => {
  await open();
  await waitFor(() => expect(rowNames()).toEqual(['Maths']));
  expect(headers()).toEqual([
    ...['Batch Number', 'Visitors see it', 'Dates', 'Hours', 'Fee', 'In Take'],
    ...['Edit', 'Delete', 'Download', 'Poster'],
  ]);
  const cells = within(screen.getAllByRole('row')[1]!)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
  expect(cells.slice(2, 6)).toEqual(['Mon, 1 Feb 2027 – Mon, 31 May 2027', '7:00 am – 6:30 pm', '₹1,25,000.50', '30']);
});

test('a batch tells how many of its places are taken, and where it is free', async () => {
  batches = [{ ...MATHS, taken: 1204, inTake: 2000, fee: 0 } as typeof MATHS];
  await open();
  await waitFor(() => expect(rowNames()).toEqual(['Maths']));
  expect(screen.getByRole('cell', { name: 'Free' })).toBeDefined();
  expect(screen.getByRole('cell', { name: '1,204 of 2,000' })).toBeDefined();
});

test('a batch is deleted, and the list says at once that it is empty', async () => {
  await open();
  await press('Delete Maths');
  expect(await screen.findByText('No data to display.')).toBeDefined();
  await press('Delete it now');
  await said('Maths is deleted.');
});

test('Add and Edit lead to pages of their own, and Back to the list as it was', async () => {
  const { router, at, search } = await openServed({
    createServer,
    path: '/app/coaching?q=maths',
    element: <BatchPage />,
    answer,
  });
  await press('Edit Maths');
  expect(at()).toBe(`/app/coaching/${MATHS._id}`);
  await act(() => router.navigate(-1));
  await waitFor(() => expect(at() + search()).toBe('/app/coaching?q=maths'));
  await press('Add Batches');
  expect(at()).toBe('/app/coaching/new');
});
