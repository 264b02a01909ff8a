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
  rowNames,
  said,
} from '#web/console/ui/testing/served-screen.tsx';
import { BatchPage } from './batch-page.tsx';

const MATHS = {
  ...{ _id: idOf('1'), id: idOf('1'), profileRegistrationId: idOf('0'), createdAt: '2027-01-02T00:00:00Z' },
  ...{ batchName: 'Maths', startDate: '2027-02-01', endDate: '2027-05-31', startTime: '07:00', endTime: '18:30' },
  ...{ fee: 125000.5, inTake: 30, payment: 'ccav', mid: '900001' },
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
const put = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('the columns are those of the product, then our poster, with dates, times and rupees as people say them', async () => {
  await open();
  await waitFor(() => expect(rowNames()).toEqual(['Maths']));
  expect(headers()).toEqual([
    ...['Batch Number', 'Start Date', 'End Date', 'Start Time', 'End Time', 'Fee', 'In Take'],
    ...['Edit', 'Delete', 'Download', 'Poster'],
  ]);
  const cells = within(screen.getAllByRole('row')[1]!)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
  expect(cells.slice(0, 6)).toEqual([
    'Mon, 1 Feb 2027',
    'Mon, 31 May 2027',
    '7:00 am',
    '6:30 pm',
    '₹1,25,000.50',
    '30',
  ]);
});

test('what is missing is said in the words of the product, and nothing is sent', async () => {
  const { asked } = await open();
  await press('Add Batches');
  await screen.findByRole('dialog');
  await press('Save');
  for (const text of ['batch name', 'start date', 'end date', 'start time', 'end time', 'fee', 'in take'])
    expect(screen.getByText(`${text} is required`)).toBeDefined();
  await userEvent.type(screen.getByLabelText('GST'), 'much');
  await userEvent.type(screen.getByLabelText('In Take'), 'many');
  await press('Save');
  expect(screen.getByText('Please enter an amount in rupees')).toBeDefined();
  expect(screen.getByText('Must be only digits')).toBeDefined();
  expect(asked.map(({ url }) => url)).toEqual(['/coaching/get']);
});

test('a batch is added with its fee under the label GST, times in steps of five minutes', async () => {
  const { asked } = await open();
  await press('Add Batches');
  await userEvent.type(await screen.findByLabelText('Batch Number'), 'Physics');
  put('Start Date', '2027-03-01');
  put('End Date', '2027-02-01');
  for (const label of ['Start Time', 'End Time']) expect(screen.getByLabelText(label).getAttribute('step')).toBe('300');
  put('Start Time', '07:00');
  put('End Time', '08:30');
  await userEvent.type(screen.getByLabelText('GST'), '1500.50');
  await userEvent.type(screen.getByLabelText('In Take'), '30');
  await userEvent.selectOptions(screen.getByLabelText('Payment'), 'Wallet (Paytm)');
  await userEvent.type(screen.getByLabelText('MID'), '900003');
  await press('Save');
  expect(screen.getByText('The batch cannot end before it begins')).toBeDefined();
  put('End Date', '2027-06-30');
  await press('Save');
  await said('Coaching Added Successfully.');
  expect(asked.find(({ url }) => url === '/coaching/add')?.body).toEqual({
    ...{ batchName: 'Physics', coachingName: 'Physics', startDate: '2027-03-01', endDate: '2027-06-30' },
    ...{ startTime: '07:00', endTime: '08:30', fee: 1500.5, inTake: 30, payment: 'paytm', mid: '900003' },
  });
});

test('a stored batch is opened with what it holds and changed at its own address', async () => {
  const { asked } = await open();
  await press('Edit Maths');
  expect((await screen.findByLabelText<HTMLInputElement>('Start Date')).value).toBe('01/02/2027');
  expect(screen.getByLabelText<HTMLInputElement>('GST').value).toBe('125000.5');
  await press('Save');
  await said('Coaching Updated Successfully.');
  expect(asked.find(({ method }) => method === 'PUT')?.url).toBe(`/coaching/${MATHS._id}`);
});

test('a batch tells how many of its places are taken, and where it is free', async () => {
  batches = [{ ...MATHS, taken: 1204, inTake: 2000, fee: 0 } as typeof MATHS];
  await open();
  await waitFor(() => expect(rowNames()).toEqual(['Maths']));
  expect(screen.getByRole('cell', { name: 'Free' })).toBeDefined();
  expect(screen.getByRole('cell', { name: '1,204 of 2,000' })).toBeDefined();
});

test('a batch is deleted only after the question; then the list says that it is empty', async () => {
  await open();
  await press('Delete Maths');
  expect(await screen.findByRole('alertdialog', { name: 'Delete Maths?' })).toBeDefined();
  await press('Delete');
  expect(await screen.findByText('No data to display.')).toBeDefined();
});
