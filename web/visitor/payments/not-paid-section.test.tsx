import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { PaymentStatusProps } from '#contract/payments/page.ts';
import { unpaidTicket } from '#web/visitor/platform/testing/park-pages.ts';
import { NotPaidSection, pauseAfter } from './not-paid-section.tsx';

function show(status: PaymentStatusProps['status'], payUntilText: string | null = null): void {
  const props = { ...unpaidTicket(1_500_00), status, message: 'The server’s words.', payUntilText };
  const held = payUntilText && `Your places are held until ${payUntilText}.`;
  const asked = { offeringId: 'p1', call: '/api/ticketbooking/getqrcodebystatus', held };
  render(<NotPaidSection {...props} {...asked} amount={1_500_00} />);
}
const payButton = () => screen.queryByRole('button', { name: 'Pay ₹1,500' });

test('the words of the server are said whatever the status', () => {
  show('failed');
  expect(screen.getByText('The server’s words.')).toBeDefined();
});

test('a booking that is not paid yet can be paid, until the places are given away', () => {
  show('pending', '7:05 pm');
  expect(screen.getByText('Your places are held until 7:05 pm.')).toBeDefined();
  expect(payButton()?.closest('form')?.method).toBe('post');
  expect(new FormData(payButton()!.closest('form')!).get('intent')).toBe('pay');
  expect(screen.queryByRole('status'), 'no doubt where nobody knows of money').toBeNull();
});

test('money on its way back needs no checking and no paying', () => {
  show('refunded');
  expect(screen.queryByRole('link', { name: 'Check again' })).toBeNull();
  expect(payButton()).toBeNull();
});

test('a waiting page asks quickly at first and never less than once a minute', () => {
  const pauses = [0, 1, 5, 10, 20, 100].map(pauseAfter);
  expect(pauses).toEqual([3, 3.25, 9.25, 28, 60, 60]);
});
