// @vitest-environment happy-dom
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { DetachedWindowAPI } from 'happy-dom';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { User } from '#contract/sessions/model.ts';
import { render } from '#web/console/kit/testing/render.tsx';
import { OrganisationsPage } from './organisations-page.tsx';

const [ADMIN, ZOO] = ['a'.repeat(26), 'z'.repeat(26)];
const admin: User = {
  id: ADMIN,
  role: 'admin',
  organisationId: ADMIN,
  kind: 'admin',
  name: 'Pravesh',
  email: 'admin@pravesh.example',
  parkId: null,
};
const organisation = (id: string, name: string, registrationType: string) => ({
  _id: id,
  id,
  registrationType,
  location: 'Hyderabad',
  name,
  personName: 'Asha',
  email: `${name.toLowerCase()}@x.example`,
  mobileNumber1: '9876543210',
  mobileNumber2: null,
  status: true,
  confirmed: true,
  createdAt: '2027-01-02T00:00:00Z',
});

/** The zoo has a park, and nothing else yet. */
const beginners = [
  {
    _id: ZOO,
    id: ZOO,
    name: 'Zoo',
    registrationType: 'park',
    createdAt: '2027-01-02T00:00:00Z',
    steps: [
      { name: 'offering', done: true },
      { name: 'prices', done: false },
    ],
    movedAt: '2027-01-02T00:00:00Z',
    stuck: false,
  },
];

let server: Server;
let stored: ReturnType<typeof organisation>[];
let sent: [call: string, body: unknown][];
let reset: object;
let began: object[];

beforeEach(async () => {
  sent = [];
  began = beginners;
  reset = { sent: true, link: null };
  stored = [organisation(ZOO, 'Zoo', 'park'), organisation(ADMIN, 'Pravesh', 'admin')];
  server = createServer(async (request, reply) => {
    let body = '';
    for await (const part of request) body += part;
    if (body) sent.push([`${request.method} ${request.url}`, JSON.parse(body)]);
    if (request.method === 'PUT')
      stored = stored.map((one) => (one.id === ZOO ? { ...one, ...JSON.parse(body) } : one));
    const asked = request.url === '/api/onboarding/organisations' ? began : stored;
    const answer = request.method === 'GET' ? asked : request.method === 'PUT' ? stored[0] : reset;
    reply.writeHead(200, { 'content-type': 'application/json' });
    reply.end(JSON.stringify(answer));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { happyDOM } = window as unknown as { happyDOM: DetachedWindowAPI };
  happyDOM.setURL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/app/organisations`);
  happyDOM.setViewport({ width: 1280 });
  open();
});

function open(): void {
  const children = [{ path: '/app/organisations', element: <OrganisationsPage /> }];
  const routes = [{ element: <Outlet context={admin} />, children }];
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/app/organisations'] })} />
    </QueryClientProvider>,
  );
}
afterEach(() => {
  cleanup();
  server.close();
});

const zooSwitch = () => screen.findByRole<HTMLInputElement>('switch', { name: 'Zoo is active' });
const answerWith = async (question: string, name: string) => {
  const dialog = await screen.findByRole('alertdialog', { name: question });
  await userEvent.click(within(dialog).getByRole('button', { name }));
};

test('every organisation is listed with what it is, and the own account has no switch', async () => {
  await screen.findByRole('cell', { name: '1 of 2. Next: Set your prices' });
  const [, zoo] = screen.getAllByRole('row');
  const cells = within(zoo as HTMLElement).getAllByRole('cell');
  expect(within(zoo as HTMLElement).getByRole('rowheader').textContent).toBe('Zoo');
  expect(cells.map(({ textContent }) => textContent).slice(0, 6)).toEqual([
    'Park',
    'zoo@x.example',
    'Hyderabad',
    'Sat, 2 Jan 2027',
    '1 of 2. Next: Set your prices',
    'Active',
  ]);
  expect(screen.getAllByRole('switch')).toHaveLength(1);
});

test('the list is narrowed to those that are stuck, each of which leads to its page', async () => {
  cleanup();
  const KALA = 'k'.repeat(26);
  stored = [...stored, organisation(KALA, 'Kala', 'exbhition')];
  const [zoo] = beginners;
  const own = { ...zoo, _id: KALA, id: KALA, name: 'Kala', stuck: true };
  began = [...beginners, own];
  open();
  const only = await screen.findByRole('combobox', { name: 'Only: First steps' });
  await userEvent.selectOptions(only, 'First steps: Stuck for over 3 days');
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2));
  const link = screen.getByRole('link', { name: 'Kala' });
  expect(link.getAttribute('href')).toBe(`/app/organisations/${KALA}`);
});

test('who waits for its e-mail stands there, and is confirmed by hand', async () => {
  cleanup();
  stored = stored.map((one) => ({ ...one, confirmed: one.id !== ZOO }));
  open();
  expect(await screen.findAllByText('Not confirmed')).toHaveLength(1);
  reset = { ...stored[0], confirmed: true };
  await userEvent.click(screen.getByRole('button', { name: 'Confirm the e-mail of Zoo' }));
  expect(await screen.findByText('Zoo is confirmed.')).toBeDefined();
  expect(sent).toEqual([[`POST /api/confirmation/${ZOO}`, {}]]);
});

test('switching one off asks first; switching it on does not', async () => {
  await userEvent.click(await zooSwitch());
  await answerWith('Switch Zoo off?', 'Cancel');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect([sent, (await zooSwitch()).checked]).toEqual([[], true]);
  await userEvent.click(await zooSwitch());
  await answerWith('Switch Zoo off?', 'Switch it off');
  expect(await screen.findByText('Zoo is switched off.')).toBeDefined();
  await waitFor(async () => expect((await zooSwitch()).checked).toBe(false));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await userEvent.click(await zooSwitch());
  expect(await screen.findByText('Zoo is switched on.')).toBeDefined();
  await waitFor(async () => expect((await zooSwitch()).checked).toBe(true));
  const call = `PUT /api/profileregistration/${ZOO}`;
  expect(sent).toEqual([
    [call, { status: false }],
    [call, { status: true }],
  ]);
});

const resetZoo = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Reset password of Zoo' }));
  await answerWith('Reset the password of Zoo?', 'Send the link');
};

test('a reset password goes out by mail', async () => {
  await resetZoo();
  expect(await screen.findByText('The link is on its way to zoo@x.example.')).toBeDefined();
  expect(sent).toEqual([['POST /api/auth/resetpassword', { accountId: ZOO }]]);
});

test('where no mail can be sent, the link is shown to be handed over', async () => {
  reset = { sent: false, link: 'http://pravesh.test/pravesh/newpassword?token=secret' };
  await resetZoo();
  const dialog = await screen.findByRole('dialog', { name: 'Please hand this link over' });
  const link = within(dialog).getByLabelText<HTMLInputElement>('Link');
  expect(link.value).toBe('http://pravesh.test/pravesh/newpassword?token=secret');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
