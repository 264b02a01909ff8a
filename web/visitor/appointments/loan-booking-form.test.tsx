// @vitest-environment happy-dom
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { DetachedWindowAPI } from 'happy-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LoanBookingProps } from '#contract/appointments/page.ts';
import { LoanBookingForm } from './loan-booking-form.tsx';

const props: LoanBookingProps = {
  branch: { id: 'b1', name: 'Abids Branch' },
  counter: null,
  waiting: 0,
  values: { personName: 'Mohan Rao', mobile: '9876543210', loanType: '' },
  problems: [],
  formKey: 'k'.repeat(26),
  help: { email: null, phone: null },
};

let server: Server;
let asked: Record<string, unknown>[];
let status: number;

beforeEach(async () => {
  asked = [];
  status = 201;
  server = createServer(async (request, reply) => {
    let body = '';
    for await (const part of request) body += part;
    asked.push(JSON.parse(body));
    reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ id: 'l1' }));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { happyDOM } = window as unknown as { happyDOM: DetachedWindowAPI };
  happyDOM.setURL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/loanbooking/b1`);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  server.close();
});

const press = () => userEvent.click(screen.getByRole('button'));
const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }));

test('without a loan type nothing is sent, and the words of the product say so', async () => {
  render(<LoanBookingForm {...props} />);
  await press();
  expect(screen.getByRole('link').textContent).toBe(' Loan type is required');
  expect(asked).toEqual([]);
});

test('all problems are told at once in the order of the page', async () => {
  render(<LoanBookingForm {...props} values={{ personName: ' ', mobile: '', loanType: '' }} />);
  await press();
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    ' Name is required',
    'mobile number required',
    ' Loan type is required',
  ]);
});

test('it books at the branch and goes to the page of the token', async () => {
  const gone = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  render(<LoanBookingForm {...props} />);
  await choose('Consumer durables');
  await press();
  await waitFor(() => expect(gone).toHaveBeenCalledWith('/loanappointment/l1/b1'));
  expect(asked).toEqual([{ branchId: 'b1', name: 'Mohan Rao', mobile: '9876543210', typeOfLoan: 'Consumer durables' }]);
});

test('on the own link of a counter it books for that counter, while it is open', async () => {
  vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  for (const open of [true, false]) {
    render(<LoanBookingForm {...props} counter={{ id: 'k3', number: '3', open }} />);
    await choose('Home');
    await press();
    await waitFor(() => expect(screen.getByRole('button').textContent).toBe('Booking your token…'));
    cleanup();
  }
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(asked.map(({ branchUserId }) => branchUserId)).toEqual(['k3', undefined]);
});

test('without an answer nobody is told that it is booked, and it can be tried again', async () => {
  render(<LoanBookingForm {...props} />);
  await choose('Home');
  await new Promise((closed) => server.close(closed));
  await press();
  expect((await screen.findByRole('alert')).textContent).toMatch(/^You seem to be offline/);
  await userEvent.click(screen.getByRole('button', { name: 'Stop trying' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(/^You stopped trying\./);
  expect(screen.getByRole('button').textContent).toBe('Book token');
});
