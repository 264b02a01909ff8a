import { cleanup, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { FoundBooking, GetQrProps } from '#contract/retrievals/page.ts';
import { GetQrPage } from './get-qr-page.tsx';

const found: FoundBooking = {
  bookingId: 'b1',
  page: '/paymentstatus/b1/p1',
  day: '2027-01-02',
  shortCode: 'AAAA-BBBB',
  image: 'data:image/png;base64,AAAA',
};
const show = (change: Partial<GetQrProps> = {}) =>
  render(
    <GetQrPage
      {...{ kind: 'park', place: { id: 'p1', name: 'Nehru Zoo' }, mobile: '', answer: null, problems: [], ads: [] }}
      {...{ help: { email: null, phone: null }, ...change }}
    />,
  );

test('the number is posted, so that it stands in no address and no history', () => {
  show();
  const form = screen.getByRole('button', { name: 'Show my tickets' }).closest('form')!;
  expect([form.method, form.hasAttribute('action')]).toEqual(['post', false]);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Mobile number' }).name).toBe('mobile');
});

test('a wrong number is told on top and at its field, and stays to be mended', () => {
  show({ mobile: '98765', problems: [{ field: 'mobile', message: 'Please enter valid mobile number' }] });
  expect(screen.getAllByText('Please enter valid mobile number')).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Please enter valid mobile number' }).getAttribute('href')).toBe(
    '#field-mobile',
  );
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('98765');
});

test('a ticket for a time slot says which', () => {
  const timed = { ...found, slot: { from: '10:00', until: '11:00' } };
  show({ answer: { message: 'Here is your ticket.', found: [timed] } });
  screen.getByRole('heading', { name: 'Ticket for Sat, 2 Jan 2027, 10:00 am to 11:00 am' });
});

test('each ticket that is found has its day, its code, and the way to the whole of it', () => {
  const used = { ...found, bookingId: 'b2', page: '/paymentstatus/b2/p1', day: '2027-01-05', scanned: true };
  show({ answer: { message: 'Two tickets.', found: [found, used] } });
  expect(screen.getByRole('status').textContent).toContain('Two tickets.');
  expect(screen.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual([
    'QR code of your ticket for Nehru Zoo, Sat, 2 Jan 2027',
    'QR code of your ticket for Nehru Zoo, Tue, 5 Jan 2027',
  ]);
  const whole = screen.getAllByRole('link', { name: 'Open the whole ticket' }).map((link) => link.getAttribute('href'));
  expect(whole).toEqual(['/paymentstatus/b1/p1', '/paymentstatus/b2/p1']);
  expect([screen.getByText('Scanned'), screen.getByText('Not Scanned')]).toHaveLength(2);
  expect(screen.getAllByText('AAAA-BBBB')).toHaveLength(2);
});

test.each([
  [
    'clinic',
    { number: 7, doctorName: 'Dr Rao' },
    'Token 7',
    'Sat, 2 Jan 2027, Dr Rao',
    '/doctorbooking/p1/nehru%20zoo',
  ],
  ['branch', { number: 12 }, 'Token 12', 'Sat, 2 Jan 2027', '/loanbooking/p1/nehru%20zoo'],
  ['exhibition', {}, 'Visit on Sat, 2 Jan 2027', 'Show this code at the entrance.', '/exbhitionbooking/p1'],
  ['coaching', {}, 'Your place in the batch', 'Classes from Sat, 2 Jan 2027', '/coachingbooking/p1'],
] as const)('a %s says what was found in its own words, and leads to booking', (kind, more, name, note, book) => {
  show({ kind, answer: { message: 'Found.', found: [{ ...found, ...more }] } });
  expect(screen.getByRole('heading', { level: 2, name })).toBeDefined();
  expect(screen.getByText(note)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Save QR code' }).getAttribute('download')).toBe(
    'Nehru-Zoo-2-Jan-2027-AAAA-BBBB.png',
  );
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain(book);
});

test('before the first question there is no answer, and without a ticket the server says so', () => {
  show();
  expect(screen.queryByRole('status')).toBeNull();
  cleanup();
  show({ answer: { message: 'No tickets for this number.', found: [] } });
  expect(screen.getByRole('status').textContent).toBe('No tickets for this number.');
});
