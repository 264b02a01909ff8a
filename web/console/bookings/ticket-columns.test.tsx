import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { ticketColumns } from './ticket-columns.tsx';

type Row = Parameters<(typeof ticketColumns)[number]['cell']>[0];
const row: Row = {
  id: 'b1',
  parkName: 'Nehru Zoo',
  total: 1_25_000_00,
  mobile: '9876543210',
  admitted: false,
  status: 'paid',
  createdAt: new Date('2027-01-02T13:35:00Z'),
};

const wordsOf = (change: Partial<Row> = {}) =>
  ticketColumns.map(({ cell }) =>
    renderToStaticMarkup(<MemoryRouter>{cell({ ...row, ...change })}</MemoryRouter>).replace(/<[^>]*>/g, ''),
  );

test('the columns are those of the product, in its order', () => {
  expect(ticketColumns.map(({ header }) => header)).toEqual([
    'Order Id',
    'Park Name',
    'Total',
    'Mobile',
    'Ticket Scanned',
    'Payment Status',
    'Date',
  ]);
});

test('money, date and time are told as in India, in the time of Kolkata', () => {
  expect(wordsOf()).toEqual([
    'b1',
    'Nehru Zoo',
    '₹1,25,000',
    '9876543210',
    'Not Scanned',
    'Success',
    'Sat, 2 Jan 2027, 7:05 pm',
  ]);
});

test.each([
  ['pending', 'PENDING'],
  ['paid', 'Success'],
  ['aborted', 'Aborted'],
  ['awaited', 'Awaited'],
  ['failed', 'Failure'],
  ['refunded', 'Refunded'],
] as const)('%s is called "%s"', (status, word) => {
  expect(wordsOf({ status })[5]).toBe(word);
});

test('a ticket that was let in is Scanned, and a number that may not be seen is a dash', () => {
  expect(wordsOf({ admitted: true, mobile: undefined })).toMatchObject({ 3: '–', 4: 'Scanned' });
});
