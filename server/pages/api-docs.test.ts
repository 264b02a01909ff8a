import { brotliDecompressSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
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

test('it is made once and kept compressed: whoever asks gets the same bytes, and nothing is read again', async () => {
  const ask = (coding: string) =>
    use.app.inject({ method: 'GET', url: '/api/docs', headers: { 'accept-encoding': coding } });
  const first = await Promise.all(['br', 'gzip', 'identity'].map(ask));
  const mounted = use.deps.endpoints.splice(0);
  onTestFinished(() => void use.deps.endpoints.push(...mounted));
  const again = await Promise.all(['br', 'gzip', 'identity'].map(ask));
  expect(again.map(({ rawPayload }, n) => first[n]?.rawPayload.equals(rawPayload))).toEqual([true, true, true]);
  expect(first.map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip', undefined]);
  expect(first[0]?.headers.vary).toBe('Accept-Encoding');
  expect(brotliDecompressSync(first[0]?.rawPayload ?? '').toString() === first[2]?.body).toBe(true);
});

test('it asks for nothing that is not there: its icon stands in the page, and each of its files is answered', async () => {
  const { body } = await use.app.inject({ method: 'GET', url: '/api/docs' });
  expect(body).toContain('<link rel="icon" href="data:image/svg+xml,');
  const files = [...body.matchAll(/(?:href|src)="(\/[^"]+)"/g)].map(([, url]) => url as string);
  const answers = await Promise.all(files.map((url) => use.app.inject({ method: 'GET', url })));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(files.map(() => 200));
});

test('its style and its script are files of our own, which its policy allows without a nonce', async () => {
  const { body, headers } = await use.app.inject({ method: 'GET', url: '/api/docs' });
  expect(headers['content-security-policy']).toMatch(/script-src 'self'.*style-src 'self'/);
  expect(body).not.toMatch(/nonce|<style/);
  expect(body).toContain('<link rel="stylesheet" href="/api/docs/style.css">');
  const style = await use.app.inject({ method: 'GET', url: '/api/docs/style.css' });
  expect([style.statusCode, style.headers['content-type']]).toEqual([200, 'text/css; charset=utf-8']);
});

test('its parts are landmarks, and a call can be tried with a script of its own', async () => {
  const { body, headers } = await use.app.inject({ method: 'GET', url: '/api/docs' });
  for (const part of ['<header>', '<nav aria-label="Areas">', '<main>', '<dialog id="call"'])
    expect(body).toContain(part);
  expect(body).toMatch(/<script type="module" src="\/api\/docs\/script.js"><\/script>/);
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
  expect(asking.filter((call) => call.startsWith('GET '))).toEqual([]);
});
