import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test } from 'vitest';
import { PaymentHandoffPage } from './payment-handoff-page.tsx';

const receipt = {
  lines: [{ category: 'adult', label: 'Adult', price: 100_00, quantity: 2, amount: 200_00 }],
  discount: 0,
  couponCode: null,
  total: 200_00,
};
const gateway = {
  id: 'ccav' as const,
  url: 'https://bank.example/pay',
  fields: { encRequest: 'a+b/c==', access_code: 'AC"1' },
};

const pageOf = (id: 'ccav' | 'paytm', sentWith: string | null = null, slot: string | null = null) => (
  <PaymentHandoffPage
    kind="ticket"
    offering={{ id: 'p1', name: 'Nehru Zoo' }}
    visitDay="2027-01-02"
    slot={slot}
    receipt={receipt}
    gateway={{ ...gateway, id }}
    sentWith={sentWith}
    help={{ email: null, phone: null }}
  />
);
let rerender: (page: ReactElement) => void;
beforeEach(() => {
  rerender = render(pageOf('ccav')).rerender;
});

test('what is paid for, where and when is said before the bank’s page comes', () => {
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Pay ₹200 to get your ticket');
  expect(screen.getByRole('heading', { name: 'Nehru Zoo, Sat, 2 Jan 2027' })).toBeDefined();
  expect(screen.getByRole('row', { name: /2 × Adult ₹200/ })).toBeDefined();
});

test('a ticket for a time slot says which before it is paid', () => {
  rerender(pageOf('ccav', null, '10:00 am to 11:00 am'));
  screen.getByRole('heading', { name: 'Nehru Zoo, Sat, 2 Jan 2027, 10:00 am to 11:00 am' });
});

test('it goes on by itself under its nonce alone, and the form stands before the script that sends it', () => {
  expect(renderToString(pageOf('paytm'))).not.toContain('<script');
  const script = '<script nonce="abc">document.currentScript.previousElementSibling.submit()</script>';
  expect(renderToString(pageOf('paytm', 'abc'))).toContain(`</form>${script}`);
});

test('the next page is called after who it belongs to', () => {
  const said = (): string => screen.getByRole('main').textContent ?? '';
  expect(said()).toContain('Your places are held for you. The next page is the bank’s own.');
  expect(said()).toContain('You pay on the bank’s own page.');
  rerender(pageOf('paytm'));
  expect(said()).toContain('Your places are held for you. The next page is Paytm’s own.');
  expect(said()).toContain('You pay with Paytm.');
  expect(said()).not.toContain('bank');
});
