// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { GetQrProps } from '#contract/retrievals/page.ts';
import { GetQrPage } from './get-qr-page.tsx';

afterEach(cleanup);

const ticket = {
  bookingId: 'b1',
  visitDay: '2027-01-02',
  total: 100_00,
  scanned: false,
  image: 'data:image/png;base64,AAAA',
};
const show = (change: Partial<GetQrProps> = {}) =>
  render(
    <GetQrPage
      {...{
        park: { id: 'p1', name: 'Nehru Zoo', location: 'Hyderabad' },
        mobile: '',
        answer: null,
        problems: [],
        ads: [],
      }}
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

test('each ticket that is found has its day, its code, and the way to the whole of it', () => {
  show({
    answer: {
      message: 'Two tickets.',
      tickets: [ticket, { ...ticket, bookingId: 'b2', visitDay: '2027-01-05', scanned: true }],
    },
  });
  expect(screen.getByRole('status').textContent).toContain('Two tickets.');
  expect(screen.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual([
    'QR code of your ticket for Nehru Zoo, Sat, 2 Jan 2027',
    'QR code of your ticket for Nehru Zoo, Tue, 5 Jan 2027',
  ]);
  const whole = screen.getAllByRole('link', { name: 'Open the whole ticket' }).map((link) => link.getAttribute('href'));
  expect(whole).toEqual(['/paymentstatus/b1/p1', '/paymentstatus/b2/p1']);
  expect([screen.getByText('Scanned'), screen.getByText('Not Scanned')]).toHaveLength(2);
});

test('before the first question there is no answer, and without a ticket the server says so', () => {
  show();
  expect(screen.queryByRole('status')).toBeNull();
  cleanup();
  show({ answer: { message: 'No tickets for this number.', tickets: [] } });
  expect(screen.getByRole('status').textContent).toBe('No tickets for this number.');
});
