// @vitest-environment node
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { postJson } from './json-calls.ts';

let server: Server;
afterEach(() => server.close());

interface Asked {
  method?: string;
  headers: IncomingMessage['headers'];
  body: string;
}

/** A server that answers everything alike; gives its address and what it was asked. */
async function serving(status: number, answer: string): Promise<{ url: string; asked: Asked[] }> {
  const asked: Asked[] = [];
  server = createServer(async (request, reply) => {
    let body = '';
    for await (const part of request) body += part;
    asked.push({ method: request.method, headers: request.headers, body });
    reply.writeHead(status, { 'content-type': 'application/json' }).end(answer);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, asked };
}

test('what is posted arrives as JSON, with the key that names the request', async () => {
  const { url, asked } = await serving(201, '{"id":"b1"}');
  expect(await postJson(url, { mobile: '9876543210' }, 'key-1')).toEqual({ ok: true, answer: { id: 'b1' } });
  expect(asked[0]).toMatchObject({
    method: 'POST',
    body: '{"mobile":"9876543210"}',
    headers: { 'content-type': 'application/json', 'idempotency-key': 'key-1' },
  });
});

test('a request that need not count once carries no key', async () => {
  const { url, asked } = await serving(200, '{}');
  await postJson(url, {});
  expect(asked[0]?.headers).not.toHaveProperty('idempotency-key');
});

test('a refusal comes back with its words and its fields', async () => {
  const issues = [{ field: 'mobile', message: 'Please enter valid mobile number' }];
  const { url } = await serving(400, JSON.stringify({ code: 'INVALID_INPUT', message: 'No.', issues }));
  expect(await postJson(url, {})).toEqual({ ok: false, status: 400, code: 'INVALID_INPUT', message: 'No.', issues });
});

test('a refusal without words still has the shape of one, whatever it claims of itself', async () => {
  const { url } = await serving(502, '{"ok":true,"status":200}');
  expect(await postJson(url, {})).toEqual({ ok: false, status: 502, code: '', message: '', issues: [] });
});

test('no server, and an answer that is no JSON, are silence and not a crash', async () => {
  const { url } = await serving(200, '<html>Bad gateway</html>');
  expect(await postJson(url, {})).toMatchObject({ ok: false, status: 0, code: 'NO_ANSWER' });
  await new Promise((closed) => server.close(closed));
  expect(await postJson(url, {})).toMatchObject({ ok: false, status: 0, code: 'NO_ANSWER' });
});
