import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { QueueKind } from '#contract/queues/model.ts';
import { aDeskToken, aDeskVisit } from '#web/console/kit/testing/factory.ts';
import { idOf, openServed, press, refusal, said } from '#web/console/kit/testing/served-screen.tsx';
import type { ServedCall } from '#web/shared/testing/served-calls.ts';
import { Report } from './report-section.tsx';
import { useLive } from './use-live.ts';

const loan = (number: number, more: object = {}) =>
  aDeskToken(number, { name: 'Mohan Rao', mobile: '9800000001', branchUserId: idOf('c'), ...more });
const visit = (short: string, number: number | null, more: object = {}) => ({
  ...aDeskVisit(1, { patientName: 'Lakshmi Devi', mobile: '9700000001', tokenNumber: number, turn: number, ...more }),
  _id: idOf(short),
  id: idOf(short),
});

const OF = { loan: { counterId: 'c2' }, doctor: { clinicId: 'k1' } };
function Screen({ kind }: { kind: QueueKind }) {
  return <Report kind={kind} of={OF[kind]} title="The report" live={useLive(null)} />;
}
async function open(kind: QueueKind, answer: (asked: ServedCall) => unknown, search = '') {
  const element = <Screen kind={kind} />;
  const served = await openServed({ path: `/app/report${search}`, element, answer });
  return { ...served, reports: () => served.asked.filter(({ method }) => method === 'POST').map(({ body }) => body) };
}
const cells = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);
const RANGE = '?from=2027-01-01&to=2027-01-02';

test('a counter’s report asks for its own tokens of these days', async () => {
  const { asked } = await open('loan', () => [loan(2, { bookingStatus: 'complete' }), loan(1)], RANGE);
  await screen.findByRole('table');
  expect(cells()).toEqual([
    '2Mohan Rao9800000001HomeSat, 2 Jan 2027CompleteT2X0-0000Sat, 2 Jan 2027, 12:00 pm',
    '1Mohan Rao9800000001HomeSat, 2 Jan 2027BookedT1X0-0000Sat, 2 Jan 2027, 12:00 pm',
  ]);
  expect(asked[0]).toEqual({
    method: 'POST',
    url: '/loanbooking/profileid',
    body: {
      branchUserId: 'c2',
      text: null,
      startDate: '2027-01-01T00:00:00.000Z',
      endDate: '2027-01-02T23:59:00.000Z',
    },
  });
  const sizes = [...screen.getByLabelText('Rows per page').querySelectorAll('option')].map((one) => one.value);
  expect(sizes).toEqual(['5', '50', '100', '500', '1000']);
});

test('Booked is a button: it sets complete, says so, and fetches the report again', async () => {
  const rows = [loan(1)];
  const { asked } = await open('loan', ({ method }) => {
    if (method === 'PUT') rows[0] = loan(1, { bookingStatus: 'complete' });
    return method === 'PUT' ? rows[0] : rows;
  });
  await press('Booked: complete token 1');
  await said('Status Updated Successfully.');
  expect(await screen.findByText('Complete', { selector: '.mark-good' })).toBeDefined();
  const change = asked.find(({ method }) => method === 'PUT');
  expect([change?.url, change?.body]).toEqual([`/loanbooking/${idOf('t1x')}`, { bookingStatus: 'complete' }]);
  expect(screen.queryByRole('button', { name: /complete token/ })).toBeNull();
});

test('what the server refuses is told in its words', async () => {
  await open('loan', ({ method }) => (method === 'PUT' ? refusal('This token is for another day.') : [loan(1)]));
  await press('Booked: complete token 1');
  await said('This token is for another day.');
});

test('a doctor’s report tells the payment mode; one that is not paid has no number and no button', async () => {
  await open('doctor', () => [visit('v2x', null, { paymentMode: 'online' }), visit('v1x', 1)]);
  await screen.findByRole('table');
  expect(cells()).toEqual([
    '–Lakshmi Devi9700000001Not paidSat, 2 Jan 2027Online₹300V2X0-0000Sat, 2 Jan 2027, 12:00 pm',
    '1Lakshmi Devi9700000001BookedSat, 2 Jan 2027Cash₹300V1X0-0000Sat, 2 Jan 2027, 12:00 pm',
  ]);
});

test('days, payment mode and status are filters that stand in the address', async () => {
  const { reports, search } = await open('doctor', () => [], RANGE);
  expect(await screen.findByText('No data to display.')).toBeDefined();
  await userEvent.selectOptions(screen.getByLabelText('Payment Mode'), 'cash');
  await userEvent.selectOptions(screen.getByLabelText('Status'), 'noshow');
  await press('Search');
  await waitFor(() => expect(reports().at(-1)).toMatchObject({ clinicId: 'k1', paymentMode: 'cash' }));
  expect(search()).toBe('?from=2027-01-01&to=2027-01-02&mode=cash&state=noshow');
});

test('only tokens of the chosen status are shown', async () => {
  await open('doctor', () => [visit('v1x', 1), visit('v2x', 2, { bookingStatus: 'noshow' })], '?state=noshow');
  await screen.findByRole('table');
  expect(cells()).toEqual([expect.stringMatching(/^2Lakshmi Devi9700000001Not here/)]);
});

test('an end before the start is not asked for', async () => {
  const { reports } = await open('loan', () => [], '?from=2027-01-02&to=2027-01-01');
  await screen.findByText('No data to display.');
  await press('Search');
  expect(screen.getByLabelText('End Date').getAttribute('aria-invalid')).toBe('true');
  expect(reports()).toHaveLength(1);
});
