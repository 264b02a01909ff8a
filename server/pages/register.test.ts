import { expect, test } from 'vitest';
import { useTestApp } from '#server/testing/test-app.ts';

const use = useTestApp({ pages: 'built' });

test('every address of the console and of the sign-in area opens the console', async () => {
  for (const url of [
    '/app',
    '/app/park',
    '/app/searchreports?page=2',
    '/login',
    '/pravesh/login',
    '/pravesh/inspectorlogin',
    '/pravesh/branchuser',
    '/pravesh/profileregistration',
    '/pravesh/dashboard',
    '/pravesh/success',
  ]) {
    const { statusCode, body, headers } = await use.app.inject({ method: 'GET', url });
    expect(`${url} ${statusCode}`).toBe(`${url} 200`);
    expect(body).toContain('<script type="module"');
    expect(body).not.toContain('__CSP_NONCE__');
    expect(headers['content-security-policy']).toContain("object-src 'none'");
  }
});

test('a page that fails says so in words and names the request, never the reason', async () => {
  await use.database.drop();
  const { statusCode, body, headers } = await use.app.inject({ method: 'GET', url: '/home' });
  expect(statusCode).toBeGreaterThanOrEqual(500);
  expect(body).toContain(String(headers['x-request-id']));
  expect(body).not.toMatch(/kysely|driver|destroyed/i);
});
