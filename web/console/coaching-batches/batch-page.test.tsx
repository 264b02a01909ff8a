import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { MATHS, NOBODY } from '#web/console/kit/testing/factory.ts';
import { idOf, openServed, press, refusal, said } from '#web/console/kit/testing/served-screen.tsx';
import { rowNames } from '#web/console/kit/testing/table-texts.ts';
import type { ServedCall } from '#web/shared/testing/served-calls.ts';
import { BatchPage } from './batch-page.tsx';

let batches: (typeof MATHS)[];
let held: object;
beforeEach(() => {
  batches = [MATHS];
  held = NOBODY;
});
const answer = ({ method, url, body }: ServedCall) => {
  if (url === '/coaching/get') return batches;
  if (url.endsWith('/held')) return held;
  if (url.startsWith('/offering/')) return { state: 'closed', missing: [] };
  const [first] = batches;
  if (method !== 'DELETE') {
    if (first) batches = [{ ...first, ...body, closed: false } as typeof MATHS];
    return { ...MATHS, ...body };
  }
  const closes = held !== NOBODY;
  if (closes && url.endsWith('?unbooked=true')) return refusal('Somebody has booked it.');
  batches = closes ? [{ ...MATHS, published: false, closed: true } as typeof MATHS] : [];
  return { _id: MATHS._id, id: MATHS._id, deleted: true, ...(closes && { closed: true }) };
};
const deletions = (asked: readonly ServedCall[]) =>
  asked.filter(({ method }) => method === 'DELETE').map(({ url }) => url);
const open = () => openServed({ path: '/app/coaching', element: <BatchPage />, answer });

test('dates, times and rupees are said as people say them', async () => {
  await open();
  await waitFor(() => expect(rowNames()).toEqual(['Maths']));
  const cells = within(screen.getAllByRole('row')[1]!)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
  expect(cells.slice(1, 7)).toEqual([
    ...['Mon, 1 Feb 2027', 'Mon, 31 May 2027', '7:00 am', '6:30 pm', '₹1,25,000.50', '30'],
  ]);
});

test('a batch tells how many of its places are taken, and where it is free', async () => {
  batches = [{ ...MATHS, taken: 1204, inTake: 2000, fee: 0 } as typeof MATHS];
  await open();
  await waitFor(() => expect(rowNames()).toEqual(['Maths']));
  expect(screen.getByRole('cell', { name: 'Free' })).toBeDefined();
  expect(screen.getByRole('cell', { name: '1,204 of 2,000' })).toBeDefined();
});

test('the name of a batch leads to its page', async () => {
  await open();
  const name = await screen.findByRole('link', { name: 'Maths' });
  expect(name.getAttribute('href')).toBe(`/app/coaching/${MATHS._id}`);
});

test('a batch is deleted, and the list says at once that it is empty', async () => {
  await open();
  await press('Delete Maths');
  expect(await screen.findByText('No data to display.')).toBeDefined();
  await press('Delete it now');
  await said('Maths is deleted.');
});

test('what students paid for is closed instead, and only by whoever types its name; it opens again', async () => {
  held = { isBooked: true, bookings: 47, coming: 47, paid: 470_000, comingPeople: 47, comingPaid: 470_000 };
  const { asked } = await open();
  await press('Delete Maths');
  const question = await screen.findByRole('alertdialog', { name: 'Close Maths?' });
  expect(question.textContent).toContain('47 students have a place, and ₹4,70,000 is paid.');
  await press('Close it');
  expect(await within(question).findByText('Please type the name as it is written: Maths')).toBeDefined();
  expect(deletions(asked)).toEqual([]);
  await userEvent.type(within(question).getByLabelText('To close it, type Maths'), ' maths ');
  await press('Close it');
  await said('Maths is closed.');
  expect(deletions(asked)).toEqual([`/coaching/${MATHS._id}`]);
  expect(rowNames()).toEqual(['Maths']);
  expect(screen.getByText('Inactive (closed)')).toBeDefined();
  await press('Delete Maths');
  expect(await screen.findByText(/This is closed/)).toBeDefined();
  expect(await screen.findByText('47 students have a place, and ₹4,70,000 is paid.')).toBeDefined();
  await press('Open again');
  await said('Maths is on sale. Visitors can see and book it now.');
  expect(screen.queryByText(/Changed elsewhere/)).toBeNull();
  expect(asked.find(({ method }) => method === 'PUT')?.body).toEqual({ published: true, status: true });
});

test('Keep leaves it as it is, and what somebody books within the ten seconds is not deleted', async () => {
  held = { isBooked: true, bookings: 1, coming: 1, paid: 500, comingPeople: 1, comingPaid: 500 };
  const { asked } = await open();
  await press('Delete Maths');
  expect(await screen.findByText('1 student has a place, and ₹500 is paid.')).toBeDefined();
  await press('Cancel');
  expect(deletions(asked)).toEqual([]);
  held = { ...NOBODY };
  await press('Delete Maths');
  await press('Delete it now');
  await said('Maths is still there. Somebody has booked it.');
  await waitFor(() => expect(rowNames()).toEqual(['Maths']));
});

test('several are removed but for those that somebody has booked, which are named', async () => {
  batches = [MATHS, { ...MATHS, _id: idOf('2'), id: idOf('2'), batchName: 'Physics' }];
  held = { isBooked: true, bookings: 1, coming: 1, paid: 500, comingPeople: 1, comingPaid: 500 };
  await open();
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Choose Maths' }));
  await press('Remove');
  const question = await screen.findByRole('alertdialog', { name: 'Remove 1 batch?' });
  expect(question.textContent).toContain('Only what nobody has booked is removed.');
  await userEvent.click(within(question).getByRole('button', { name: 'Remove' }));
  await press('Delete it now');
  await said('Maths: Somebody has booked it.');
  await waitFor(() => expect(rowNames()).toEqual(['Maths', 'Physics']));
});

test('Add and Edit lead to pages of their own, and Back to the list as it was', async () => {
  const { router, at, search } = await openServed({ path: '/app/coaching?q=maths', element: <BatchPage />, answer });
  await press('Edit Maths');
  expect(at()).toBe(`/app/coaching/${MATHS._id}`);
  await act(() => router.navigate(-1));
  await waitFor(() => expect(at() + search()).toBe('/app/coaching?q=maths'));
  await press('Add Batches');
  expect(at()).toBe('/app/coaching/new');
});
