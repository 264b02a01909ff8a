// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { PaymentStatusProps } from '#contract/payments/page.ts';
import { paidTicket, unpaidTicket } from '#web/visitor/platform/testing/park-pages.ts';
import { PaymentStatusPage } from './payment-status-page.tsx';

const props: PaymentStatusProps = { ...unpaidTicket(200_00), maskedMobile: '98xxxxxx10' };
const page = (change: Partial<PaymentStatusProps>) => renderToString(<PaymentStatusPage {...props} {...change} />);
const heading = (change: Partial<PaymentStatusProps>) => /<h1>([^<]*)/.exec(page(change))?.[1];

test('an unpaid booking whose time is over is over for the visitor', () => {
  expect(heading({})).toBe('The time for this booking is over');
  expect(heading({ payUntilText: '7:05 pm' })).toBe('Not paid yet');
});

test('only a paid booking says what happens next and calls the receipt bought', () => {
  const [open, paid] = [page({}), page({ status: 'paid', keep: paidTicket.keep })];
  expect(paid).toContain('What happens next');
  expect(paid).toContain('What you bought');
  expect(open).not.toContain('What happens next');
  expect(open).toContain('Your booking');
});

test('a ticket that was used tells nobody to come', () => {
  const used = page({ status: 'paid', stands: 'used', scannedText: 'Sat, 2 Jan 2027, 10:12 am' });
  expect(used).toContain('Your ticket was used');
  expect(used).not.toContain('What happens next');
});

test('no code is shown before the money is there', () => {
  for (const status of ['pending', 'awaited', 'failed', 'aborted', 'refunded'] as const)
    expect(page({ status })).not.toContain('class="qr"');
});

test('the words of the booking stand on the page once, paid or not', () => {
  for (const status of ['paid', 'failed'] as const) expect(page({ status }).match(/98xxxxxx10/g)).toHaveLength(1);
});

test('the way to more tickets and to the code again is on every one of them', () => {
  for (const status of ['paid', 'awaited'] as const) {
    expect(page({ status })).toMatch(/href="\/ticketbooking\/p1"[^>]*>Book More Tickets/);
    expect(page({ status })).toMatch(/href="\/getqr\/p1"[^>]*>Get QR/);
  }
});

test('sponsored cards stand on a paid ticket alone, never where somebody must not pay again, and skip no heading', () => {
  const ad = { id: 'a', name: 'Lake boats', description: '', imageUrl: null, url: null };
  const ads = [ad] as unknown as PaymentStatusProps['ads'];
  for (const status of ['pending', 'awaited', 'failed', 'aborted', 'refunded'] as const)
    expect([status, page({ ads, status }).includes('Lake boats')]).toEqual([status, false]);
  expect(page({ ads, status: 'paid' })).toContain('<h2>Lake boats</h2>');
});
