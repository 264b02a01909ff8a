import { expect, test } from 'vitest';
import { z } from 'zod';
import { retrievalsApi } from './api.ts';

const { qrByStatus, qrByMobile } = retrievalsApi;
const id = 'k3v9q2m7x1c8b5n4z6w0t2r7y9';

test('a paid booking is answered with its image and the legacy status word', () => {
  const told = { image: 'data:image/png;base64,AA', message: 'Here it is', standing: 'given' } as const;
  const answer = z.encode(qrByStatus.answer, { ...told, given: true, status: 'paid', total: 120_50 });
  expect(answer).toEqual({ ...told, status: true, paymentStatus: 'TXN_SUCCESS', totalAmount: 120.5 });
});

test.each([
  ['pending', 'PENDING'],
  ['awaited', 'Awaited'],
  ['failed', 'Failure'],
  ['aborted', 'Aborted'],
  ['refunded', 'Refunded'],
] as const)('a %s booking is called %s and has no image', (status, word) => {
  const told = { image: null, message: '…', standing: 'over' } as const;
  const answer = z.encode(qrByStatus.answer, { ...told, given: false, status, total: 0 });
  expect(answer).toEqual({ ...told, status: false, paymentStatus: word, totalAmount: 0 });
});

test('a ticket found by its mobile number carries its code and nothing private', () => {
  const found = {
    id,
    parkName: 'Lotus Garden',
    visitDate: '2027-01-04',
    total: 12_050,
    admitted: false,
    image: 'data:,',
  };
  const ticket = { ...found, mobile: '9876543210', userAgent: 'x', organisationId: id };
  expect(z.encode(qrByMobile.answer, { found: [ticket], message: 'Here is your ticket.' })).toEqual({
    ticketDetails: [
      {
        _id: id,
        id,
        parkName: 'Lotus Garden',
        selectedDate: '2027-01-04',
        totalAmount: 120.5,
        isTicketScanned: false,
        image: 'data:,',
      },
    ],
    message: 'Here is your ticket.',
  });
});

test('ids that are none are refused, a missing mobile number is for the server to name', () => {
  expect(z.safeDecode(qrByStatus.body, { bookingId: 'a b', parkId: id }).success).toBe(false);
  expect(z.safeDecode(qrByStatus.body, { bookingId: id } as never).success).toBe(false);
  expect(z.decode(qrByMobile.body, { parkId: id })).toEqual({ mobile: '', parkId: id });
});
