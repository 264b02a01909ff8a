// @vitest-environment happy-dom
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { DetachedWindowAPI } from 'happy-dom';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { User } from '#contract/sessions/model.ts';
import { createQueryClient } from '#web/console/platform/query-client.ts';
import { DashboardPage } from './dashboard-page.tsx';

const owner: User = { id: 'u', role: 'owner', organisationId: 'o', kind: 'park', name: 'A', email: null, parkId: null };
const none = { now: 0, before: 0 };
const days = Array.from({ length: 14 }, (_, index) => ({
  day: `2027-01-${String(index + 1).padStart(2, '0')}`,
  bookings: index === 8 ? 3 : 0,
  money: index === 8 ? 125000 : 0,
}));
const zoo = { _id: 'z'.repeat(26), name: 'Zoo', bookings: 2, money: 450.5, expected: 8, admitted: 3 };
const tickets = {
  bookings: { now: 2, before: 1 },
  money: { now: 450.5, before: 125000 },
  expected: { now: 8, before: 4 },
  admitted: { now: 3, before: 2 },
  ...{ holds: 5, refunds: 1, refunded: 200, days, parks: [zoo] },
};
const noTickets = { ...tickets, bookings: none, money: none, expected: none, admitted: none, holds: 0, refunds: 0 };
const answerWith = (change: object) => ({
  ...{ day: '2027-01-14', comparedWith: '2027-01-07', at: '2027-01-14T06:30:00.000Z' },
  ...{ tickets: null, tokens: null, enrolments: null, visits: null, holdings: [], organisations: null },
  ...change,
});

let server: Server;
let answer: (reply: ServerResponse) => void;
const ok = (change: object) => (reply: ServerResponse) =>
  void reply.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answerWith(change)));
/** Payments that wait for a decision, and refunds that failed: none is looked at here, only how many there are. */
let urgent = { review: 0, 'refund-failed': 0 };
const counted = async (request: IncomingMessage, reply: ServerResponse) => {
  const { state } = (await json(request)) as { state: keyof typeof urgent };
  reply.writeHead(200, { 'content-type': 'application/json', 'x-total-count': urgent[state] }).end('[]');
};
const refused = (reply: ServerResponse) =>
  void reply
    .writeHead(403, { 'content-type': 'application/json' })
    .end('{"code":"FORBIDDEN","message":"Not for you."}');

beforeEach(async () => {
  localStorage.clear();
  urgent = { review: 0, 'refund-failed': 0 };
  server = createServer((request, reply) =>
    request.url === '/api/payments/search' ? void counted(request, reply) : answer(reply),
  );
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { happyDOM } = window as unknown as { happyDOM: DetachedWindowAPI };
  happyDOM.setURL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/zoo/dashboard`);
});
afterEach(() => {
  cleanup();
  server.closeAllConnections();
  server.close();
});

function open(answering: typeof answer, user: Partial<User> = {}) {
  answer = answering;
  const cache = createQueryClient();
  const children = [{ path: '*', element: <DashboardPage /> }];
  const router = createMemoryRouter([{ element: <Outlet context={{ ...owner, ...user }} />, children }]);
  render(
    <QueryClientProvider client={cache}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return cache;
}
/** What a figure says, with its note. */
const tile = async (label: string) =>
  (await screen.findByText(label, { selector: 'dt, dt a' })).closest('div')?.textContent;

test('the figures of the day stand in rupees and Indian digits beside those of last week', async () => {
  open(ok({ tickets }));
  expect(await tile('Bookings')).toBe('Bookings2Last Thu by this time: 1');
  expect(await tile('Money')).toBe('Money₹450.50Last Thu by this time: ₹1,25,000');
  expect(await tile('People expected')).toBe('People expected8Last Thu: 4');
  expect(await tile('People let in')).toBe('People let in3Last Thu by this time: 2');
  expect(await tile('On hold now')).toContain('5');
  expect(await tile('Refunds')).toBe('Refunds1₹200 went back today');
  expect(screen.getByText('As of Thu, 14 Jan 2027, 12:00 pm. Counted again every minute.')).toBeDefined();
});

test('a fortnight is drawn twice, bookings and money, each with its best day in words', async () => {
  open(ok({ tickets }));
  expect(await screen.findByText('The most: 3, on Sat, 9 Jan 2027.')).toBeDefined();
  expect(screen.getByText('The most: ₹1,25,000, on Sat, 9 Jan 2027.')).toBeDefined();
  expect(screen.getByRole('slider', { name: 'Money of 14 days' }).getAttribute('aria-valuemax')).toBe('14');
});

test('parks are a table, and what is open leads to its screen where there is one for this account', async () => {
  open(
    ok({
      tickets,
      holdings: [
        { name: 'parks', count: 1 },
        { name: 'counters', count: 1200 },
      ],
    }),
  );
  const table = await screen.findByRole('table', { name: 'Parks today' });
  expect(within(table).getByRole('row', { name: /Zoo/ }).textContent).toBe('Zoo2₹450.5083');
  expect(screen.getByRole('link', { name: 'Parks' }).getAttribute('href')).toBe('/app/park');
  expect(await tile('Counters')).toBe('Counters1,200');
  expect(screen.queryByRole('link', { name: 'Counters' })).toBeNull();
});

test('tokens stand beside last week’s, with each place and the way to its queue; a branch has no money', async () => {
  const place = { issued: 3, waiting: 1, served: 2, noShows: 0 };
  const places = [
    { _id: 'c'.repeat(26), name: 'Asha Dental', kind: 'doctor', money: 600.5, ...place },
    { _id: 'b'.repeat(26), name: 'Abids', kind: 'loan', money: 0, ...place },
  ];
  const tokens = { issued: { now: 6, before: 4 }, waiting: 2, served: { now: 4, before: 1 }, noShows: none, places };
  open(ok({ tokens: { ...tokens, money: { now: 600.5, before: 0 } } }), { kind: 'clinic' });
  expect(await tile('Tokens given')).toBe('Tokens given6Last Thu by this time: 4');
  expect(await tile('Paid online')).toBe('Paid online₹600.50Last Thu by this time: ₹0');
  const table = screen.getByRole('table', { name: 'Clinics and branches today' });
  expect(within(table).getByRole('row', { name: /Asha/ }).textContent).toBe('Asha Dental3120₹600.50');
  expect(screen.getByRole('link', { name: 'Asha Dental' }).getAttribute('href')).toBe(
    `/app/reportofdoctor?clinic=${'c'.repeat(26)}`,
  );
  expect(screen.queryByRole('link', { name: 'Abids' })).toBeNull();
  cleanup();
  open(ok({ tokens: { ...tokens, money: null } }), { kind: 'branch' });
  expect(await tile('Waiting now')).toContain('2');
  expect(screen.queryByText('Paid online')).toBeNull();
});

test('the admin sees how many organisations there are of each kind', async () => {
  open(ok({ tickets, organisations: [{ kind: 'doctor', count: 7 }] }), { role: 'admin', kind: 'admin' });
  expect(await tile('Doctor or clinic')).toBe('Doctor or clinic7');
});

test('who has nothing to book yet is led to the first screen instead of to zeros', async () => {
  open(ok({ tickets: { ...noTickets, parks: [] }, holdings: [{ name: 'parks', count: 0 }] }));
  expect(await screen.findByText(/There is nothing to count yet/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Go to my first screen' }).getAttribute('href')).toBe('/app/park');
});

test('a park without bookings says so instead of naming a best day', async () => {
  open(ok({ tickets: { ...noTickets, days: days.map((one) => ({ ...one, bookings: 0, money: 0 })) } }));
  expect(await screen.findAllByText('No paid booking in these 14 days.')).toHaveLength(2);
  expect(await tile('Refunds')).toBe('Refunds0No money went back today');
});

test('what did not come can be asked for again', async () => {
  open(refused);
  expect(await screen.findByText('Not for you.')).toBeDefined();
  answer = ok({ tickets });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await tile('Bookings')).toContain('2');
});

test('figures that cannot be counted again stay, and it is said why', async () => {
  const cache = open(ok({ tickets }));
  await tile('Bookings');
  answer = refused;
  await cache.refetchQueries();
  expect((await screen.findByRole('alert')).textContent).toBe('The figures could not be counted again: Not for you.');
  expect(await tile('Bookings')).toContain('2');
});

test('payments that need a decision, and money that could not go back, are told of on top to those who may act', async () => {
  urgent = { review: 2, 'refund-failed': 0 };
  open(ok({ tickets }));
  const hint = () =>
    screen.findByText(/Open Payments/, { selector: 'a' }).then((link) => link.closest('p')?.textContent);
  expect(await hint()).toBe('2 payments need your decision. Open Payments');
  expect(screen.getByRole('link', { name: 'Open Payments' }).getAttribute('href')).toBe('/app/payments');
  cleanup();
  urgent = { review: 0, 'refund-failed': 1 };
  open(ok({ tickets }));
  expect(await hint()).toBe('1 refund could not be sent back. Open Payments');
  cleanup();
  open(ok({ tickets }), { role: 'inspector' });
  await tile('Bookings');
  expect(screen.queryByRole('link', { name: 'Open Payments' })).toBeNull();
});
