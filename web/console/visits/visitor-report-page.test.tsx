import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { dayInWords } from '#web/console/kit/tables/filters/filter-kinds.tsx';
import { aRecord, aShow } from '#web/console/kit/testing/factory.ts';
import { idOf, openServed, press } from '#web/console/kit/testing/served-screen.tsx';
import { headers } from '#web/console/kit/testing/table-texts.ts';
import type { ServedCall } from '#web/shared/testing/served-calls.ts';
import { VisitorReportPage, visitorSheet } from './visitor-report-page.tsx';

const MELA = aShow('1', { organizationName: 'Handloom Mela', exhibition: 'drama', date: '2027-01-10T10:00' });
const PLAY = aShow('2', { organizationName: 'Andha Yug', exhibition: 'drama' });
const visitOf = (short: string, visitorName: string, createdAt: string) => ({
  ...aRecord(short),
  createdAt,
  exbhitionId: MELA._id,
  organizationName: 'Handloom Mela',
  exbhitionType: 'drama',
  location: '',
  date: MELA.date,
  time: null,
  visitorName,
  mobile: '9800000001',
  paymentStatus: 'TXN_SUCCESS',
  selectedDate: '2027-01-10',
  voided: false,
});

let shows: object[];
let visitors: object[];
beforeEach(() => {
  shows = [MELA, PLAY];
  visitors = [
    visitOf('b', 'Imran Khan', '2027-01-05T18:31:00.000Z'),
    visitOf('a', 'Kavya Reddy', '2027-01-03T04:30:00.000Z'),
  ];
});

const answer = ({ url }: ServedCall) => (url === '/exbhition/get' ? shows : visitors);
const open = async (search = '') => {
  const served = await openServed({ path: `/app/showreports${search}`, element: <VisitorReportPage />, answer });
  return { ...served, reports: () => served.asked.filter(({ url }) => url === '/exbhitionbooking/report') };
};
const rows = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent);

test('the newest show’s visitors are listed, in the columns of the product, since it was added', async () => {
  const { reports } = await open('?to=2027-01-31');
  await screen.findByRole('table');
  expect(headers()).toEqual(['Visitor Name', 'Mobile', 'Date', 'Order Id', 'Visit day']);
  expect(rows()).toEqual([
    `Imran Khan9800000001Wed, 6 Jan 2027, 12:01 amB000-0000${dayInWords('2027-01-10')}`,
    `Kavya Reddy9800000001Sun, 3 Jan 2027, 10:00 amA000-0000${dayInWords('2027-01-10')}`,
  ]);
  expect(reports()[0]?.body).toEqual({
    organizationId: [MELA._id],
    text: null,
    startDate: '2027-01-02T00:00:00.000Z',
    endDate: '2027-01-31T23:59:00.000Z',
  });
  const sizes = screen.getByLabelText<HTMLSelectElement>('Rows per page');
  expect([...sizes.options].map(({ text }) => text)).toEqual(['5', '1000', '100000']);
});

test('a show that is over is not the first that is asked for, unless all are', async () => {
  const over = { ...PLAY, date: '2020-01-01T10:00', time: '2020-01-01T12:00' };
  shows = [over, MELA];
  const { reports } = await open();
  await screen.findByRole('table');
  expect(reports()[0]?.body.organizationId).toEqual([MELA._id]);
  cleanup();
  shows = [over];
  const { reports: ofOver } = await open();
  await waitFor(() => expect(ofOver()[0]?.body.organizationId).toEqual([over._id]));
});

test('another show is asked for with Search, not before; its days tell shows of the same name apart', async () => {
  const { reports } = await open('?from=2027-01-01&to=2027-01-31');
  const choice = await screen.findByLabelText<HTMLSelectElement>('Select Show');
  expect([...choice.options].map(({ text }) => text)).toEqual(['Handloom Mela, Sun, 10 Jan 2027', 'Andha Yug']);
  await screen.findByRole('table');
  await userEvent.selectOptions(choice, 'Andha Yug');
  expect(reports()).toHaveLength(1);
  visitors = [];
  await press('Search');
  expect(await screen.findByText('No data to display.')).toBeDefined();
  await waitFor(() => expect(reports()[1]?.body).toMatchObject({ organizationId: [PLAY._id] }));
});

test('a visitor is found by what they say; where the days hide them, the same search without days is one press', async () => {
  visitors = [];
  const { reports, search } = await open('?from=2027-01-05&to=2027-01-05');
  await userEvent.type(await screen.findByRole('searchbox'), '0001{Enter}');
  await waitFor(() => expect(reports().at(-1)?.body).toMatchObject({ text: '0001' }));
  await press('Search all for “0001”, without other filters');
  await waitFor(() =>
    expect(reports().at(-1)?.body).toMatchObject({ text: '0001', startDate: '2016-11-10T00:00:00.000Z' }),
  );
  expect(search()).toContain('q=0001');
  expect(screen.queryByRole('button', { name: /^Search all/ })).toBeNull();
});

test('without shows it leads to where they are added', async () => {
  shows = [];
  await open();
  expect((await screen.findByRole('link', { name: 'Shows' })).getAttribute('href')).toBe('/app/exbhition');
});

test('the sheet has dates as dates', () => {
  const visitor = {
    id: idOf('a'),
    day: '2027-01-10',
    personName: 'Kavya Reddy',
    mobile: '9800000001',
    createdAt: new Date('2027-01-05T18:31:00Z'),
  };
  expect(visitorSheet([visitor])).toEqual({
    name: 'Visitors',
    header: ['Visitor Name', 'Mobile', 'Date', 'Order Id', 'Visit day'],
    rows: [['Kavya Reddy', '9800000001', { day: '2027-01-06' }, idOf('a'), { day: '2027-01-10' }]],
  });
});
