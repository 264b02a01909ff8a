import { describe, expect, test } from 'vitest';
import { useTestApp } from '#server/testing/test-app.ts';

const use = useTestApp({ config: { publicUrl: 'https://pravesh.example' } });

const ALWAYS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=()',
};
const UUID = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/;

describe('every answer carries the headers', () => {
  test.each([
    ['GET', '/healthz', 200],
    ['GET', '/readyz', 200],
    ['GET', '/api/openapi.json', 200],
    ['GET', '/api/park/list', 200],
    ['GET', '/api/nothing', 404],
    ['GET', '/nothing', 404],
    ['GET', '/api/ticketbooking/list', 401],
    ['POST', '/api/ticketbooking/add', 400],
    ['OPTIONS', '/api/park/list', 405],
  ] as const)('%s %s (%i)', async (method, url, status) => {
    const { statusCode, headers } = await use.app.inject({ method, url });
    expect(statusCode).toBe(status);
    expect(headers).toMatchObject(ALWAYS);
    expect(headers['x-request-id']).toMatch(UUID);
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['access-control-allow-origin']).toBeUndefined();
    expect(headers['x-powered-by']).toBeUndefined();
  });
});

test('answers of the API are never stored, and may do nothing as a document', async () => {
  const { headers } = await use.app.inject('/api/park/list');
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
});

test('each page gets a nonce of its own, and no inline script without it', async () => {
  const policies = await Promise.all(
    [1, 2].map(async () => String((await use.app.inject('/some-page')).headers['content-security-policy'])),
  );
  const nonces = policies.map((policy) => /script-src 'self' 'nonce-([\w+/=]{24})'/.exec(policy)?.[1]);
  expect(nonces[0]).toBeDefined();
  expect(nonces[0]).not.toBe(nonces[1]);
  for (const policy of policies) expect(policy).not.toContain('unsafe-inline');
});

test('a page may talk to its own host and to no other, also over a WebSocket', async () => {
  const policy = String((await use.app.inject('/some-page')).headers['content-security-policy']);
  expect(policy.split('; ')).toContain("connect-src 'self' wss://pravesh.example");
});

test('a request id is made here, whatever a client sends', async () => {
  const { headers } = await use.app.inject({
    url: '/healthz',
    headers: { 'x-request-id': 'mine', 'request-id': 'mine' },
  });
  expect(headers['x-request-id']).toMatch(UUID);
});

test('the headers are those of the route that answers, however its path is spelt', async () => {
  const plain = await use.app.inject('/api/park/list');
  const spelt = await use.app.inject('/%61pi/park/list');
  expect(spelt.json()).toEqual(plain.json());
  for (const name of ['cache-control', 'content-security-policy'])
    expect(spelt.headers[name]).toBe(plain.headers[name]);
});
