import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { useTestApp } from '#server/testing/test-app.ts';
import { bodyExample } from './call-examples.ts';

const use = useTestApp({ pages: 'built' });

const docs = (url: string, coding = 'identity') =>
  use.app.inject({ method: 'GET', url, headers: { 'accept-encoding': coding } });

test('the page and each of its files come from here, under the policy of every page', async () => {
  const { body, headers } = await docs('/api/docs');
  expect(headers['content-type']).toContain('text/html');
  expect(body).toContain('<link rel="icon" href="data:image/svg+xml,');
  expect(headers['content-security-policy']).toMatch(/script-src 'self' 'nonce-.*style-src 'self' 'nonce-/);
  expect(headers['content-security-policy']).not.toContain('unsafe-inline');
  const files = [...body.matchAll(/(?:href|src)="(\/[^"]+)"/g)].map(([, url]) => url as string);
  expect(files).toHaveLength(5);
  const answers = await Promise.all(files.map((url) => docs(url)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(files.map(() => 200));
});

test('the viewer is kept compressed: each time the same bytes', async () => {
  const [first, again, plain] = [
    await docs('/api/docs/viewer.js', 'br'),
    await docs('/api/docs/viewer.js', 'br'),
    await docs('/api/docs/viewer.js'),
  ];
  expect(first.rawPayload.equals(again.rawPayload)).toBe(true);
  expect([first.headers['content-encoding'], first.headers.vary]).toEqual(['br', 'Accept-Encoding']);
  expect(brotliDecompressSync(first.rawPayload).toString() === plain.body).toBe(true);
});

test('every example is one that its own call reads, and asks for what the call requires', () => {
  const bodies = use.deps.endpoints.filter(({ body, form }) => body && !form);
  expect(bodies.length).toBeGreaterThan(100);
  const refused = bodies.flatMap((endpoint) => {
    const { success, error } = z.safeDecode(endpoint.body as z.ZodType, bodyExample(endpoint) as never);
    return success ? [] : [`${endpoint.method} ${endpoint.path}: ${error.issues[0]?.path} ${error.issues[0]?.message}`];
  });
  expect(refused).toEqual([]);
});

test('the document shows the example of each call that takes JSON', async () => {
  const { paths } = (await use.app.inject('/api/openapi.json')).json();
  const { example } = paths['/ticketbooking/add'].post.requestBody.content['application/json'];
  expect(example).toMatchObject({ mobile: '9876543210', fee: [{ name: 'Adult', quantity: 1 }] });
});
