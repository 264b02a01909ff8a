// @vitest-environment happy-dom
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { DetachedWindowAPI } from 'happy-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rememberedProduct } from '#web/console/platform/product.ts';
import { readToken } from '#web/console/platform/session.ts';
import { CounterLoginPage } from './login-page.tsx';

const desk = {
  _id: 'c1',
  id: 'c1',
  role: 'counter',
  profileId: 'o1',
  registrationType: 'loan',
  name: 'Desk 1',
  email: null,
  parkId: null,
  branchId: 'b1',
  branchName: 'Abids',
  counterNumber: '1',
  token: 'T',
};
const WRONG = 'Something is wrong with your login or password :(';
const gone = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);

let server: Server;
let asked: { url?: string; body: unknown }[];

beforeEach(async () => {
  localStorage.clear();
  gone.mockClear();
  asked = [];
  server = createServer(async (request, reply) => {
    let body = '';
    for await (const part of request) body += part;
    const sent = JSON.parse(body);
    asked.push({ url: request.url, body: sent });
    const right = sent.password === 'pass word';
    reply.writeHead(right ? 200 : 401, { 'content-type': 'application/json' });
    reply.end(JSON.stringify(right ? desk : { code: 'WRONG_LOGIN', message: WRONG }));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { happyDOM } = window as unknown as { happyDOM: DetachedWindowAPI };
  happyDOM.setURL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/bank/branchuser`);
});
afterEach(() => {
  cleanup();
  server.close();
});

const open = () => render(<CounterLoginPage />);
const login = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Login' });
const type = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text);

test('mobile number and password are enough, and lead to the first screen of a counter', async () => {
  open();
  expect(screen.queryByLabelText('Branch code')).toBeNull();
  await type('Mobile number', '9000000301');
  expect(login().disabled).toBe(true);
  await type('Password', 'pass word');
  await userEvent.click(login());
  await waitFor(() => expect(gone).toHaveBeenCalledExactlyOnceWith('/app/counterdetails'));
  expect(asked).toEqual([
    {
      url: '/api/counterlogin/login',
      body: { counterMobile: '9000000301', password: 'pass word', branchCode: '' },
    },
  ]);
  expect([readToken(), rememberedProduct()]).toEqual(['T', 'bank']);
});

test('the branch code is asked by those who want it, and then required', async () => {
  open();
  await userEvent.click(screen.getByRole('button', { name: 'Sign in with a branch code' }));
  await type('Mobile number', '9000000301');
  await type('Password', 'pass word');
  expect(login().disabled).toBe(true);
  await type('Branch code', 'HYD-1');
  await userEvent.click(login());
  await waitFor(() => expect(gone).toHaveBeenCalledOnce());
  expect(asked).toEqual([
    {
      url: '/api/branchuser/login',
      body: { counterMobile: '9000000301', password: 'pass word', branchCode: 'HYD-1' },
    },
  ]);
});

test('a code that was hidden again is not sent', async () => {
  open();
  await userEvent.click(screen.getByRole('button', { name: 'Sign in with a branch code' }));
  await type('Branch code', 'HYD-1');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in without a branch code' }));
  await type('Mobile number', '9000000301');
  await type('Password', 'pass word');
  await userEvent.click(login());
  await waitFor(() => expect(asked).toMatchObject([{ url: '/api/counterlogin/login', body: { branchCode: '' } }]));
});

test('a refusal is told in the words of the server, on this page, and keeps what was typed', async () => {
  open();
  await type('Mobile number', '9000000301');
  await type('Password', 'wrong');
  await userEvent.click(login());
  expect((await screen.findByRole('alert')).textContent).toBe(WRONG);
  expect(screen.getByLabelText<HTMLInputElement>('Mobile number').value).toBe('9000000301');
  expect([readToken(), login().disabled]).toEqual([null, false]);
  expect(gone).not.toHaveBeenCalled();
});
