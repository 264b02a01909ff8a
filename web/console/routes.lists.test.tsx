import { screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { render } from '#web/console/kit/testing/render.tsx';
import { tokenColumns } from './appointments/token-columns.tsx';
import { bookingColumns } from './bookings/booking-report-columns.tsx';
import { ticketColumns } from './bookings/ticket-columns.tsx';
import { enrolmentColumns } from './enrolments/enrolment-columns.tsx';
import type { Column } from './kit/tables/columns.ts';
import { reportColumns } from './queues/report-columns.tsx';
import { visitorColumns } from './visits/visitor-report-page.tsx';

const ID = '7k2m9qxa000000000000000000';
/** The fields that any list of bookings has in a row. */
const row = {
  id: ID,
  parkId: 'p',
  parkName: 'Sarovar',
  visitDate: '2027-01-04',
  total: 100,
  discount: 0,
  admitted: false,
  status: 'paid',
  lines: [],
  people: 1,
  mobile: '9876543210',
  personName: 'Asha',
  studentName: 'Asha',
  batchId: 'b',
  batchName: 'Maths',
  startDate: '2027-01-04',
  createdAt: new Date(0),
  calledAt: null,
  number: 7,
  state: 'booked',
  day: '2027-01-04',
  loanType: 'Home',
  email: '',
  fee: 0,
  paymentStatus: 'paid',
};
const LISTS: Record<string, Column<never>[]> = {
  Search: ticketColumns as Column<never>[],
  'Booking Reports': bookingColumns as Column<never>[],
  'visitor report': visitorColumns as Column<never>[],
  Enrolments: enrolmentColumns as Column<never>[],
  Tokens: [...tokenColumns] as Column<never>[],
  'Doctor Report': reportColumns('doctor', () => undefined, true) as Column<never>[],
  'Counter Reports of the admin': reportColumns('loan', () => undefined, true) as Column<never>[],
};

const linksOf = (columns: Column<never>[]) => {
  const { container } = render(
    <MemoryRouter>
      {columns.map(({ id, cell }) => (
        <div key={id}>{cell(row as never)}</div>
      ))}
    </MemoryRouter>,
  );
  return [...container.querySelectorAll('a')].map((link) => link.getAttribute('href'));
};

test.each(Object.keys(LISTS))(
  'each row of %s has one link, the code as its Order Id, with the whole id as title and in Excel',
  (list) => {
    const column = (LISTS[list] ?? []).filter(({ header }) => header === 'Order Id');
    expect(column).toHaveLength(1);
    expect(linksOf(LISTS[list] ?? [])).toEqual([`/app/bookings/${ID}`]);
    expect([screen.getByTitle(ID).textContent, column[0]?.sheet?.(row as never)]).toEqual(['7K2M-9QXA', ID]);
  },
);

test('a counter, which has no pages of bookings, is led to none', () => {
  expect(linksOf(reportColumns('loan', () => undefined, false) as Column<never>[])).toEqual([]);
});
