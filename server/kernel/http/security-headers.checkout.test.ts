import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { post } from '#server/payments/gateways/http.ts';
import { paytmGateway } from '#server/payments/gateways/paytm/gateway.ts';
import { paytmHosts } from '#server/payments/gateways/paytm/hosts.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { allowCheckout, registerSecurityHeaders } from './security-headers.ts';

const use = useTestApp();
const HOST = 'https://wallet.example';

async function headersOf(path: string, checkoutOrigins: readonly string[] = []) {
  const app = Fastify();
  registerSecurityHeaders(app, use.deps);
  app.get('/other', () => 'ok');
  await app.register(async (paying) => {
    allowCheckout(paying, use.deps, checkoutOrigins);
    paying.get('/paying', () => 'ok');
  });
  const { headers } = await app.inject(path);
  await app.close();
  return {
    opener: headers['cross-origin-opener-policy'],
    referrer: headers['referrer-policy'],
    policy: String(headers['content-security-policy']).split('; '),
  };
}

test('a page that pays lets the wallet’s script, frames and form in, and nothing inline, and names our origin', async () => {
  const { policy, opener, referrer } = await headersOf('/paying', [
    paytmGateway(paytmHosts(`${HOST}/base`), post).checkoutOrigin ?? '',
  ]);
  const open = ['script-src', 'style-src', 'connect-src', 'frame-src', 'font-src', 'form-action'];
  for (const name of open) expect(policy.find((rule) => rule.startsWith(name))).toMatch(new RegExp(` ${HOST}$`));
  expect(policy.join()).toMatch(/script-src 'self' 'nonce-[\w+/=]{24}' /);
  expect(policy.join()).not.toMatch(/unsafe-inline|\/base/);
  expect(policy).toContain("frame-ancestors 'none'");
  expect([opener, referrer]).toEqual(['same-origin-allow-popups', 'strict-origin']);
});

test('every other page lets nobody in', async () => {
  const other = await headersOf('/other', [HOST]);
  const { opener, referrer } = other;
  expect([other.policy.join().includes(HOST), opener, referrer]).toEqual([false, 'same-origin', 'no-referrer']);
});

test('without a wallet a page that pays lets in nobody else', async () => {
  const { policy } = await headersOf('/paying');
  expect(policy.filter((rule) => rule.startsWith('frame-src') || rule.startsWith('font-src'))).toEqual([
    "frame-src 'self'",
    "font-src 'self'",
  ]);
});
