// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { PaymentHandoffPage } from './payment-handoff-page.tsx';

const receipt = {
  lines: [{ category: 'adult', label: 'Adult', price: 100_00, quantity: 2, amount: 200_00 }],
  original: 200_00,
  discount: 0,
  couponCode: null,
  total: 200_00,
};
const gateway = { url: 'https://bank.example/pay', fields: { encRequest: 'a+b/c==', access_code: 'AC"1' } };

beforeEach(
  () =>
    void render(
      <PaymentHandoffPage
        kind="ticket"
        offering={{ id: 'p1', name: 'Nehru Zoo' }}
        visitDay="2027-01-02"
        receipt={receipt}
        gateway={gateway}
        help={{ email: null, phone: null }}
      />,
    ),
);
afterEach(cleanup);

test('the one button carries the gateway’s own fields to the gateway, letter for letter', () => {
  const form = screen.getByRole('button', { name: 'Pay ₹200' }).closest('form')!;
  expect([form.method, form.action]).toEqual(['post', 'https://bank.example/pay']);
  expect(Object.fromEntries(new FormData(form))).toEqual(gateway.fields);
});

test('what is paid for, where and when is said before the bank’s page comes', () => {
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Pay ₹200 to get your ticket');
  expect(screen.getByRole('heading', { name: 'Nehru Zoo, Sat, 2 Jan 2027' })).toBeDefined();
  expect(screen.getByRole('row', { name: /2 × Adult ₹200/ })).toBeDefined();
});
