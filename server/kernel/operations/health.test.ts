import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { type BuiltServer, buildApp } from '#server/app.ts';
import { type Database, openDatabase } from '#server/kernel/database/database.ts';
import { anOwner } from '#server/organisations/factory.ts';
import { aPark } from '#server/parks/factory.ts';
import { eventually } from '#server/testing/live-page.ts';
import { PLENTY, useTestApp } from '#server/testing/test-app.ts';
import { freshAddress, ticketForm } from '#server/tickets/factory.ts';
import { besideTheCrowd } from './health.ts';

const use = useTestApp();

test('connections that the database ends are replaced: one call may be asked to come again, the next is served', async () => {
  await use.app.inject('/readyz');
  await cutAll();
  const first = await use.call('GET', '/park/list');
  expect([200, 503]).toContain(first.status);
  expect((await use.call('GET', '/park/list')).status).toBe(200);
});

const cutAll = () =>
  use.database.asOwner(
    `select pg_terminate_backend(pid, 60000) from pg_stat_activity where usename = 'pravesh_app' and datname = current_database()`,
  );

/** The status of a visitor's booking and of /readyz, with what each says to come again. */
async function served(park: { _id: string }) {
  const booked = await use.call('POST', '/ticketbooking/add', ticketForm(park), { from: freshAddress() });
  const ready = await use.app.inject('/readyz');
  return {
    booked: booked.status,
    ready: ready.statusCode,
    reason: ready.json().reason,
    comeAgain: [booked, ready].map(({ headers }) => 'retry-after' in headers),
  };
}

const SERVED = { booked: 201, ready: 200, reason: undefined, comeAgain: [false, false] };
const REFUSED = { booked: 503, ready: 503, reason: 'The database takes no writes.', comeAgain: [true, true] };

test('connections that lead to a server which takes no writes any more are left, when another one does', async () => {
  const park = await aPark(use, await anOwner(use));
  const { name } = (await use.database.asOwner('select current_database() as name'))[0];
  await use.database.asOwner(`alter role pravesh_app in database ${name} set default_transaction_read_only = on`);
  await cutAll();
  await eventually(async () => (await use.call('GET', '/park/list')).status === 200);
  // As many as there may be, all of them read-only for as long as they live.
  await Promise.all(Array.from({ length: 20 }, () => use.call('GET', '/park/list')));
  expect(await served(park)).toEqual(REFUSED);
  await use.database.asOwner(`alter role pravesh_app in database ${name} reset default_transaction_read_only`);
  const all = () => Promise.all(Array.from({ length: 20 }, () => served(park)));
  await eventually(async () => (await all()).every(({ booked, ready }) => booked === 201 && ready === 200));
});

test('while the disk of the database is full, bookings are asked to come again, and the server is not ready until a write has proved itself', async () => {
  const park = await aPark(use, await anOwner(use));
  const refuse = `language plpgsql as $$ begin raise exception 'refused' using errcode = '53100'; end $$`;
  await use.database.asOwner(`create function no_room() returns trigger ${refuse}`);
  await use.database.asOwner('create trigger no_room before insert on booking execute function no_room()');
  await use.database.asOwner('alter function prove_writes() rename to prove_writes_kept');
  await use.database.asOwner(`create function prove_writes() returns void ${refuse}`);
  await use.database.asOwner('grant execute on function prove_writes() to pravesh_app');
  expect(await served(park)).toEqual(REFUSED);
  await use.database.asOwner('drop function no_room() cascade');
  // Nobody was refused since, but nothing says that there is room again either.
  expect((await use.app.inject('/readyz')).statusCode).toBe(503);
  await use.database.asOwner('drop function prove_writes()');
  await use.database.asOwner('alter function prove_writes_kept() rename to prove_writes');
  expect((await use.app.inject('/readyz')).statusCode).toBe(200);
  expect(await served(park)).toEqual(SERVED);
});

test('while there is no connection to be had, calls are asked to come again', async () => {
  const { name } = (await use.database.asOwner('select current_database() as name'))[0];
  await use.database.asOwner(`alter database ${name} connection limit 0`);
  await cutAll();
  await eventually(async () => (await use.app.inject('/readyz')).json().reason === 'The database does not answer.');
  const { status, headers, json } = await use.call('GET', '/park/list');
  expect([status, json.code, 'retry-after' in headers]).toEqual([503, 'UNAVAILABLE', true]);
  await use.database.asOwner(`alter database ${name} connection limit -1`);
  await eventually(async () => (await use.app.inject('/readyz')).statusCode === 200);
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

/** Answers by path at the port of metrics, beside an app that lets no visitor in by any door of its own. */
async function beside({ app, deps }: Pick<BuiltServer, 'app' | 'deps'>, ...paths: string[]) {
  await app.ready();
  const server = besideTheCrowd(app, deps.metrics).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return Promise.all(paths.map((path) => fetch(`http://127.0.0.1:${port}${path}`)));
}

test('the port of metrics says whether the server lives and is ready, and metrics at every other path', async () => {
  const [alive, ready, metrics, park] = await beside(use, '/healthz', '/readyz', '/1', '/api/park/list');
  expect([alive?.status, await alive?.json()]).toEqual([200, { status: 'alive' }]);
  expect([ready?.status, await ready?.json()]).toEqual([200, { status: 'ready' }]);
  for (const one of [metrics, park]) expect(await one?.text()).toContain('http_request_seconds_count');
  const [unready] = await beside(away, '/readyz');
  expect([unready?.status, unready?.headers.get('retry-after')]).toEqual([503, '1']);
});

/** A server whose database is nowhere. */
let away: BuiltServer;
let nowhere: Database;
beforeAll(async () => {
  nowhere = openDatabase('postgresql://pravesh_app@127.0.0.1:1/nothing', () => undefined);
  away = await buildApp({ ...use.deps, ...nowhere }, { pages: 'none' });
});
afterAll(async () => {
  await away.app.close();
  await nowhere.close();
});

test('a server without its database is alive, not ready, and asks callers to come again', async () => {
  const { app } = away;
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  const ready = await app.inject('/readyz');
  expect([ready.statusCode, ready.json(), ready.headers['retry-after']]).toEqual([
    503,
    { status: 'not ready', reason: 'The database does not answer.' },
    '1',
  ]);
  for (const [method, url, payload] of [
    ['GET', '/api/park/list', undefined],
    ['POST', '/api/ticketbooking/add', ticketForm({ _id: 'x' })],
    ['GET', '/api/ticketbooking/x', undefined],
  ] as const) {
    const answer = await app.inject({ method, url, payload, headers: { authorization: `Bearer ${'x'.repeat(43)}` } });
    expect([url, answer.statusCode, answer.headers['retry-after'], answer.json().code]).toEqual([
      url,
      503,
      expect.stringMatching(/^[2-6]$/),
      'UNAVAILABLE',
    ]);
    expect(answer.body).not.toMatch(/127\.0\.0\.1|ECONNREFUSED|connect/);
  }
});

test('however many ask at once whether the server is ready, the database is asked by one', async () => {
  const connected: Socket[] = [];
  const silent = createServer((socket) => void connected.push(socket.on('error', () => undefined)));
  await once(silent.listen(0, '127.0.0.1'), 'listening');
  const { port } = silent.address() as AddressInfo;
  const nowhere = openDatabase(`postgresql://pravesh_app@127.0.0.1:${port}/nothing`, () => undefined, 8, PLENTY);
  const { app } = await buildApp({ ...use.deps, ...nowhere }, { pages: 'none' });
  onTestFinished(async () => {
    silent.close();
    await app.close();
    await nowhere.close();
  });
  const asked = Array.from({ length: 40 }, () => app.inject('/readyz'));
  await eventually(() => connected.length > 0);
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  expect(connected).toHaveLength(1);
  for (const socket of connected) socket.destroy();
  expect(new Set((await Promise.all(asked)).map(({ statusCode }) => statusCode))).toEqual(new Set([503]));
});
