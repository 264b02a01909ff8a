import { onlineManager } from '@tanstack/react-query';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { exportedRows } from '#web/console/kit/testing/exported.ts';
import { anOrganisation, aPark, aTicket, PAYMENT } from '#web/console/kit/testing/factory.ts';
import { idOf, openServed, press, refusal } from '#web/console/kit/testing/served-screen.tsx';
import { cells, headers, rowNames } from '#web/console/kit/testing/table-texts.ts';
import type { ServedCall } from '#web/shared/testing/served-calls.ts';
import { SearchReportPage } from './search-report-page.tsx';

const ZOOS = idOf('zoos');
const booking = aTicket('b1', { fee: [] });

const payment = { ...PAYMENT, stateText: 'Being sent back', paymentStatus: 'Refunded', refundable: false };
const refunded = { message: '₹200 is on its way back.', payment };

const SLOT = { from: '10:00', until: '11:00', capacity: 20 };

let no: string | null;
let found: object[];
let parks: object[];
beforeEach(() => {
  [no, found] = [null, [booking]];
  parks = [aPark('z', 'Nehru Zoo', 'zoos'), aPark('l', 'Lumbini Lake', 'lakes')];
});
const OWNER = { role: 'owner', organisationId: ZOOS, parkId: null };
function answer({ url }: ServedCall) {
  if (no && url === '/ticketbooking/search') return refusal(no);
  if (url === '/profileregistration/list') return [anOrganisation('zoos', 'Zoos'), anOrganisation('lakes', 'Lakes')];
  if (url === '/payments/refund') return refunded;
  if (url.endsWith('/refund')) return { bookingId: booking.id, amount: 200, used: false, lines: [] };
  if (url === '/park/get') return parks;
  return found;
}
const open = (path: string, user: object) => openServed({ path, element: <SearchReportPage />, user, answer });
const searches = (asked: ServedCall[]) =>
  asked.filter(({ url }) => url === '/ticketbooking/search').map(({ body }) => body);
const parksOffered = () => [...screen.getByLabelText<HTMLSelectElement>('Park').options].map(({ text }) => text);

test('without a network the rows that stand stay as dark as they were, however often Search is pressed', async () => {
  await open('/app/searchreports', OWNER);
  await screen.findByRole('rowheader');
  onlineManager.setOnline(false);
  try {
    await press('Search');
    await screen.findByText('No network: we ask as soon as it is back.');
    expect(document.querySelector('.answer')?.className).toBe('answer');
  } finally {
    onlineManager.setOnline(true);
  }
});

test('the admin sees whose each booking is', async () => {
  await open('/app/searchreports', { role: 'admin', organisationId: idOf('a'), parkId: null });
  const row = (await screen.findByRole('rowheader')).closest('tr') as HTMLElement;
  await within(row).findByText('Zoos');
  expect(headers()).toEqual([
    ...['Order Id', 'Park Name', 'Total', 'Mobile', 'Ticket Scanned', 'Payment Status', 'Date'],
    ...['Visit day', 'People', 'Organisation', 'More'],
  ]);
});

test('the time slot stands after the day of the visit, where a park of the list sells by slots', async () => {
  found = [aTicket('b2', { fee: [], slot: '10:00', slotUntil: '11:00' }), booking];
  parks = [aPark('z', 'Nehru Zoo', 'zoos', { slots: [SLOT] }), aPark('l', 'Lumbini Lake', 'zoos')];
  const inspector = { role: 'inspector', organisationId: ZOOS, parkId: idOf('z') };
  for (const user of [OWNER, inspector]) {
    await open('/app/searchreports', user);
    await waitFor(() => expect(headers().slice(7, 10)).toEqual(['Visit day', 'Time slot', 'People']));
    expect([cells(1)[7], cells(2)[7]]).toEqual(['10:00 am to 11:00 am', '–']);
    expect(screen.queryByRole('button', { name: 'Time slot' })).toBeNull();
    cleanup();
  }
  await open(`/app/searchreports?park=${idOf('l')}`, OWNER);
  await waitFor(() => expect(parksOffered()).toContain('Nehru Zoo'));
  await screen.findByRole('table');
  expect(headers()).not.toContain('Time slot');
});

test('the heads sort on the server: up, then down, from the first page, and say so; the address keeps it', async () => {
  const { asked, search } = await open('/app/searchreports?page=2&status=paid', OWNER);
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

test('the box asks for what a visitor says; where other filters hide it, the same search without them is one press', async () => {
  found = [];
  const { asked, search } = await open('/app/searchreports?status=paid&date=2027-01-02', OWNER);
  await userEvent.type(await screen.findByRole('searchbox'), '5210{Enter}');
  await waitFor(() => expect(searches(asked).at(-1)).toMatchObject({ text: '5210', paymentStatus: 'TXN_SUCCESS' }));
  await press('Search all for “5210”, without other filters');
  await waitFor(() => expect(searches(asked).at(-1)).toMatchObject({ text: '5210', paymentStatus: null }));
  expect(search()).toBe('?q=5210');
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Search all/ })).toBeNull());
});

test('one button takes all that the filters find to Excel, not a page of it', async () => {
  found = Array.from({ length: 2_100 }, (_, at) => aTicket(`x${at}x`, { fee: [] }));
  const { asked } = await open('/app/searchreports?status=paid&size=5', OWNER);
  expect(await exportedRows()).toHaveLength(2_101);
  expect(searches(asked).at(-1)).toMatchObject({ paymentStatus: 'TXN_SUCCESS' });
  expect(searches(asked).at(-1)).not.toHaveProperty('limit');
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('an address with a column that cannot be sorted by asks for the usual order', async () => {
  const { asked } = await open('/app/searchreports?sort=-colour', OWNER);
  await screen.findByRole('table');
  expect(searches(asked)[0]).toMatchObject({ sort: null });
});

test('for one organisation the admin is offered its parks alone; status and date stay, the park of another does not', async () => {
  const address = `/app/searchreports?status=paid&date=2027-01-02&park=${idOf('l')}&page=2`;
  const { asked, search } = await open(address, { role: 'admin', organisationId: idOf('a'), parkId: null });
  await waitFor(() => expect(parksOffered()).toEqual(['All parks', 'Nehru Zoo', 'Lumbini Lake']));
  await userEvent.selectOptions(await screen.findByLabelText('Organisation'), 'Zoos');
  const chosen = { profileRegistrationId: ZOOS, parkId: null, paymentStatus: 'TXN_SUCCESS' };
  await waitFor(() => expect(searches(asked).at(-1)).toMatchObject(chosen));
  expect(search()).toBe(`?status=paid&date=2027-01-02&organisation=${ZOOS}`);
  expect(parksOffered()).toEqual(['All parks', 'Nehru Zoo']);
});

test('an owner has neither, and asks for its own', async () => {
  const { asked } = await open('/app/searchreports', OWNER);
  await screen.findByRole('rowheader');
  expect(headers()[1]).toBe('Park Name');
  expect(screen.queryByLabelText('Organisation')).toBeNull();
  expect(searches(asked)).toMatchObject([{ profileRegistrationId: ZOOS }]);
});

test('an inspector is offered no refunds', async () => {
  await open('/app/searchreports', { role: 'inspector', organisationId: ZOOS, parkId: idOf('z') });
  await screen.findByRole('rowheader');
  expect(headers()).not.toContain('More');
});

test('Search asks the server again where nothing was changed, and says how old its answer is', async () => {
  const { asked } = await open('/app/searchreports', OWNER);
  await waitFor(() => expect(rowNames()).toEqual(['B100-0000']));
  expect(searches(asked)).toHaveLength(1);
  for (const times of [2, 3]) {
    await press('Search');
    await waitFor(() => expect(searches(asked)).toHaveLength(times));
    expect(await screen.findByText(/^as of \d+:\d\d [ap]m$/)).toBeDefined();
  }
});

test('where asking again fails the rows stay and it is told; the next Search that succeeds takes that back', async () => {
  const { asked } = await open('/app/searchreports', OWNER);
  await waitFor(() => expect(rowNames()).toEqual(['B100-0000']));
  no = 'We are busy. Please try again.';
  await press('Search');
  const told = await screen.findByText(/may have changed since. We are busy/);
  expect([told.closest('[role=alert]') !== null, rowNames()]).toEqual([true, ['B100-0000']]);
  no = null;
  await press('Search');
  await waitFor(() => expect(screen.queryByText(/We are busy/)).toBeNull());
  expect(searches(asked)).toHaveLength(3);
});

test('after a first answer that failed, Search without a change asks again', async () => {
  no = 'We are busy. Please try again.';
  await open('/app/searchreports?status=paid', OWNER);
  await screen.findByText(no);
  no = null;
  await press('Search');
  await waitFor(() => expect(rowNames()).toEqual(['B100-0000']));
});
