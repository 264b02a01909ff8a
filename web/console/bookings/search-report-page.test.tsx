// @vitest-environment happy-dom
import { createServer } from 'node:http';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { anOrganisation, aPark, aTicket } from '#web/console/kit/testing/factory.ts';
import type { ServedCall } from '#web/console/kit/testing/served-calls.ts';
import { idOf, openServed, press, refusal } from '#web/console/kit/testing/served-screen.tsx';
import { headers, rowNames } from '#web/console/kit/testing/table-texts.ts';
import { SearchReportPage } from './search-report-page.tsx';

const ZOOS = idOf('zoos');
const createdAt = '2027-01-02T13:35:00Z';
const booking = aTicket('b1', { fee: [] });

const refunded = {
  message: '₹200 is on its way back.',
  payment: {
    _id: idOf('a1'),
    id: idOf('a1'),
    profileRegistrationId: ZOOS,
    orderId: idOf('b1'),
    bookingId: idOf('b1'),
    shortCode: 'b1b1b1b1',
    kind: 'park-ticket',
    selectedDate: '2027-01-05',
    offeringId: idOf('z'),
    offeringName: 'Nehru Zoo',
    mobile: '9876543210',
    amount: 200,
    gateway: 'ccav',
    state: 'succeeded',
    stateText: 'Being sent back',
    reviewText: null,
    paymentStatus: 'Refunded',
    createdAt,
    updatedAt: createdAt,
    heard: null,
    refund: null,
    refunds: [],
    decided: null,
    used: false,
    refundable: false,
  },
};

let no: string | null;
beforeEach(() => {
  no = null;
});
function answer({ url }: ServedCall) {
  if (no && url === '/ticketbooking/search') return refusal(no);
  if (url === '/profileregistration/list') return [anOrganisation('zoos', 'Zoos'), anOrganisation('lakes', 'Lakes')];
  if (url === '/payments/refund') return refunded;
  if (url.endsWith('/refund')) return { bookingId: booking.id, amount: 200, used: false, lines: [] };
  if (url === '/park/get') return [aPark('z', 'Nehru Zoo', 'zoos'), aPark('l', 'Lumbini Lake', 'lakes')];
  return [booking];
}
const open = (path: string, user: object) =>
  openServed({ createServer, path, element: <SearchReportPage />, user, answer });
const searches = (asked: ServedCall[]) =>
  asked.filter(({ url }) => url === '/ticketbooking/search').map(({ body }) => body);
const parksOffered = () => [...screen.getByLabelText<HTMLSelectElement>('Park').options].map(({ text }) => text);

test('the admin sees whose each booking is', async () => {
  await open('/app/searchreports', { role: 'admin', organisationId: idOf('a'), parkId: null });
  const row = (await screen.findByRole('rowheader')).closest('tr') as HTMLElement;
  await waitFor(() => expect(within(row).getAllByRole('cell')[1]?.textContent).toBe('Zoos'));
  expect(headers()).toEqual([
    ...[
      'Order Id',
      'Organisation',
      'Park Name',
      'Total',
      'Mobile',
      'Ticket Scanned',
      'Payment Status',
      'Date',
      'Refund',
    ],
  ]);
});

test('the heads sort on the server: up, then down, from the first page, and say so; the address keeps it', async () => {
  const owner = { role: 'owner', organisationId: ZOOS, parkId: null };
  const { asked, search } = await open('/app/searchreports?page=2&status=paid', owner);
  await screen.findByRole('table');
  const head = () => screen.getByRole('columnheader', { name: 'Total' });
  expect(head().getAttribute('aria-sort')).toBe('none');
  await press('Total');
  await waitFor(() => expect(searches(asked).at(-1)).toMatchObject({ sort: 'total', page: 1 }));
  expect(search()).toBe('?status=paid&sort=total');
  await press('Total');
  await waitFor(() => expect(searches(asked).at(-1)).toMatchObject({ sort: '-total' }));
  await waitFor(() => expect(head().getAttribute('aria-sort')).toBe('descending'));
  expect(screen.queryByRole('button', { name: 'Refund' })).toBeNull();
});

test('bookings paid through one gateway are asked for by its filter', async () => {
  const { asked } = await open('/app/searchreports', { role: 'owner', organisationId: ZOOS, parkId: null });
  await screen.findByRole('table');
  await userEvent.selectOptions(screen.getByLabelText('Gateway'), 'Paytm');
  await press('Search');
  await waitFor(() => expect(searches(asked).at(-1)).toMatchObject({ paymentVendor: 'paytm', page: 1 }));
});

test('an address with a column that cannot be sorted by asks for the usual order', async () => {
  const { asked } = await open('/app/searchreports?sort=-colour', {
    role: 'owner',
    organisationId: ZOOS,
    parkId: null,
  });
  await screen.findByRole('table');
  expect(searches(asked)[0]).toMatchObject({ sort: null });
});

test('for one organisation the admin is offered its parks alone; status and date stay, the park of another does not', async () => {
  const address = `/app/searchreports?status=paid&date=2027-01-02&park=${idOf('l')}&page=2`;
  const { asked, search } = await open(address, { role: 'admin', organisationId: idOf('a'), parkId: null });
  await waitFor(() => expect(parksOffered()).toEqual(['All parks', 'Nehru Zoo', 'Lumbini Lake']));
  await userEvent.selectOptions(await screen.findByLabelText('Organisation'), 'Zoos');
  await waitFor(() => expect(searches(asked)).toHaveLength(2));
  expect(searches(asked)[1]).toMatchObject({ profileRegistrationId: ZOOS, parkId: null, paymentStatus: 'TXN_SUCCESS' });
  expect(search()).toBe(`?status=paid&date=2027-01-02&organisation=${ZOOS}`);
  expect(parksOffered()).toEqual(['All parks', 'Nehru Zoo']);
});

test('an owner has neither, and asks for its own', async () => {
  const { asked } = await open('/app/searchreports', { role: 'owner', organisationId: ZOOS, parkId: null });
  await screen.findByRole('rowheader');
  expect(headers()[1]).toBe('Park Name');
  expect(screen.queryByLabelText('Organisation')).toBeNull();
  expect(searches(asked)).toMatchObject([{ profileRegistrationId: ZOOS }]);
});

test('an owner sends the money of a paid ticket back from its row, and says why', async () => {
  const { asked } = await open('/app/searchreports', { role: 'owner', organisationId: ZOOS, parkId: null });
  await press(`Refund ${booking.id}`);
  await screen.findByRole('alertdialog', { name: 'Send ₹200 back?' });
  await userEvent.type(screen.getByLabelText('Why? This is kept with the decision.'), 'Rain');
  await press('Send it back');
  await screen.findByText('₹200 is on its way back.');
  const made = asked.filter(({ url }) => url === '/payments/refund').map(({ body }) => body);
  expect(made).toEqual([{ bookingId: booking.id, note: 'Rain', evenIfUsed: false, amount: 200 }]);
  await waitFor(() => expect(searches(asked)).toHaveLength(2));
});

test('an inspector is offered no refunds', async () => {
  await open('/app/searchreports', { role: 'inspector', organisationId: ZOOS, parkId: idOf('z') });
  await screen.findByRole('rowheader');
  expect(headers()).not.toContain('Refund');
});

test('Search asks the server again where nothing was changed, and says how old its answer is', async () => {
  const { asked } = await open('/app/searchreports', { role: 'owner', organisationId: ZOOS, parkId: null });
  await waitFor(() => expect(rowNames()).toEqual([booking.id]));
  expect(searches(asked)).toHaveLength(1);
  for (const times of [2, 3]) {
    await press('Search');
    await waitFor(() => expect(searches(asked)).toHaveLength(times));
    expect(await screen.findByText(/^as of \d+:\d\d [ap]m$/)).toBeDefined();
  }
});

test('where asking again fails the rows stay and it is told; the next Search that succeeds takes that back', async () => {
  const { asked } = await open('/app/searchreports', { role: 'owner', organisationId: ZOOS, parkId: null });
  await waitFor(() => expect(rowNames()).toEqual([booking.id]));
  no = 'We are busy. Please try again.';
  await press('Search');
  const told = await screen.findByText(/may have changed since. We are busy/);
  expect([told.closest('[role=alert]') !== null, rowNames()]).toEqual([true, [booking.id]]);
  no = null;
  await press('Search');
  await waitFor(() => expect(screen.queryByText(/We are busy/)).toBeNull());
  expect(searches(asked)).toHaveLength(3);
});

test('after a first answer that failed, Search without a change asks again', async () => {
  no = 'We are busy. Please try again.';
  await open('/app/searchreports?status=paid', { role: 'owner', organisationId: ZOOS, parkId: null });
  await screen.findByText(no);
  no = null;
  await press('Search');
  await waitFor(() => expect(rowNames()).toEqual([booking.id]));
});
