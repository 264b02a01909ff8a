import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { dayInWords } from '#web/console/kit/tables/filters/filter-kinds.tsx';
import { exportedRows } from '#web/console/kit/testing/exported.ts';
import { aLine, anOrganisation, aPark, aTicket } from '#web/console/kit/testing/factory.ts';
import { idOf, openServed, press, refusal } from '#web/console/kit/testing/served-screen.tsx';
import { cells, headers, rowNames } from '#web/console/kit/testing/table-texts.ts';
import type { ServedCall } from '#web/shared/testing/served-calls.ts';
import { BookingReportPage } from './booking-report-page.tsx';

const BOOKINGS = [
  aTicket('b2', {
    fee: [aLine('adult', 'Adult', 1500, 100), aLine('camera', 'Video Camera', 20.5, 2)],
    totalAmount: 149_941,
    originalAmount: 150_041,
    discountAmount: 100,
    couponCode: 'ZOO100',
  }),
  aTicket('b1', { mobile: '9876500001', paymentStatus: 'Failure' }),
];

let found: object[];
let parks: object[];
let no: string | null;
beforeEach(() => {
  [found, parks, no] = [BOOKINGS, [], null];
});
const answer = ({ url }: ServedCall) => {
  if (url === '/park/get') return parks;
  if (url === '/profileregistration/list') return [anOrganisation('zoos', 'Zoos of Telangana')];
  return no ? refusal(no) : found;
};
const RANGE = '/app/bookingreport?from=2027-01-01&to=2027-01-31';
const OWNER = { role: 'owner', organisationId: idOf('zoos'), parkId: null };
const open = (path = RANGE, user: object = OWNER) => openServed({ path, element: <BookingReportPage />, user, answer });
const searches = (asked: ServedCall[]) =>
  asked.filter(({ url }) => url === '/ticketbooking/search').map(({ body }) => body);

test('every booking tells its lines with name, price, quantity and total, what a coupon took off, and its money', async () => {
  await open();
  await waitFor(() => expect(rowNames()).toEqual(['Nehru Zoo', 'Nehru Zoo']));
  expect(headers()).toEqual([
    ...['Park Name', 'Booking Details', 'Total', 'Mobile', 'Date', 'Order Id', 'Visit day', 'People'],
  ]);
  const lines = within(screen.getAllByRole('row')[1]!).getAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    'Adult: ₹1,500 × 100 = ₹1,50,000',
    'Video Camera: ₹20.50 × 2 = ₹41',
    'Discount: −₹100',
  ]);
  expect(cells(1).slice(1)).toEqual([
    ...['₹1,49,941', '9876543210', 'Sat, 2 Jan 2027, 7:05 pm', 'B200-0000', dayInWords('2027-01-05'), '2'],
  ]);
  expect(screen.getByTitle(idOf('b2')).closest('a')?.getAttribute('href')).toBe(`/app/bookings/${idOf('b2')}`);
});

test('a booking that is not paid says so beside its total', async () => {
  await open();
  await waitFor(() => expect(rowNames()).toHaveLength(2));
  expect(cells(2)[1]).toBe('₹200Failure');
});

test('the server is asked for one page of these parks and days; pages are of 5, 100, 1000 or 10000', async () => {
  const { asked, search } = await open(`${RANGE}&park=${idOf('z')}`);
  await waitFor(() => expect(rowNames()).toHaveLength(2));
  const sizes = screen.getByLabelText<HTMLSelectElement>('Rows per page');
  expect([...sizes.options].map(({ value }) => value)).toEqual(['5', '100', '1000', '10000']);
  await userEvent.selectOptions(sizes, '10000');
  await waitFor(() => expect(searches(asked)).toHaveLength(2));
  const of = { profileRegistrationId: idOf('zoos'), parkId: [idOf('z')] };
  const days = { startDate: '2027-01-01T00:00:00.000Z', endDate: '2027-01-31T23:59:00.000Z' };
  expect(searches(asked)).toMatchObject([
    { ...of, ...days, page: 1, limit: 5 },
    { ...of, ...days, page: 1, limit: 10_000 },
  ]);
  expect(search()).toContain('size=10000');
});

test('the sums of the same parks and days are one link away', async () => {
  await open(`${RANGE}&park=${idOf('z')}&page=2&size=100`);
  const link = await screen.findByRole('link', { name: 'Reports' });
  expect(link.getAttribute('href')).toBe(`/app/report?from=2027-01-01&to=2027-01-31&park=${idOf('z')}`);
});

test('the admin sees whose each booking is, and asks for those of one organisation', async () => {
  const { asked } = await open(RANGE, { role: 'admin', organisationId: idOf('a'), parkId: null });
  await waitFor(() => expect(cells(1).at(-1)).toBe('Zoos of Telangana'));
  expect(headers().at(-1)).toBe('Organisation');
  await userEvent.selectOptions(screen.getByLabelText('Organisation'), 'Zoos of Telangana');
  await waitFor(() => expect(searches(asked)).toHaveLength(2));
  expect(searches(asked)[0]).not.toHaveProperty('profileRegistrationId');
  expect(searches(asked)[1]).toMatchObject({
    profileRegistrationId: idOf('zoos'),
    startDate: '2027-01-01T00:00:00.000Z',
  });
});

test('where nothing was booked it says so, and there is nothing to export', async () => {
  found = [];
  await open();
  expect(await screen.findByText('No data to display.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Export to Excel' })).toBeNull();
});

test('a report that does not come is told, and asked for again on a press', async () => {
  no = 'We are busy. Please try again.';
  await open();
  expect((await screen.findByText(no)).closest('[role=alert]')).not.toBeNull();
  no = null;
  await press('Try again');
  await waitFor(() => expect(rowNames()).toHaveLength(2));
});

test('the time slot stands after the day of the visit, in Excel too, where a park of the list sells by slots', async () => {
  parks = [aPark('z', 'Nehru Zoo', 'zoos', { slots: [{ from: '10:00', until: '11:00', capacity: 20 }] })];
  found = [aTicket('b2', { slot: '10:00', slotUntil: '11:00' }), aTicket('b1')];
  await open();
  await waitFor(() => expect(headers().slice(-3)).toEqual(['Visit day', 'Time slot', 'People']));
  expect([cells(1).at(-2), cells(2).at(-2)]).toEqual(['10:00 am to 11:00 am', '–']);
  expect((await exportedRows()).map((row) => row[7])).toEqual(['Time slot', '10:00 am to 11:00 am', null]);
});

test('the Excel file holds all bookings, not only a page: money as numbers, lines below each other in one cell', async () => {
  const { asked } = await open();
  const written = await exportedRows();
  expect(searches(asked).at(-1)).not.toHaveProperty('limit');
  const [visit, booked] = [new Date('2027-01-05T00:00:00.000Z'), new Date('2027-01-02T00:00:00.000Z')];
  expect(written).toEqual([
    [
      ...['Park Name', 'Booking Details', 'Total', 'Mobile', 'Date', 'Order Id', 'Visit day', 'People'],
      'Payment Status',
    ],
    [
      'Nehru Zoo',
      'Adult: ₹1,500 × 100 = ₹1,50,000\nVideo Camera: ₹20.50 × 2 = ₹41\nDiscount: −₹100',
      ...[149_941, '9876543210', booked, idOf('b2'), visit, 2, 'Success'],
    ],
    [...['Nehru Zoo', 'Adult: ₹100 × 2 = ₹200'], ...[200, '9876500001', booked, idOf('b1'), visit, 2, 'Failure']],
  ]);
});

test('a gateway narrows the list on the server; it stands in the address and in words above', async () => {
  const { asked, search } = await open();
  await userEvent.selectOptions(await screen.findByLabelText('Gateway'), 'CCAvenue');
  await press('Search');
  await waitFor(() => expect(searches(asked).at(-1)).toMatchObject({ paymentVendor: 'ccav' }));
  expect(search()).toContain('gateway=ccav');
  await press('Remove filter: Gateway CCAvenue');
  await waitFor(() => expect(searches(asked).at(-1)).toMatchObject({ paymentVendor: null }));
});

test('the days and parks of a report stand above it in words, and are as usual again when they are taken away', async () => {
  const { search } = await open(`/app/bookingreport?from=2020-01-01&to=2020-01-31&park=${idOf('z')}`);
  await waitFor(() => expect(rowNames()).toHaveLength(2));
  await press('Remove filter: Days Wed, 1 Jan 2020 – Fri, 31 Jan 2020');
  await waitFor(() => expect(search()).toBe(`?park=${idOf('z')}`));
  await press('Remove filter: Park 1 chosen');
  await waitFor(() => expect(search()).toBe(''));
  expect(screen.queryByRole('list', { name: 'Filtered by' })).toBeNull();
});
