import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { exportedRows } from '#web/console/kit/testing/exported.ts';
import { aLine, anOrganisation, aPark } from '#web/console/kit/testing/factory.ts';
import { idOf, openServed, press, refusal } from '#web/console/kit/testing/served-screen.tsx';
import { headers, rowNames } from '#web/console/kit/testing/table-texts.ts';
import type { ServedCall } from '#web/shared/testing/served-calls.ts';
import { TicketReportPage } from './ticket-report-page.tsx';

const groupOf = (createdAt: string, parkName: string, fee: object[], totalAmount: number) => ({
  createdAt,
  parkName,
  profileRegistrationId: idOf('zoos'),
  documents: [{ fee, totalAmount }],
});
const GROUPS = [
  groupOf('2027-01-03', 'Nehru Zoo', [aLine('adult', 'Adult', 100, 4), aLine('camera', 'Video Camera', 20.5, 2)], 441),
  groupOf('2027-01-03', 'Lumbini Park', [aLine('adult', 'Adult', 1500, 100)], 149_900),
  groupOf('2027-01-02', 'Nehru Zoo', [aLine('adult', 'Adult', 100, 1), aLine('adult', 'Adult', 120, 1)], 220),
];

let groups: object[];
let no: string | null;
beforeEach(() => {
  [groups, no] = [GROUPS, null];
});
const answer = ({ url }: ServedCall) => {
  if (url === '/park/get') return [aPark('z', 'Nehru Zoo'), aPark('p', 'Lumbini Park')];
  if (url === '/profileregistration/list') return [anOrganisation('zoos', 'Zoos of Telangana')];
  return no ? refusal(no) : groups;
};
const RANGE = '/app/report?from=2027-01-01&to=2027-01-31';
const open = (path = RANGE, user: object = { role: 'owner', parkId: null }) =>
  openServed({ path, element: <TicketReportPage />, user, answer });
const reports = (asked: ServedCall[]) =>
  asked.filter(({ url }) => url === '/ticketbooking/report').map(({ body }) => body);
const cells = (row: number) => {
  const line = within(screen.getAllByRole('row')[row]!);
  return [...line.getAllByRole('rowheader'), ...line.getAllByRole('cell')].map(({ textContent }) => textContent);
};

test('there are two columns for each kind of ticket that was sold, what coupons took off, and a Total row last', async () => {
  await open();
  await waitFor(() => expect(rowNames()).toHaveLength(4));
  expect(cells(1)).toEqual(['Sun, 3 Jan 2027', 'Nehru Zoo', '4', '₹400', '2', '₹41', '₹0', '₹441']);
  expect(cells(3)).toEqual(['Sat, 2 Jan 2027', 'Nehru Zoo', '2', '₹220', '–', '–', '₹0', '₹220']);
  expect(cells(4)).toEqual(['Total', '', '106', '₹1,50,620', '2', '₹41', '₹100', '₹1,50,561']);
  expect(screen.getByText('₹1,50,561', { selector: '.report-sum strong' })).toBeDefined();
});

test('of more than three kinds of tickets the compact view says the first ones in one column', async () => {
  const kinds = ['Adult', 'Child', 'Ticket', 'Women'].map((name, at) => aLine(name.toLowerCase(), name, 100, at + 1));
  groups = [groupOf('2027-01-03', 'Nehru Zoo', kinds, 1000)];
  await open();
  const each = kinds.flatMap(({ name }) => [`${name} Quantity`, `${name} Amount`]);
  await waitFor(() => expect(headers()).toEqual(['Date', 'Park Name', ...each, 'Total']));
  await press('Compact view');
  expect(headers()).toEqual(['Date', 'Park Name', 'Tickets', 'Total']);
  const more = screen.getByRole('button', { name: '+2 more: Tickets of Nehru Zoo, Sun, 3 Jan 2027' });
  expect(more.closest('td')?.querySelector('.summary-short')?.textContent).toBe('Adult 1 · ₹100, Child 2 · ₹200');
  await press('Columns and rows');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Women Amount' }));
  expect(headers()).toEqual(['Date', 'Park Name', 'Tickets', 'Women Amount', 'Total']);
});

test('the Total row stays last, however the table is sorted; pages are of 5, 10, 25, 50 or 100', async () => {
  await open(`${RANGE}&sort=-total`);
  await waitFor(() => expect(rowNames()).toHaveLength(4));
  expect(rowNames().at(-1)).toBe('Total');
  expect(cells(1)[1]).toBe('Lumbini Park');
  await press('Total');
  await waitFor(() => expect(cells(1).at(-1)).toBe('₹220'));
  expect(rowNames().at(-1)).toBe('Total');
  const sizes = screen.getByLabelText<HTMLSelectElement>('Rows per page');
  expect([...sizes.options].map(({ text }) => text)).toEqual(['5', '10', '25', '50', '100']);
});

test('the parks and days that are asked for stand in the address; the end date goes as the end of its day', async () => {
  const { asked, search } = await open();
  await press('Filters');
  await press('Park: All parks');
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Lumbini Park' }));
  fireEvent.change(screen.getByLabelText('End Date'), { target: { value: '2026-12-31' } });
  await press('Search');
  expect(screen.getByText('The end date cannot be before the start date')).toBeDefined();
  fireEvent.change(screen.getByLabelText('End Date'), { target: { value: '2027-01-15' } });
  await press('Search');
  await waitFor(() => expect(reports(asked)).toHaveLength(2));
  expect(reports(asked)).toMatchObject([
    { parkId: [], startDate: '2027-01-01T00:00:00.000Z', endDate: '2027-01-31T23:59:00.000Z' },
    { parkId: [idOf('p')], startDate: '2027-01-01T00:00:00.000Z', endDate: '2027-01-15T23:59:00.000Z' },
  ]);
  expect(search()).toBe(`?from=2027-01-01&to=2027-01-15&park=${idOf('p')}`);
});

test('the admin sees whose each park is, and reports on one organisation for the same days', async () => {
  const { asked, search } = await open(`${RANGE}&park=${idOf('p')}`, { role: 'admin', organisationId: idOf('a') });
  await waitFor(() => expect(cells(1).at(-1)).toBe('Zoos of Telangana'));
  expect([headers().at(-1), cells(4).at(-1)]).toEqual(['Organisation', '']);
  await userEvent.selectOptions(screen.getByLabelText('Organisation'), 'Zoos of Telangana');
  await waitFor(() => expect(reports(asked)).toHaveLength(2));
  expect(reports(asked)[1]).toMatchObject({ profileRegistrationId: idOf('zoos'), parkId: [] });
  expect(search()).toBe(`?from=2027-01-01&to=2027-01-31&organisation=${idOf('zoos')}`);
});

test('booking by booking the same is one link away', async () => {
  await open(`${RANGE}&sort=-total`);
  const link = await screen.findByRole('link', { name: 'Booking Reports' });
  expect(link.getAttribute('href')).toBe('/app/bookingreport?from=2027-01-01&to=2027-01-31');
});

test('inspectors choose no park: their own is asked for', async () => {
  const { asked } = await open(RANGE, { role: 'inspector', parkId: idOf('z') });
  await waitFor(() => expect(rowNames()).toHaveLength(4));
  expect(screen.queryByRole('button', { name: /^Park:/ })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Booking Reports' })).toBeNull();
  expect(reports(asked)).toMatchObject([{ parkId: [idOf('z')] }]);
});

test('where nothing was sold it says so, and there is nothing to export', async () => {
  groups = [];
  await open();
  expect(await screen.findByText('No data to display.')).toBeDefined();
  expect(screen.getByText('₹0')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Export to Excel' })).toBeNull();
});

test('a report that does not come is told, with a Grand Total of nothing, and asked for again on a press', async () => {
  no = 'We are busy. Please try again.';
  await open();
  expect((await screen.findByText(no)).closest('[role=alert]')).not.toBeNull();
  expect(screen.getByText('₹0')).toBeDefined();
  no = null;
  await press('Try again');
  await waitFor(() => expect(rowNames()).toHaveLength(4));
});

test('the Excel file holds the same report in numbers, its Total row last', async () => {
  await open();
  const rows = await exportedRows();
  expect(rows[0]?.slice(0, 4)).toEqual(['Date', 'Park Name', 'Adult Quantity', 'Adult Amount']);
  expect(rows[1]).toEqual([new Date('2027-01-03T00:00:00.000Z'), 'Nehru Zoo', 4, 400, 2, 41, 0, 441]);
  expect(rows.at(-1)).toEqual(['Total', null, 106, 150_620, 2, 41, 100, 150_561]);
});

test('the Total row is no row: it is neither counted nor paged, and stands below every page', async () => {
  groups = [1, 2, 3, 4, 5, 6].map((day) =>
    groupOf(`2027-01-0${day}`, 'Nehru Zoo', [aLine('adult', 'Adult', 100, 1)], 100),
  );
  await open();
  await waitFor(() => expect(rowNames()).toHaveLength(6));
  expect(screen.getByText('1–5 of 6')).toBeDefined();
  expect([...document.querySelectorAll('tfoot tr')].map(({ textContent }) => textContent)).toEqual(['Total6₹600₹600']);
  expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('8');
  await press('Next page');
  await waitFor(() => expect(rowNames()).toHaveLength(2));
  expect([screen.getByText('6–6 of 6') !== null, rowNames()[1]]).toEqual([true, 'Total']);
});
