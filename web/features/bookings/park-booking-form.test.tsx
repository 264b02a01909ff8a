// @vitest-environment happy-dom
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { DetachedWindowAPI } from 'happy-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { noFees } from '#contract/fees/rules.ts';
import type { ParkBookingProps } from '#contract/pages.ts';
import { ParkBookingForm } from './park-booking-form.tsx';

const sold = (price: number) => ({ offered: true, price });
const props: ParkBookingProps = {
  park: {
    ...{
      id: 'p1',
      gateway: 'ccav',
      merchantId: 'm1',
      name: 'Nehru Zoo',
      location: 'Hyderabad',
      hours: null,
      bannerUrl: null,
      active: true,
      couponsEnabled: false,
    },
    fees: { ...noFees(), adult: sold(100_00), child: sold(0), family: sold(400_00), familyAddon: sold(70_00) },
    ...{
      hasHolidays: false,
      holidays: [],
      openDays: [],
      customDatesEnabled: false,
      customDates: [],
      familySize: 4,
      perBookingLimit: 50,
    },
  },
  ...{ today: '2027-01-02', closed: null, soldOutDays: [], problems: [], ads: [] },
  values: { mobile: '', quantities: {}, selectedDate: null, couponCode: '' },
  help: { email: null, phone: null },
};

let server: Server;
let asked: { url?: string; key?: unknown; body: Record<string, unknown> }[];
let refusal: { status: number; body: object };

beforeEach(async () => {
  asked = [];
  server = createServer(async (request, reply) => {
    let body = '';
    for await (const part of request) body += part;
    asked.push({ url: request.url, key: request.headers['idempotency-key'], body: JSON.parse(body) });
    reply.writeHead(refusal.status, { 'content-type': 'application/json' }).end(JSON.stringify(refusal.body));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { happyDOM } = window as unknown as { happyDOM: DetachedWindowAPI };
  happyDOM.setURL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/ticketbooking/p1`);
  document.title = 'Book tickets – Nehru Zoo';
});
afterEach(() => {
  cleanup();
  server.close();
});

const pay = () =>
  screen.getByRole<HTMLButtonElement>('button', { name: /Pay|Continue to pay|Get your ticket|Starting/ });
const add = (label: string) => userEvent.click(screen.getByRole('button', { name: `Add one: ${label}` }));
const mobile = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Mobile number' });

test('the button and the bar follow every press', async () => {
  render(<ParkBookingForm {...props} />);
  expect(pay().textContent).toContain('Continue to pay');
  await add('Child');
  expect(pay().textContent).toContain('Get your ticket');
  for (const _ of 'ab') await add('Adult');
  expect(pay().textContent).toContain('Pay ₹200');
  expect(screen.getAllByRole('status').some(({ textContent }) => textContent === '3 tickets₹200')).toBe(true);
});

test('whose page it is paid on is said as it is', () => {
  const { rerender } = render(<ParkBookingForm {...props} />);
  expect(screen.getByText('You pay on the bank’s own page. We never see your card or UPI PIN.')).toBeDefined();
  rerender(<ParkBookingForm {...props} park={{ ...props.park, gateway: 'paytm' }} />);
  expect(screen.getByText('You pay with Paytm. We never see your card or UPI PIN.')).toBeDefined();
});

test('the first problem of the product specification is told before the network is asked', async () => {
  render(<ParkBookingForm {...props} />);
  const told: (string | null)[] = [];
  for (const step of ['', '98765', '9876543210']) {
    if (step) await userEvent.clear(mobile());
    if (step) await userEvent.type(mobile(), step);
    await userEvent.click(pay());
    told.push(screen.getByRole('link').textContent);
    expect(document.activeElement).toBe(screen.getByRole('alert'));
  }
  expect(told).toEqual([
    'Please enter mobile number',
    'Please enter valid mobile number',
    'You need to select atleast one field',
  ]);
  expect(document.title).toBe('Error: Book tickets – Nehru Zoo');
  expect(asked).toEqual([]);
});

test('a refusal says that nothing was charged, frees the button, and a new try is the same booking', async () => {
  refusal = { status: 409, body: { code: 'PRICE_CHANGED', message: 'The prices have changed.', issues: [] } };
  render(<ParkBookingForm {...props} values={{ ...props.values, mobile: '9876543210', quantities: { adult: 2 } }} />);
  await userEvent.click(pay());
  expect((await screen.findByText('Nothing was charged.')).closest('[role=alert]')?.textContent).toContain(
    'The prices have changed.',
  );
  expect(screen.getByRole('link', { name: 'Show today’s prices' })).toBeDefined();
  await userEvent.click(pay());
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(asked[0]?.key).toBe(asked[1]?.key);
  expect(asked[0]).toMatchObject({
    url: '/api/ticketbooking/add',
    body: {
      parkId: 'p1',
      mobile: '9876543210',
      totalAmount: 200,
      fee: [{ name: 'Adult', price: 100, quantity: 2, totalprice: 200 }],
    },
  });
});

test('a field that the server names is told there, and what was typed stays', async () => {
  refusal = {
    status: 400,
    body: {
      code: 'INVALID_INPUT',
      message: 'No.',
      issues: [{ field: 'mobile', message: 'Please enter valid mobile number' }],
    },
  };
  render(<ParkBookingForm {...props} values={{ ...props.values, mobile: '9876543210', quantities: { adult: 1 } }} />);
  await userEvent.click(pay());
  await waitFor(() => expect(mobile().getAttribute('aria-invalid')).toBe('true'));
  expect(mobile().value).toBe('9876543210');
  expect(screen.queryByText('Nothing was charged.')).toBeNull();
});

test('a park that sells nothing says so instead of asking', () => {
  render(<ParkBookingForm {...props} park={{ ...props.park, fees: noFees() }} />);
  expect(screen.getByText('This park sells no tickets online just now. Please ask at the gate.')).toBeDefined();
  expect(screen.queryByRole('textbox')).toBeNull();
});
