import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp, type Server } from '#server/app.ts';
import { type Database, openDatabase } from '#server/platform/database.ts';
import { ticketForm } from '#server/testing/factories/ticket.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const use = useTestApp();

test('a server whose database answers is alive and ready', async () => {
  expect((await use.app.inject('/healthz')).json()).toEqual({ status: 'alive' });
  const ready = await use.app.inject('/readyz');
  expect([ready.statusCode, ready.json()]).toEqual([200, { status: 'ready' }]);
});

test('connections that the database ends are replaced: one call may be asked to come again, the next is served', async () => {
  await use.app.inject('/readyz');
  await use.database.asOwner(
    `select pg_terminate_backend(pid, 60000) from pg_stat_activity where usename = 'pravesh_app' and datname = current_database()`,
  );
  const first = await use.call('GET', '/park/list');
  expect([200, 503]).toContain(first.status);
  expect((await use.call('GET', '/park/list')).status).toBe(200);
});

test('a server that is about to stop is not ready, so that nobody is sent to it', async () => {
  const { app } = await buildApp({ ...use.deps }, { pages: 'none' });
  let during = 0;
  app.addHook('preClose', async () => {
    during = await fetch(`${address}/readyz`).then(({ status }) => status);
  });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  expect((await fetch(`${address}/readyz`)).status).toBe(200);
  await app.close();
  expect(during).toBe(503);
});

/** A server whose database is nowhere. */
let away: Server;
let nowhere: Database;
beforeAll(async () => {
  nowhere = openDatabase('postgresql://pravesh_app@127.0.0.1:1/nothing', () => undefined);
  away = await buildApp({ ...use.deps, db: nowhere.db }, { pages: 'none' });
});
afterAll(async () => {
  await away.app.close();
  await nowhere.close();
});

test('a server without its database is alive, not ready, and asks callers to come again', async () => {
  const { app } = away;
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  const ready = await app.inject('/readyz');
  expect([ready.statusCode, ready.json(), ready.headers['retry-after']]).toEqual([503, { status: 'not ready' }, '1']);
  for (const [method, url, payload] of [
    ['GET', '/api/park/list', undefined],
    ['POST', '/api/ticketbooking/add', ticketForm({ _id: 'x' })],
    ['GET', '/api/ticketbooking/x', undefined],
  ] as const) {
    const answer = await app.inject({ method, url, payload, headers: { authorization: `Bearer ${'x'.repeat(43)}` } });
    expect([url, answer.statusCode, answer.headers['retry-after'], answer.json().code]).toEqual([
      url,
      503,
      '2',
      'UNAVAILABLE',
    ]);
    expect(answer.body).not.toMatch(/127\.0\.0\.1|ECONNREFUSED|connect/);
  }
});
