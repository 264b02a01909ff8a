// @vitest-environment happy-dom
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { DetachedWindowAPI } from 'happy-dom';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { render } from '#web/console/kit/testing/render.tsx';
import { BranchPage } from './branch-page.tsx';

/** Ids have 26 characters. */
const idOf = (short: string) => short.padEnd(26, '0');
const created = { profileRegistrationId: idOf('0'), createdAt: '2027-01-02T00:00:00Z' };
const branchOf = (number: number) => ({
  ...created,
  _id: idOf(`b${number}x`),
  id: idOf(`b${number}x`),
  branchName: `Branch ${number}`,
  branchCode: `HYD-${number}`,
  payment: 'ccav',
  mid: '',
  counterList: [] as object[],
});
const B1 = idOf('b1x');
const abids = {
  ...branchOf(1),
  branchName: 'Abids',
  counterList: [{ counterNumber: '1', excutiveOfficerName: 'Sunil Das', excutiveOfficerMobile: '9876500001' }],
};
const deskOf = (number: number, branch: string) => ({
  ...created,
  _id: idOf(`c${number}x`),
  id: idOf(`c${number}x`),
  branchId: branch,
  branchName: 'Abids',
  counterNumber: String(number),
  counterUsername: `Desk ${number}`,
  counterMobile: `900000030${number}`,
  status: true,
});

let server: Server;
/** The calls that change something, as "METHOD /path", each with its body. */
let asked: { call: string; body: Record<string, unknown> }[];
let lists: Record<string, object[]>;
let cache: QueryClient;

beforeEach(async () => {
  asked = [];
  cache = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  lists = {
    '/api/branch/get': [abids, ...Array.from({ length: 11 }, (_, index) => branchOf(index + 2))],
    '/api/counterlogin/list': [deskOf(1, B1), deskOf(2, B1), deskOf(3, idOf('b2x'))],
  };
  server = createServer(async (request, reply) => {
    let body = '';
    for await (const part of request) body += part;
    const list = lists[request.url ?? ''];
    if (!list) asked.push({ call: `${request.method} ${request.url}`, body: body ? JSON.parse(body) : {} });
    reply.writeHead(200, { 'content-type': 'application/json' });
    reply.end(JSON.stringify(list ?? deletedOr(request.method, request.url)));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { happyDOM } = window as unknown as { happyDOM: DetachedWindowAPI };
  happyDOM.setURL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/app/branch`);
});
afterEach(async () => {
  // Lists are fetched again after a change; the server waits for that.
  await waitFor(() => expect(cache.isFetching()).toBe(0));
  cleanup();
  server.close();
});
const deletedOr = (method = '', url = '') =>
  method === 'DELETE' ? { _id: B1, id: B1, deleted: true } : url.includes('counter') ? deskOf(1, B1) : abids;

const open = (address = '/app/branch') =>
  render(
    <QueryClientProvider client={cache}>
      <MemoryRouter initialEntries={[address]}>
        <BranchPage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const type = async (label: string, text: string) => userEvent.type(await screen.findByLabelText(label), text);
const names = () => screen.queryAllByRole('rowheader').map(({ textContent }) => textContent);

test('every branch is shown, under the name of the menu', async () => {
  open();
  await waitFor(() => expect(names()).toHaveLength(12));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Branch');
  expect(screen.queryByLabelText('Rows per page')).toBeNull();
});

test('View opens the officers of its branch', async () => {
  open();
  await press('View the officers of Abids');
  const dialog = within(await screen.findByRole('dialog', { name: /Officers of Abids/ }));
  expect(dialog.getByRole('rowheader').textContent).toBe('Sunil Das');
});

test('each branch leads to its own counter logins, and says how many there are', async () => {
  open();
  const link = await screen.findByRole('link', { name: '2 counters of Abids' });
  expect(screen.getByRole('link', { name: '1 counter of Branch 2' })).toBeDefined();
  await userEvent.click(link);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Counter Logins of Abids');
  expect(names()).toEqual(['1', '2']);
  await userEvent.click(screen.getByRole('link', { name: 'All branches' }));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Branch');
});

test('a counter login is added to the branch that is open', async () => {
  open(`/app/branch?branch=${B1}`);
  await press('Add Counter');
  await press('Save');
  for (const text of ['counter number is required', 'Name is required', 'password is required'])
    expect(await screen.findByText(text)).toBeDefined();
  await type('Counter Number', '4');
  await type('User Name', 'Desk 4');
  await type('Mobile', '9000000304');
  await type('Password', 'short');
  await press('Save');
  expect(await screen.findByText('Please use at least 8 characters')).toBeDefined();
  await type('Password', ' and long');
  await press('Save');
  expect(await screen.findByText('Counter Added Successfully.')).toBeDefined();
  const body = { branchId: B1, counterNumber: '4', counterUsername: 'Desk 4', counterMobile: '9000000304' };
  expect(asked).toMatchObject([
    { call: 'POST /api/counterlogin/add', body: { ...body, password: 'short and long', status: true } },
  ]);
});

test('a counter is switched off and keeps its password', async () => {
  open(`/app/branch?branch=${B1}`);
  await userEvent.click(await screen.findByRole('switch', { name: 'Desk 1 is active' }));
  expect(await screen.findByText('Status Updated Successfully.')).toBeDefined();
  expect(asked).toEqual([
    expect.objectContaining({ call: `PUT /api/counterlogin/${idOf('c1x')}`, body: { status: false } }),
  ]);
});

test('a counter is deleted only after the question', async () => {
  open(`/app/branch?branch=${B1}`);
  await press('Delete Desk 2');
  expect(await screen.findByRole('alertdialog', { name: 'Delete Desk 2?' })).toBeDefined();
  expect(asked).toEqual([]);
  await press('Delete');
  expect(await screen.findByText('Desk 2 is deleted.')).toBeDefined();
  expect(asked).toEqual([{ call: `DELETE /api/counterlogin/${idOf('c2x')}`, body: {} }]);
});
