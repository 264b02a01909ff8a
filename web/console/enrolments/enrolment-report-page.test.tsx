import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { aRecord, MATHS } from '#web/console/kit/testing/factory.ts';
import { idOf, openServed, press } from '#web/console/kit/testing/served-screen.tsx';
import { cells, headers, rowNames } from '#web/console/kit/testing/table-texts.ts';
import type { ServedCall } from '#web/shared/testing/served-calls.ts';
import { EnrolmentReportPage } from './enrolment-report-page.tsx';

const enrolment = (short: string, change: object) => ({
  ...aRecord(short, 'school'),
  createdAt: '2027-01-02T13:35:00Z',
  coachingId: idOf('p'),
  coachingName: 'Physics XI',
  startDate: '2027-02-01',
  endDate: '2027-05-31',
  startTime: '07:00',
  endTime: '08:30',
  studentName: 'Ananya Iyer',
  name: 'Ananya Iyer',
  mobile: '9876543210',
  email: 'a@b.in',
  fee: 125000.5,
  paymentStatus: 'TXN_SUCCESS',
  paymentVendor: 'ccav',
  expiresAt: null,
  voided: false,
  ...change,
});
const batch = { ...MATHS, ...aRecord('p', 'school'), batchName: 'Physics XI' };
const FOUND = [
  enrolment('e2', {}),
  enrolment('e1', { studentName: 'Kabir', email: '', paymentStatus: 'Aborted', fee: 0 }),
];
const answer = ({ url }: ServedCall) => (url === '/coaching/get' ? [batch] : FOUND);
const open = () => {
  const user = { role: 'owner', organisationId: idOf('school'), parkId: null };
  const path = '/app/enrolments?from=2027-01-01&to=2027-01-31';
  return openServed({ path, element: <EnrolmentReportPage />, user, answer });
};
const lastSearch = (asked: ServedCall[]) => asked.findLast(({ url }) => url === '/coachingbooking/search')?.body;

test('every student stands with batch, fee and payment, in words', async () => {
  await open();
  await waitFor(() => expect(rowNames()).toEqual(['E200-0000', 'E100-0000']));
  expect(headers()).toEqual([
    ...['Order Id', 'Begins', 'Student', 'Mobile', 'E-mail', 'Batch', 'Fee', 'Payment Status', 'Date'],
  ]);
  expect(cells(1)).toEqual([
    ...['Mon, 1 Feb 2027', 'Ananya Iyer', '9876543210', 'a@b.in', 'Physics XI', '₹1,25,000.50', 'Success'],
    'Sat, 2 Jan 2027',
  ]);
  expect(cells(2).slice(3, 7)).toEqual(['–', 'Physics XI', 'Free', 'Aborted']);
});

test('the server is asked for one page of what is chosen, and the address keeps it', async () => {
  const { asked, search } = await open();
  await waitFor(() => expect(rowNames()).toHaveLength(2));
  await userEvent.selectOptions(await screen.findByLabelText('Batch'), 'Physics XI');
  await userEvent.selectOptions(screen.getByLabelText('Payment Status'), 'Success');
  await userEvent.type(screen.getByRole('searchbox'), '43210');
  await press('Search');
  await waitFor(() => expect(lastSearch(asked)).toMatchObject({ text: '43210' }));
  expect(lastSearch(asked)).toMatchObject({
    coachingId: idOf('p'),
    paymentStatus: 'TXN_SUCCESS',
    profileRegistrationId: idOf('school'),
    startDate: '2027-01-01T00:00:00.000Z',
    endDate: '2027-01-31T23:59:00.000Z',
    page: 1,
    limit: 5,
  });
  expect(search()).toContain(`batch=${idOf('p')}`);
});
