import Fastify from 'fastify';
import { expect, test, vi } from 'vitest';
import { demoMerchants } from './merchants.ts';
import { sandboxRoutes, startSandbox } from './server.ts';
import { aGateway, merchant, orderOf, paymentForm, shopHeaders } from './testing/gateway-client.ts';

const gateway = await aGateway();

test('a switch or value that does not exist is refused with the list of what does', async () => {
  expect(await gateway.control({ orderId: '*', tamperr: 'amount' })).toMatchObject({ status: 400 });
  expect((await gateway.control({ orderId: '*', tamper: 'all' })).body.message).toContain('none, amount, order_id');
  expect((await gateway.control({ orderId: '*', returnCopies: 21 })).status).toBe(400);
  expect((await gateway.control({ tamper: 'amount' })).status).toBe(400);
});

test('an order is decided once, by a known outcome, after it was opened', async () => {
  const decide = (body: object) => gateway.json('/sandbox/decide', body).then(({ status }) => status);
  expect(await decide({ orderId: 'K2', outcome: 'success' })).toBe(404);
  await gateway.openPage(orderOf('K2'));
  expect(await decide({ orderId: 'K2', outcome: 'paid' })).toBe(400);
  expect(await decide({ orderId: 'K2', outcome: 'success' })).toBe(200);
  expect(await decide({ orderId: 'K2', outcome: 'success' })).toBe(409);
});

test('merchants are added at run time, checked, and listed without their secrets', async () => {
  const added = { merchantId: '900009', accessCode: 'NINE', workingKey: 'short' };
  expect((await gateway.json('/sandbox/merchants', { merchantId: '900009' })).status).toBe(400);
  expect((await gateway.json('/sandbox/merchants', { ...added, cipher: 'gcm' })).status).toBe(400);
  expect((await gateway.json('/sandbox/merchants', { ...added, accessCode: merchant.accessCode })).status).toBe(409);
  expect((await gateway.json('/sandbox/merchants', added)).status).toBe(201);
  const list = await (await fetch(`${gateway.url}/sandbox/merchants`)).text();
  expect(list).toContain('900009');
  expect(list).not.toContain('NINE');
  expect(list).not.toContain('short');
});

test('the journal lists what came in, by filter, and holds no secret', async () => {
  await gateway.openPage(orderOf('K3', { billing_tel: '9876543210' }));
  await gateway.status('K3');
  await gateway.status('K4');
  expect(await gateway.journal('?command=orderStatusTracker&orderId=K3')).toHaveLength(1);
  const all = await gateway.journal();
  expect(all.map((entry) => entry.n)).toEqual([1, 2, 3]);
  const text = JSON.stringify(all);
  for (const secret of [
    merchant.workingKey,
    merchant.accessCode,
    '9876543210',
    paymentForm(orderOf('K3')).encRequest,
  ]) {
    expect(text).not.toContain(secret);
  }
});

test('it refuses to start in production and on an address that others can reach', async () => {
  await expect(startSandbox({ port: 0, host: '0.0.0.0' })).rejects.toThrow(/loopback/);
  vi.stubEnv('NODE_ENV', 'production');
  await expect(startSandbox({ port: 0 })).rejects.toThrow(/production/);
  vi.unstubAllEnvs();
});

test('as a plugin under a prefix it keeps its own headers, form parser and links, and leaves the host’s alone', async () => {
  const host = Fastify();
  host.addHook('onSend', async (_request, reply) => {
    void reply.header('content-security-policy', "default-src 'self'");
  });
  await host.register(sandboxRoutes, { prefix: '/sandbox-gateway', merchants: demoMerchants });
  host.post('/own', async () => 'own');
  const headers = { 'content-type': 'application/x-www-form-urlencoded', ...shopHeaders(orderOf('K6')) };
  const payload = new URLSearchParams(paymentForm(orderOf('K6'))).toString();
  const url = '/sandbox-gateway/transaction/transaction.do?command=initiateTransaction';
  /** As a browser goes on from an answer that redirects. */
  const post = async (at: string, form: string) => {
    const { headers: told } = await host.inject({ method: 'POST', url: at, headers, payload: form });
    return host.inject(new URL(String(told.location), `http://host${at}`).href);
  };
  const page = await post(url, payload);
  expect(page.body).toContain('id="pay-success"');
  expect(page.headers['content-security-policy']).toContain("default-src 'none'");
  const action = /action="([^"]+)"/.exec(page.body)?.[1] ?? '';
  const target = new URL(action, 'http://host/sandbox-gateway/transaction/pay').pathname;
  expect(target).toBe('/sandbox-gateway/sandbox/ccav/decide');
  const trackingId = /name="trackingId" value="(\d+)"/.exec(page.body)?.[1];
  const decided = await post(target, `trackingId=${trackingId}&outcome=success`);
  expect(decided.body).toContain('name="encResp"');
  const own = await host.inject({ method: 'POST', url: '/own', headers, payload: 'a=1' });
  expect([own.statusCode, own.headers['content-security-policy']]).toEqual([415, "default-src 'self'"]);
  await host.close();
});
