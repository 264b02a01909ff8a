import { expect, onTestFinished, test } from 'vitest';
import { buildApp } from '#server/app.ts';
import { openDatabase } from '#server/kernel/database/database.ts';
import { newId } from '#server/kernel/identity/ids.ts';
import { CLASSES, type ClassShare, type TrafficClass } from '#server/kernel/traffic/classes.ts';
import { anOwner } from '#server/organisations/factory.ts';
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

test.each([
  ['/sw.js', 'application/javascript'],
  ['/pravesh.webmanifest', 'application/manifest+json'],
  ['/icon-192.png', 'image/png'],
])('%s lies at the root, and browsers ask each time whether it is still so', async (url, type) => {
  const { statusCode, headers } = await use.app.inject({ method: 'GET', url });
  expect([statusCode, headers['cache-control']]).toEqual([200, 'no-cache']);
  expect(headers['content-type']).toContain(type);
  expect(headers['content-security-policy']).toContain("worker-src 'self'");
});

test('who signs in loads a document of their own; the rest of the sign-in area and the console have another', async () => {
  const scriptOf = async (url: string) =>
    /<script type="module"[^>]* src="([^"]+)"/.exec((await use.app.inject({ method: 'GET', url })).body)?.[1];
  const [signIn, behind] = [await scriptOf('/pravesh/login'), await scriptOf('/app/park')];
  expect(signIn).not.toBe(behind);
  for (const url of ['/login?from=/app/park', '/zoo/inspectorlogin', '/zoo/branchuser'])
    expect([url, await scriptOf(url)]).toEqual([url, signIn]);
  for (const url of [
    '/zoo/forgotpassword',
    '/zoo/newpassword',
    '/zoo/confirm',
    '/zoo/profileregistration',
    '/zoo/dashboard',
  ])
    expect([url, await scriptOf(url)]).toEqual([url, behind]);
});

/** The same server with no place left in any class but these. */
async function fullExcept(...open: TrafficClass[]) {
  const shut = (share: ClassShare): ClassShare => ({ ...share, atOnce: 0, waiting: 0 });
  const shares = Object.entries(CLASSES).map(([name, share]) => [
    name,
    open.includes(name as TrafficClass) ? share : shut(share),
  ]);
  const { app } = await buildApp({ ...use.deps }, { pages: 'built', traffic: Object.fromEntries(shares) });
  onTestFinished(() => app.close());
  return app;
}

test('when there is no room for a page, a page says so in words, and the browser asks again by itself when there may be', async () => {
  const app = await fullExcept('health', 'file');
  const { statusCode, headers, body } = await app.inject('/ticketbooking/00000000000000000000000000');
  expect([statusCode, headers['content-type']]).toEqual([503, 'text/html; charset=utf-8']);
  expect(body).toContain(`This page tries again by itself in about ${headers['retry-after']} seconds.`);
  expect(headers.refresh).toBe(headers['retry-after']);
  expect(body).toContain('We are busier than usual');
  expect(body).toContain(`<code>${headers['x-request-id']}</code>`);
  const nonce = /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1];
  expect(body).toContain(`<style nonce="${nonce}">`);
  expect(body).not.toMatch(/__[A-Z_]+__/);
  expect(headers['cache-control']).toBe('no-store');
});

test('while the database is away, a page that was only looked at is asked for again by itself', async () => {
  const nowhere = openDatabase('postgresql://pravesh_app@127.0.0.1:1/nothing', () => undefined);
  const { app } = await buildApp({ ...use.deps, ...nowhere }, { pages: 'built' });
  onTestFinished(async () => {
    await app.close();
    await nowhere.close();
  });
  const { organisationId } = await anOwner(use);
  const { statusCode, headers, body } = await app.inject(`/ticketbooking/${newId(use.deps.random, organisationId)}`);
  expect([statusCode, headers.refresh]).toEqual([503, headers['retry-after']]);
  expect(body).toContain('This page tries again by itself in about');
});

test('a form without scripts that finds no room is told what became of it, and that Reload sends it again: no button loses it', async () => {
  const app = await fullExcept('health', 'file', 'page');
  const id = '0'.repeat(26);
  for (const [url, words] of [
    [`/ticketbooking/${id}`, 'nothing was booked for you yet'],
    [`/paymentstatus/${id}/${id}`, 'Your booking stands, and nothing was charged.'],
    [`/doctorappointment/${id}/${id}`, 'Your booking stands, and nothing was charged.'],
    [`/getqr/${id}`, 'it sends your mobile number again'],
  ] as const) {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await app.inject({ method: 'POST', url, headers, payload: 'mobile=1' });
    expect([url, answer.statusCode, Number(answer.headers['retry-after']) > 0]).toEqual([url, 503, true]);
    expect(answer.headers.refresh).toBeUndefined();
    expect(answer.body).toContain(words);
    expect(answer.body.includes('nothing was booked')).toBe(url.startsWith('/ticketbooking'));
    expect(answer.body).toContain('please press Reload in your browser');
    expect(answer.body).not.toMatch(/href="\?"|do not pay again/);
  }
});

test('with everything else full, health, gates and payments under way are served', async () => {
  const app = await fullExcept('health', 'file', 'gate', 'payment');
  const nobody = '0'.repeat(26);
  const asked = async (method: 'GET' | 'POST', url: string) => (await app.inject({ method, url })).statusCode;
  expect(await asked('GET', '/healthz')).toBe(200);
  expect(await asked('GET', '/readyz')).toBe(200);
  expect(await asked('GET', `/api/return/${nobody}`)).toBe(303);
  expect(await asked('POST', '/api/ticketbooking/scan')).toBe(401);
  expect(await asked('GET', `/paymentstatus/${nobody}/${nobody}`)).toBe(404);
  expect(await asked('GET', '/api/nothing')).toBe(404);
  expect(await asked('GET', '/assets/nothing.js')).toBe(404);
  expect(await asked('GET', '/api/openapi.json')).toBe(200);
  expect(await asked('GET', '/api/docs')).toBe(200);
  for (const [method, url] of [
    ['GET', '/home'],
    ['GET', '/nowhere'],
    ['POST', `/getqr/${nobody}`],
    ['POST', '/api/ticketbooking/add'],
    ['GET', '/api/ticketbooking/list'],
    ['GET', '/api/park/list'],
    ['POST', '/api/user/login'],
    ['POST', '/api/image/upload'],
  ] as const)
    expect([url, await asked(method, url)]).toEqual([url, 503]);
});

test('what is no address is 400, and a page names no address but those of PUBLIC_URL', async () => {
  expect((await use.app.inject('//[')).statusCode).toBe(400);
  for (const url of ['//evil.example/x', 'http://evil.example/x']) {
    const { statusCode, body } = await use.app.inject({ method: 'GET', url, headers: { host: 'evil.example' } });
    expect(statusCode).toBe(404);
    expect(body).not.toMatch(/https?:\/\/evil\.example/);
  }
});

test('a page that fails says so in words and names the request, never the reason', async () => {
  await use.database.drop();
  const { statusCode, body, headers } = await use.app.inject({ method: 'GET', url: '/home' });
  expect(statusCode).toBeGreaterThanOrEqual(500);
  expect(body).toContain(String(headers['x-request-id']));
  expect(body).not.toMatch(/kysely|driver|destroyed/i);
});
