import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { ticketAnswer, ticketRequest, ticketsApi } from './api.ts';
import type { Ticket } from './model.ts';

const ticket: Ticket = {
  id: 'a'.repeat(26),
  organisationId: 'b'.repeat(26),
  parkId: 'c'.repeat(26),
  parkName: 'Lotus Zoo',
  mobile: '9876543210',
  lines: [{ category: 'camera', label: 'Video Camera', price: 12_050, quantity: 2, amount: 24_100 }],
  total: 24_100,
  original: 24_100,
  discount: 0,
  couponCode: null,
  slot: null,
  slotUntil: null,
  visitDate: '2027-01-05',
  people: 0,
  createdAt: new Date('2027-01-04T06:30:00.000Z'),
  status: 'pending',
  gateway: 'ccav',
  admitted: false,
  admittedAt: null,
  admittedGate: null,
  expiresAt: new Date('2027-01-04T06:45:00.000Z'),
  voided: false,
  userAgent: 'curl',
};

const GOLDEN = {
  _id: 'a'.repeat(26),
  id: 'a'.repeat(26),
  profileRegistrationId: 'b'.repeat(26),
  parkId: 'c'.repeat(26),
  parkName: 'Lotus Zoo',
  mobile: '9876543210',
  fee: [{ category: 'camera', name: 'Video Camera', price: 120.5, quantity: 2, totalprice: 241 }],
  totalAmount: 241,
  originalAmount: 241,
  discountAmount: 0,
  couponCode: null,
  selectedDate: '2027-01-05',
  slot: null,
  slotUntil: null,
  people: 0,
  createdAt: '2027-01-04T06:30:00.000Z',
  paymentStatus: 'PENDING',
  paymentVendor: 'ccav',
  isTicketScanned: false,
  scannedAt: null,
  scannedGate: null,
  expiresAt: '2027-01-04T06:45:00.000Z',
  voided: false,
  useragent: 'curl',
};

test('a ticket is answered in the names of the product, in rupees', () =>
  expect(z.encode(ticketAnswer, ticket)).toEqual(GOLDEN));

test('what was answered reads back as the same ticket', () =>
  expect(z.decode(ticketAnswer, GOLDEN as never)).toEqual(ticket));

test('at creation alone the status is spelt in small letters', () =>
  expect(z.encode(ticketsApi.add.answer, ticket)).toEqual({ ...GOLDEN, paymentStatus: 'pending' }));

test.each([
  ['pending', 'PENDING'],
  ['paid', 'TXN_SUCCESS'],
  ['aborted', 'Aborted'],
  ['awaited', 'Awaited'],
  ['failed', 'Failure'],
  ['refunded', 'Refunded'],
] as const)('a ticket that is %s shows %s', (status, word) =>
  expect(z.encode(ticketAnswer, { ...ticket, status })).toMatchObject({ paymentStatus: word }),
);

describe('a request to book', () => {
  const read = (more: object) => z.safeDecode(ticketRequest, { parkId: 'p', ...more } as never);

  test('takes numbers as text, and drops what it does not know', () => {
    const { data } = read({
      mobile: '9876543210',
      fee: [{ name: 'adult', price: '120.50', quantity: '2', totalprice: '241' }],
      totalAmount: '241',
      selectedDate: '2027-01-05T23:59:00.000Z',
      profileRegistrationId: 'another',
      paymentStatus: 'TXN_SUCCESS',
    });
    expect(data).toEqual({
      parkId: 'p',
      mobile: '9876543210',
      lines: [{ label: 'adult', price: 12_050, quantity: 2, amount: 24_100 }],
      total: 24_100,
      visitDate: '2027-01-05',
    });
  });

  test('takes an empty quantity for none', () =>
    expect(read({ fee: [{ name: 'adult', quantity: '' }] }).data?.lines[0]?.quantity).toBe(0));

  test.each([-1, 1.5, 1e6, Number.NaN, '-1', '1.5', '1e3', '9'.repeat(400), 'two', null, {}])(
    'refuses the quantity %j',
    (quantity) => expect(read({ fee: [{ name: 'adult', quantity }] }).success).toBe(false),
  );

  test.each([-1, 1.005, '1,00', 'x', 1e12, null])('refuses the amount %j', (totalAmount) =>
    expect(read({ totalAmount }).success).toBe(false),
  );
});

test('find reads any fields of a ticket into criteria, a status also as screens show it', () => {
  const asked = { totalAmount: '120.5', isTicketScanned: true, mobile: '+91 98765 43210', paymentStatus: 'Success' };
  expect(z.decode(ticketsApi.find.body, asked as never).criteria).toEqual([
    { field: 'mobile', value: '9876543210' },
    { field: 'total', value: 12_050 },
    { field: 'status', value: 'paid' },
    { field: 'admitted', value: true },
  ]);
});
