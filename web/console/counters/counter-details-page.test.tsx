// @vitest-environment happy-dom
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { DetachedWindowAPI } from 'happy-dom';
import { MemoryRouter, Outlet, Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { User } from '#contract/sessions/model.ts';
import { render } from '#web/console/kit/testing/render.tsx';
import { CounterDetailsPage } from './counter-details-page.tsx';

/** Ids have 26 characters. */
const [ORGANISATION, BRANCH] = ['0'.repeat(26), 'b'.repeat(26)];
const desk: User = {
  id: 'c2',
  role: 'counter',
  organisationId: ORGANISATION,
  kind: 'branch',
  name: 'Desk 2',
  email: null,
  parkId: null,
  branchId: BRANCH,
  branchName: 'Abids',
  counterNumber: '2',
};
const officer = (counterNumber: string, name: string, mobile: string) => ({
  counterNumber,
  excutiveOfficerName: name,
  excutiveOfficerMobile: mobile,
});
const abids = {
  _id: BRANCH,
  id: BRANCH,
  profileRegistrationId: ORGANISATION,
  branchName: 'Abids',
  branchCode: 'HYD-1',
  payment: 'ccav',
  mid: '',
  createdAt: '2027-01-02T00:00:00Z',
  counterList: [officer('1', 'Sunil Das', '9876500001'), officer('2', 'Meera Iyer', '9876500002')],
};

let server: Server;
let origin: string;
/** The calls that came, as "METHOD /path", each with its body. */
let asked: { call: string; body: Record<string, unknown> }[];
let down: boolean;

const board = {
  kind: 'loan',
  id: BRANCH,
  name: 'Abids',
  day: '2027-01-02',
  currentRunningCount: 0,
  at: '2027-01-02T06:30:00.000Z',
  last: [],
  notice: '',
  hours: null,
  languages: ['en'],
  logo: '',
  colour: '',
  stations: [
    {
      id: 'c2',
      name: 'Counter 2',
      serving: null,
      calledAt: null,
      next: [],
      waiting: 0,
      closed: false,
      paused: false,
      allPaused: false,
      place: '',
      counterNumber: null,
      backAt: null,
      estimate: null,
      lateMinutes: 0,
    },
  ],
};
const answers: Record<string, unknown> = {
  [`/api/branch/${BRANCH}`]: abids,
  [`/api/queue/board/loan/${BRANCH}`]: board,
  '/api/loanbooking/profileid': [],
};

beforeEach(async () => {
  // Noon in Kolkata: at midnight today would become another day.
  vi.setSystemTime('2027-01-02T06:30:00.000Z');
  [asked, down] = [[], false];
  server = createServer(async (request, reply) => {
    let body = '';
    for await (const part of request) body += part;
    asked.push({ call: `${request.method} ${request.url}`, body: body ? JSON.parse(body) : {} });
    const refused = down && request.url?.startsWith('/api/branch/');
    reply.writeHead(refused ? 503 : 200, { 'content-type': 'application/json' });
    const refusal = { code: 'UNAVAILABLE', message: 'Please try again in a minute.' };
    reply.end(JSON.stringify(refused ? refusal : (answers[request.url ?? ''] ?? {})));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { happyDOM } = window as unknown as { happyDOM: DetachedWindowAPI };
  happyDOM.setURL(`${origin}/app/counterdetails`);
});
afterEach(() => {
  cleanup();
  server.close();
  vi.useRealTimers();
});

const open = (user: User = desk) =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter>
        <Routes>
          <Route element={<Outlet context={user} />}>
            <Route index element={<CounterDetailsPage />} />
          </Route>
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
const facts = () =>
  [...document.querySelectorAll('.panels dt')].map(
    (term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`,
  );

test('a counter sees its branch, its number and the officer in charge of it, and no other', async () => {
  open();
  await waitFor(() =>
    expect(facts()).toEqual([
      'Branch: Abids',
      'Branch code: HYD-1',
      'Counter number: 2',
      'Officer in charge: Meera Iyer',
      'Officer’s number: 9876500002',
    ]),
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Counter Detailes');
});

test('first comes the queue of its branch, then its own report of today', async () => {
  open();
  await screen.findByText('Now serving');
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings.slice(0, 2)).toEqual(['Queue today', 'Counter Reports']);
  expect(await screen.findByText('No data to display.')).toBeDefined();
  const today = '2027-01-02';
  expect(asked).toContainEqual({
    call: 'POST /api/loanbooking/profileid',
    body: { branchUserId: 'c2', startDate: `${today}T00:00:00.000Z`, endDate: `${today}T23:59:00.000Z`, text: null },
  });
});

test('the admin sees the report of every counter, and no queue', async () => {
  const { branchId: _, ...nowhere } = desk;
  open({ ...nowhere, id: 'a', role: 'admin', kind: 'admin' });
  expect(await screen.findByText('No data to display.')).toBeDefined();
  const bodies = asked.filter(({ call }) => call.includes('profileid')).map(({ body }) => body);
  expect(bodies).toHaveLength(1);
  expect(bodies[0]).not.toHaveProperty('branchUserId');
  expect(screen.queryByText('Now serving')).toBeNull();
});

test('its own booking link is there as a code to scan, as a page to open, and to be copied', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  open();
  const code = screen.getByRole('img', { name: 'QR code of the booking link of Abids, counter 2' });
  expect(code.getAttribute('src')).toBe('/api/branchuser/qr/c2?format=svg');
  expect(screen.getByRole('link', { name: 'Open the booking page' }).getAttribute('href')).toBe(
    `${origin}/loanbooking/c2`,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await screen.findByText('The link is copied.')).toBeDefined();
  expect(copied).toHaveBeenCalledExactlyOnceWith(`${origin}/loanbooking/c2`);
});

test('where copying is not allowed the link is shown instead', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
  open();
  await userEvent.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await screen.findByText(new RegExp(`The link is ${origin}/loanbooking/c2`))).toBeDefined();
});

test('a branch that does not come is told and asked for again; the link is there all the same', async () => {
  down = true;
  open();
  expect(await screen.findByText('Please try again in a minute.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Download QR code' })).toBeDefined();
  down = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(facts()).toHaveLength(5));
});
