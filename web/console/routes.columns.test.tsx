import { expect, test } from 'vitest';
import { bookingColumns } from './bookings/booking-report-columns.tsx';
import { ticketColumns } from './bookings/ticket-columns.tsx';
import { figuresOf, reportColumns as ticketReportColumns, totalOf } from './bookings/ticket-report-columns.tsx';
import { branchColumns } from './branches/branch-columns.tsx';
import { clinicColumns } from './clinics/clinic-columns.tsx';
import { batchColumns } from './coaching-batches/batch-columns.tsx';
import { exhibitionColumns } from './exhibitions/exhibition-columns.tsx';
import { everythingOf, sheetOf } from './kit/tables/choice/sheet.ts';
import type { Column } from './kit/tables/columns.ts';
import { shownColumns } from './kit/tables/filters/table-view.ts';
import { parkColumns } from './parks/park-columns.tsx';
import { reportColumns } from './queues/report-columns.tsx';
import { visitorColumns } from './visits/visitor-report-page.tsx';

const open = { add: () => {}, edit: () => {}, remove: async () => {}, view: () => {} };

const FEES = [
  ...['Adult', 'Child', 'VIP Adult', 'VIP Kid', 'GA Adult', 'GA Kid', 'Ticket', 'Two Wheeler', 'Four Wheeler'],
  ...['Senior Citizen', 'Women', 'Physically Challenged', 'Camera', 'Photography', 'Shooting', 'Walker', 'Family'],
  'Family Addon',
].map((kind) => `${kind} Fee`);

/** The heads of each list and report, as docs/product/console.md 7 and 8 list them; what is done with a row has no cell in Excel. */
interface List {
  columns: readonly Column<never>[];
  heads: readonly string[];
  /** Columns of ours, in their order. */
  ours?: readonly string[];
  isReport?: true;
}
const LISTS: Record<string, List> = {
  Park: {
    columns: parkColumns(open),
    heads: [
      ...['Park Name', 'Status', 'Location', ...FEES, 'MID', 'Coupon Enabled', 'Custom Booking Dates', 'Home Banner'],
      ...['Edit', 'QR-Code download', 'Poster', 'QR Name'],
    ],
    ours: ['Fees', 'More'],
  },
  Batches: {
    columns: batchColumns(open),
    heads: [
      ...['Batch Number', 'Start Date', 'End Date', 'Start Time', 'End Time', 'Fee', 'In Take'],
      ...['Edit', 'Delete', 'Download'],
    ],
    ours: ['Right now', 'Status', 'More'],
  },
  Shows: {
    columns: exhibitionColumns(open),
    heads: ['Organization Name', 'Type', 'Location', 'From date', 'To date', 'Edit', 'Delete', 'QR code'],
    ours: ['Visitors', 'Right now', 'Status', 'More'],
  },
  Clinic: {
    columns: clinicColumns(open),
    heads: [
      ...['Clinic Name', 'Doctor Name', 'City', 'Area', 'Address', 'Fee', 'specilization', 'tokens'],
      ...['startTime', 'endTime', 'Edit', 'Delete', 'QR code'],
    ],
    ours: ['Status', 'More'],
  },
  Branch: {
    columns: branchColumns(open),
    heads: ['Branch Name', 'Branch Code', 'Edit', 'Delete', 'QR code', 'Executive Officer Details'],
    ours: ['Status', 'More'],
  },
  'Booking Reports': {
    columns: bookingColumns,
    heads: ['Park Name', 'Booking Details', 'Total', 'Mobile', 'Date'],
    isReport: true,
  },
  'Counter Reports': {
    columns: reportColumns('loan', () => {}, true),
    heads: ['Token Number', 'Name', 'Mobile No.', 'Enquiry', 'Date', 'Status'],
    isReport: true,
  },
  'Doctor Reports': {
    columns: reportColumns('doctor', () => {}, true),
    heads: ['Token Number', 'Name', 'Mobile No.', 'Status', 'Date', 'Payment Mode'],
    isReport: true,
  },
  'Exhibition visitor report': { columns: visitorColumns, heads: ['Visitor Name', 'Mobile'], isReport: true },
  'Payment Status': {
    columns: ticketColumns,
    heads: ['Order Id', 'Park Name', 'Total', 'Mobile', 'Ticket Scanned', 'Payment Status', 'Date'],
    isReport: true,
  },
  Reports: {
    columns: ticketReportColumns(
      figuresOf({
        ...totalOf([]),
        sold: { adult: { quantity: 2, amount: 20_000 }, camera: { quantity: 1, amount: 1 } },
      }),
    ),
    heads: [
      ...['Date', 'Park Name', 'Adult Quantity', 'Adult Amount', 'Video Camera Quantity', 'Video Camera Amount'],
      'Total',
    ],
    isReport: true,
  },
};

/** A row that says nothing beyond what every record has. */
const BARE = {
  id: '7k2m9qxa000000000000000000',
  name: 'Zoo',
  published: true,
  fees: new Proxy({}, { get: () => ({ offered: false, price: null }) }),
  customDates: [],
  doctorIds: [],
  tokens: null,
  opensAt: '09:00',
  closesAt: '13:00',
  lines: [],
  sold: {},
  status: 'paid',
  state: 'booked',
  type: 'shows',
  taken: 0,
  startsAt: null,
  endsAt: null,
  startDate: null,
  endDate: null,
  createdAt: new Date(0),
  calledAt: null,
};

test.each(Object.entries(LISTS))('%s has the columns of the product in their order, also empty ones', (_, list) => {
  const empty = list.columns.filter(({ blank }) => blank?.(BARE as never));
  const shown = shownColumns(list.columns, empty, []).map(({ header }) => header);
  expect(shown.filter((header) => list.heads.includes(header))).toEqual(list.heads);
});

test.each(Object.entries(LISTS).filter(([, { ours }]) => ours))('%s has ours between, and buttons last', (_, list) => {
  const shown = list.columns.filter(({ only }) => only !== 'compact');
  expect(shown.map(({ header }) => header).filter((header) => !list.heads.includes(header))).toEqual(list.ours);
  const facts = shown.slice(shown.findIndex(({ action }) => action)).filter(({ action }) => !action);
  expect(facts.map(({ header }) => header)).toEqual(list.heads.filter((header) => header === 'QR Name'));
});

test.each(Object.entries(LISTS))('the Excel file of %s begins with the same columns', (_, list) => {
  const actions = list.columns.filter(({ action }) => action).map(({ header }) => header);
  const heads = list.heads.filter((head) => !actions.includes(head));
  const { header } = (list.isReport ? sheetOf : everythingOf)('', list.columns, [BARE as never]);
  expect(header.slice(0, heads.length)).toEqual(heads);
});
