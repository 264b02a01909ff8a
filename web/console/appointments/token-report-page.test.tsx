import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { aBranch, aDeskToken } from '#web/console/kit/testing/factory.ts';
import { idOf, openServed, press } from '#web/console/kit/testing/served-screen.tsx';
import { cells, headers, rowNames } from '#web/console/kit/testing/table-texts.ts';
import type { ServedCall } from '#web/shared/testing/served-calls.ts';
import { TokenReportPage } from './token-report-page.tsx';

const token = (short: string, number: number, change: object = {}) => ({
  ...aDeskToken(number, { name: 'Mohan Rao', mobile: '9800000001', createdAt: '2027-01-02T04:30:00.000Z' }),
  ...{ _id: idOf(short), id: idOf(short), profileRegistrationId: idOf('bank') },
  branchUserId: null,
  counterNumber: null,
  paymentStatus: 'PENDING',
  ...change,
});
const SERVED = token('t2', 2, {
  bookingStatus: 'complete',
  calledAt: '2027-01-02T04:42:30.000Z',
  completedAt: '2027-01-02T05:00:00.000Z',
  name: '',
  typeOfLoan: '',
  counterNumber: '3',
});
const branch = aBranch('b', 'Abids', { profileRegistrationId: idOf('bank') });
const answer = ({ url }: ServedCall) => (url === '/branch/get' ? [branch] : [token('t1', 1), SERVED]);
const open = (search: string) => {
  const user = { role: 'owner', organisationId: idOf('bank'), parkId: null };
  return openServed({ path: `/app/tokens${search}`, element: <TokenReportPage />, user, answer });
};
const lastSearch = (asked: ServedCall[]) => asked.findLast(({ url }) => url === '/loanbooking/search')?.body;

test('a bank sees its tokens: of whom, where, how far, and how long each waited until it was called', async () => {
  await open('?from=2027-01-02&to=2027-01-02');
  await waitFor(() => expect(rowNames()).toEqual(['T100-0000', 'T200-0000']));
  expect(headers()).toEqual([
    ...['Order Id', 'Token Number', 'Name', 'Mobile No.', 'Enquiry', 'Branch', 'Counter', 'Date', 'Status', 'Waited'],
    'Booked',
  ]);
  expect(cells(1)).toEqual([
    ...['1', 'Mohan Rao', '9800000001', 'Home', 'Abids', '–', 'Sat, 2 Jan 2027', 'Booked', '–'],
    'Sat, 2 Jan 2027, 10:00 am',
  ]);
  expect(
    cells(2)
      .filter((_, at) => at !== 2 && at !== 6)
      .slice(1, 7),
  ).toEqual([...['Walk-in', '–', 'Abids', '3', 'Complete', '12 min']]);
});

test('what a figure leads to is asked of the server: days, status and branch, in the order of the address', async () => {
  const { asked, search } = await open(`?from=2027-01-01&to=2027-01-31&state=booked&branch=${idOf('b')}&sort=-waited`);
  await waitFor(() => expect(rowNames()).toHaveLength(2));
  expect(lastSearch(asked)).toMatchObject({
    bookingStatus: 'booked',
    branchId: idOf('b'),
    sort: '-waited',
    profileRegistrationId: idOf('bank'),
    startDate: '2027-01-01T00:00:00.000Z',
    endDate: '2027-01-31T23:59:00.000Z',
    page: 1,
    limit: 5,
  });
  await userEvent.selectOptions(screen.getByLabelText('Status'), 'Not here');
  await press('Search');
  await waitFor(() => expect(lastSearch(asked)).toMatchObject({ bookingStatus: 'noshow' }));
  expect(search()).toContain('state=noshow');
});
