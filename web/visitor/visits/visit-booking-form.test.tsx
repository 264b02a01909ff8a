// @vitest-environment happy-dom
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { DetachedWindowAPI } from 'happy-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { VisitBookingProps } from '#contract/visits/page.ts';
import { VisitBookingForm } from './visit-booking-form.tsx';

const props: VisitBookingProps = {
  show: { id: 's1', name: 'Kala Utsav', type: 'Drama', location: 'Town hall', hours: null },
  placesLeft: null,
  closed: null,
  values: { personName: 'Kavya Reddy', mobile: '' },
  problems: [],
  formKey: 'k'.repeat(26),
  help: { email: null, phone: null },
};

let server: Server;
let asked: { body: object; key: unknown }[];
let refusal: string | null;
/** This many calls find no room. */
let busy: number;
beforeEach(async () => {
  busy = 0;
  [asked, refusal] = [[], null];
  server = createServer(async (request, reply) => {
    let body = '';
    for await (const part of request) body += part;
    asked.push({ body: JSON.parse(body), key: request.headers['idempotency-key'] });
    const answer = refusal ? { message: refusal, code: 'SOLD_OUT' } : { id: 'v1' };
    reply
      .writeHead(busy-- > 0 ? 503 : refusal ? 409 : 201, { 'content-type': 'application/json' })
      .end(JSON.stringify(answer));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { happyDOM } = window as unknown as { happyDOM: DetachedWindowAPI };
  happyDOM.setURL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/exbhitionbooking/s1`);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  server.close();
});

const press = () => userEvent.click(screen.getByRole('button'));
const typeMobile = (mobile: string) => userEvent.type(screen.getByLabelText('Mobile number'), mobile);

test('a number that is none is told in the words of the product, and nothing is sent', async () => {
  render(<VisitBookingForm {...props} />);
  await typeMobile('98765');
  await press();
  expect(screen.getByRole('link').textContent).toBe('Must be exactly 10 digits');
  expect(asked).toEqual([]);
});

test('all problems are told at once in the order of the page', async () => {
  render(<VisitBookingForm {...props} values={{ personName: '', mobile: '' }} />);
  await press();
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'visitor name is required',
    'mobile number required',
  ]);
});

test('it books in the names of the old API with a key of its own, and goes to the thanks', async () => {
  const gone = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  render(<VisitBookingForm {...props} />);
  await typeMobile('9876543210');
  await press();
  await waitFor(() => expect(gone).toHaveBeenCalledWith('/exbhitionappointment/v1/s1'));
  expect(asked).toEqual([
    { body: { exbhitionId: 's1', visitorName: 'Kavya Reddy', mobile: '9876543210' }, key: expect.any(String) },
  ]);
});

test('a server without room is asked again with the same key until it answers', async () => {
  const gone = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  busy = 1;
  render(<VisitBookingForm {...props} />);
  await typeMobile('9876543210');
  await press();
  await screen.findByText('Many people are booking. We keep trying for you.');
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(gone).toHaveBeenCalledWith('/exbhitionappointment/v1/s1'));
  expect(asked[0]).toEqual(asked[1]);
});

test('when the last place went meanwhile the server’s words stand there, and sending again is the same request', async () => {
  refusal = 'All places for this show are taken.';
  render(<VisitBookingForm {...props} />);
  await typeMobile('9876543210');
  await press();
  expect((await screen.findByRole('alert')).textContent).toBe(`Not booked yet.${refusal}`);
  await press();
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(asked[0]).toEqual(asked[1]);
});
