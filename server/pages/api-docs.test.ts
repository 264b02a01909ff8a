import { expect, test } from 'vitest';
import { useTestApp } from '#server/testing/test-app.ts';

const use = useTestApp({ pages: 'built' });

test('the page of the API lists every call with who may make it', async () => {
  const { body, headers } = await use.app.inject({ method: 'GET', url: '/api/docs' });
  expect(headers['content-type']).toContain('text/html');
  for (const path of [
    '/ticketbooking/add',
    '/park/:id',
    '/user/userregister',
    '/configuration/list',
    '/ticketbooking/scan',
  ]) {
    expect(body).toContain(`<code>${path}</code>`);
  }
  expect(body).toContain('owner, admin');
});

test('its style carries the nonce of its own policy', async () => {
  const { body, headers } = await use.app.inject({ method: 'GET', url: '/api/docs' });
  const nonce = /<style nonce="([^"]+)">/.exec(body)?.[1];
  expect(headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
});

test('its parts are landmarks, and a call can be tried with a script of its own', async () => {
  const { body, headers } = await use.app.inject({ method: 'GET', url: '/api/docs' });
  for (const part of ['<header>', '<nav aria-label="Areas">', '<main>', '<dialog id="call"'])
    expect(body).toContain(part);
  expect(body).toMatch(/<script type="module" src="\/api\/docs\/script.js" nonce="[^"]+"><\/script>/);
  expect(headers['content-security-policy']).toContain("connect-src 'self'");
  const script = await use.app.inject({ method: 'GET', url: '/api/docs/script.js' });
  expect(script.headers['content-type']).toContain('text/javascript');
  expect(() => new Function(script.body.replace('export {};', ''))).not.toThrow();
});

test('only what cannot be taken back asks first', async () => {
  const { body } = await use.app.inject({ method: 'GET', url: '/api/docs' });
  const calls = [...body.matchAll(/data-call="([^"]+)"/g)].map(
    ([, call = '']) =>
      JSON.parse(call.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))) as {
        method: string;
        path: string;
        asks: boolean;
      },
  );
  const asking = calls.filter(({ asks }) => asks).map(({ method, path }) => `${method} ${path}`);
  expect(asking).toContain('DELETE /park/:id');
  expect(asking).toContain('POST /payments/refund');
  expect(asking).not.toContain('POST /park/add');
});
