import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inspectorsApi } from '#contract/inspectors/api.ts';
import { parksApi } from '#contract/parks/api.ts';
import { ticketsApi } from '#contract/tickets/api.ts';
import { client, onSignedOut, requestOf, urlOf } from './client.ts';
import { keepSession } from './session.ts';

let server: Server;
let asked: { method?: string; url?: string; headers: IncomingHttpHeaders; body: string }[];
let answer: { status?: number; headers?: Record<string, string>; body: string };

beforeEach(async () => {
  localStorage.clear();
  asked = [];
  server = createServer(async (request, reply) => {
    let body = '';
    for await (const part of request) body += part;
    asked.push({ method: request.method, url: request.url, headers: request.headers, body });
    reply.writeHead(answer.status ?? 200, { 'content-type': 'application/json', ...answer.headers }).end(answer.body);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  window.happyDOM.setURL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/app/user`);
});
afterEach(() => server.close());

const inspectors = client(inspectorsApi);
const stored = {
  _id: '0123456789abcdefghjkmnpqrs',
  profileRegistrationId: '1123456789abcdefghjkmnpqrs',
  parkId: '2123456789abcdefghjkmnpqrs',
  name: 'Ravi',
  email: 'ravi@zoo.example',
  phone: '9876543210',
  status: true,
  supervisesGates: false,
  parkName: 'Nehru Zoo',
  lastScanAt: null,
  lastGate: null,
  createdAt: '2027-01-02T03:04:05.000Z',
};
const fresh = {
  name: 'Ravi',
  email: 'ravi@zoo.example',
  phone: '9876543210',
  active: true,
  parkId: 'p1',
  password: 'long enough',
};

test('a list comes as models, with how many there are in all', async () => {
  answer = { body: JSON.stringify([stored]), headers: { 'x-total-count': '41' } };
  const { rows, total } = await inspectors.get({ body: { limit: 1 } });
  expect(total).toBe(41);
  expect(rows[0]).toMatchObject({ id: stored._id, active: true, createdAt: new Date(stored.createdAt) });
  expect(rows[0]).not.toHaveProperty('status');
  expect(asked[0]).toMatchObject({ method: 'POST', url: '/api/user/get' });
});

test('a page that was told of a change asks for what is so now, every other one for what may be seconds old', async () => {
  answer = { body: '[]' };
  await inspectors.get({ body: {}, fresh: true });
  await inspectors.get({ body: {} });
  expect(asked.map(({ headers }) => headers['cache-control'])).toEqual(['no-cache', undefined]);
});

test('what is created goes out in the old names, signed in, and with a key that makes a repeat count once', async () => {
  keepSession(
    { id: 'u', role: 'owner', organisationId: 'o', kind: 'park', name: 'A', email: null, parkId: null, token: 'T' },
    'zoo',
  );
  answer = { body: JSON.stringify(stored), status: 201 };
  await inspectors.add({ body: fresh, key: 'key-1' });
  await inspectors.add({ body: fresh });
  expect(asked[0]?.headers).toMatchObject({ authorization: 'Bearer T', 'idempotency-key': 'key-1' });
  expect(asked[1]?.headers['idempotency-key']).toMatch(/^[0-9a-f]{32}$/);
  expect(JSON.parse(asked[0]?.body ?? '')).toMatchObject({ status: true, name: 'Ravi' });
  expect(JSON.parse(asked[0]?.body ?? '')).not.toHaveProperty('active');
});

test('a refusal keeps its words, its code and its fields', async () => {
  const issues = [{ field: 'email', message: 'This email is taken' }];
  answer = { status: 409, body: JSON.stringify({ code: 'ALREADY_EXISTS', message: 'Taken.', issues }) };
  const refused = inspectors.add({ body: fresh });
  await expect(refused).rejects.toMatchObject({ code: 'ALREADY_EXISTS', message: 'Taken.', details: { issues } });
});

test('a token that the server no longer knows ends the session here, a wrong password does not', async () => {
  const ended = vi.fn();
  onSignedOut(ended);
  answer = { status: 401, body: JSON.stringify({ code: 'WRONG_LOGIN', message: 'Wrong.' }) };
  await expect(inspectors.get({ body: {} })).rejects.toThrow('Wrong.');
  expect(ended).not.toHaveBeenCalled();
  answer = { status: 401, body: 'no json' };
  await expect(inspectors.get({ body: {} })).rejects.toMatchObject({ code: 'NOT_SIGNED_IN' });
  expect(ended).toHaveBeenCalledOnce();
});

test('a gateway’s page of errors, and no server at all, are told in plain words', async () => {
  answer = { status: 502, body: '<h1>Bad gateway</h1>' };
  await expect(inspectors.get({ body: {} })).rejects.toMatchObject({ code: 'UNAVAILABLE', message: /our side/ });
  answer = { status: 500, body: '<h1>Internal error</h1>' };
  await expect(inspectors.get({ body: {} })).rejects.toMatchObject({ code: 'INTERNAL', message: /our side/ });
  await new Promise((closed) => server.close(closed));
  await expect(inspectors.get({ body: {} })).rejects.toMatchObject({
    code: 'UNAVAILABLE',
    message: /check the network/,
  });
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await expect(inspectors.get({ body: {} })).rejects.toThrow('There is no network just now.');
  network.mockRestore();
});

test('a caller whose own patience ends is told that nobody answered, one who broke off is not told at all', async () => {
  // Nobody answers any more; the port stays ours.
  server.removeAllListeners('request');
  const impatient = inspectors.get({ body: {}, signal: AbortSignal.timeout(1) });
  await expect(impatient).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  await expect(inspectors.get({ body: {}, signal: AbortSignal.abort() })).rejects.toMatchObject({ name: 'AbortError' });
  server.closeAllConnections();
});

test('an address carries its parameters safely and its question without what is empty', () => {
  expect(urlOf(parksApi.qr, { params: { id: 'a/b?c' }, query: { format: 'png' } })).toBe(
    '/api/park/qr/a%2Fb%3Fc?format=png',
  );
  expect(urlOf(inspectorsApi.list, { query: { page: 2, limit: undefined } })).toBe('/api/user/list?page=2');
});

test('reading and deleting send no body, searching sends an empty one rather than none', () => {
  expect(requestOf(inspectorsApi.remove, {})).not.toHaveProperty('body');
  expect(requestOf(ticketsApi.search, {}).body).toBe('{}');
});

test('an organisation that a body names goes along, also where the form has no such field', () => {
  const sent = (body: object) => JSON.parse(String(requestOf(inspectorsApi.add, { body }).body));
  expect(sent({ ...fresh, organisationId: 'o1' })).toMatchObject({ profileRegistrationId: 'o1', name: 'Ravi' });
  expect(sent(fresh)).not.toHaveProperty('profileRegistrationId');
});
