import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { type BuiltServer, buildApp } from '#server/app.ts';
import { startJobs } from '#server/jobs.ts';
import { isSpread, openDatabase } from '#server/kernel/database/database.ts';
import { rateLimits } from '#server/kernel/http/rate-limit.ts';
import { openCodes } from '#server/kernel/identity/organisation-codes.ts';
import { passwords } from '#server/kernel/identity/passwords.ts';
import { systemRandom } from '#server/kernel/operations/clock.ts';
import { readConfig } from '#server/kernel/operations/config.ts';
import { noMailer } from '#server/kernel/operations/mail.ts';
import { createMetrics } from '#server/kernel/operations/metrics.ts';
import { diskStore } from '#server/kernel/operations/object-store/disk.ts';
import { ccavenueGateway } from '#server/payments/gateways/ccavenue/gateway.ts';
import { post } from '#server/payments/gateways/http.ts';
import { paytmGateway } from '#server/payments/gateways/paytm/gateway.ts';
import { paytmHosts } from '#server/payments/gateways/paytm/hosts.ts';
import { createTestDatabase, type TestDatabase } from '#server/testing/database.ts';
import { PLENTY, QUICK, type TestApp } from '#server/testing/test-app.ts';
import { sandboxRoutes, startSandbox } from '../sandbox/server.ts';
import { beginDay, headStart, type RunningClock, runningClock } from './running-clock.ts';

const START_MS = 60_000;

/** As visitors reach it, with what the factories of server/testing need to fill it. */
export interface Product extends TestApp {
  url: string;
  clock: RunningClock;
  wait(minutes: number): Promise<void>;
}

interface Wishes {
  /** The gateway has an origin of its own, as the real ones do. */
  gatewayApart?: boolean;
  began?: Date;
}

/**
 * Real pages, jobs, PostgreSQL and payment sandbox on a port of their own. One a test file; stopped after its tests.
 */
export function startProduct(wishes: Wishes = {}): Product {
  const product = {} as Product;
  const ends: (() => Promise<unknown>)[] = [];
  beforeAll(async () => {
    beginDay(wishes.began ?? new Date());
    const database = await createTestDatabase();
    ends.push(database.drop);
    Object.assign(product, await startSomewhere(database, ends, wishes));
  }, START_MS);
  afterAll(async () => {
    for (const end of ends.reverse()) await end();
  });
  return product;
}

async function startSomewhere(
  database: TestDatabase,
  ends: (() => Promise<unknown>)[],
  wishes: Wishes,
  tries = 5,
): Promise<Product> {
  try {
    return await start(database, await reservePort(), ends, wishes);
  } catch (error) {
    if (tries === 1 || (error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    return startSomewhere(database, ends, wishes, tries - 1);
  }
}

async function start(
  database: TestDatabase,
  place: Place,
  ends: (() => Promise<unknown>)[],
  wishes: Wishes,
): Promise<Product> {
  const url = `http://127.0.0.1:${place.port}`;
  const clock = runningClock();
  const { db, writes, close } = openDatabase(database.appUrl, () => undefined, 8, PLENTY);
  ends.push(close);
  const scratch = await mkdtemp(join(tmpdir(), 'pravesh-images-'));
  ends.push(() => rm(scratch, { recursive: true, force: true }));
  const settings = readConfig({
    NODE_ENV: 'test',
    APP_SECRET: 'a secret of the journeys that is long enough',
    LOG_LEVEL: 'silent',
    PORT: String(place.port),
    PUBLIC_URL: url,
  });
  const apart = wishes.gatewayApart ? await startSandbox({ port: 0 }) : null;
  if (apart) ends.push(apart.close);
  const sandbox = apart?.url ?? `${url}/sandbox-gateway`;
  const config = { ...settings, ccavenueTxnUrl: sandbox };
  const world = {
    config,
    db,
    isSpread: await isSpread(db),
    writes,
    codes: await openCodes(db),
    clock,
    random: systemRandom,
    limits: rateLimits(db, clock, config.rateLimitScale),
    gateways: {
      ccav: ccavenueGateway({ txnUrl: sandbox, apiUrl: sandbox }, post),
      paytm: paytmGateway(paytmHosts(`${sandbox}/sandbox/paytm`), post),
    },
    metrics: createMetrics(),
    images: diskStore(scratch),
    mail: noMailer,
    passwords: passwords(QUICK),
  };
  const server = await buildApp(world, { pages: 'built' });
  ends.push(() => server.app.close());
  if (!apart) await server.app.register(sandboxRoutes, { prefix: '/sandbox-gateway' });
  await listen(server, place, ends);
  const moveGateway = (seconds: number) => send(`${sandbox}/sandbox/clock`, 'POST', { advance: seconds });
  await moveGateway(headStart() / 1000);
  const wait = async (minutes: number): Promise<void> => {
    // The gateway first: else an inquiry in between would get the earlier answer, and the next one is minutes later.
    await moveGateway(minutes * 60);
    clock.advance(minutes);
  };
  return { ...server, url, clock, database, wait, call: caller(url) };
}

async function listen(
  { app, deps }: BuiltServer,
  { port, free }: Place,
  ends: (() => Promise<unknown>)[],
): Promise<void> {
  await app.ready();
  await free();
  await app.listen({ port, host: '127.0.0.1', listenTextResolver: () => '' });
  ends.push(async () => {
    // Browsers keep connections open, which would delay the end.
    app.server.closeAllConnections();
    await app.close();
  });
  ends.push(startJobs(deps).stop);
}

interface Place {
  port: number;
  free(): Promise<unknown>;
}

/**
 * Return addresses and QR codes need the address before the server is built. The port is held until the server listens.
 */
async function reservePort(): Promise<Place> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const free = (): Promise<unknown> => {
    server.close();
    return once(server, 'close');
  };
  return { port, free };
}

const caller =
  (url: string): TestApp['call'] =>
  async (method, path, body, { token, headers } = {}) => {
    const signed: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
    const answer = await send(`${url}/api${path}`, method, body, { ...headers, ...signed });
    const text = await answer.text();
    const isJson = answer.headers.get('content-type')?.startsWith('application/json') ?? false;
    return {
      status: answer.status,
      headers: Object.fromEntries(answer.headers),
      json: isJson ? JSON.parse(text) : undefined,
      text,
    };
  };

function send(url: string, method: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  const json: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' };
  return fetch(url, {
    method,
    headers: { ...json, ...headers },
    body: body === undefined ? null : JSON.stringify(body),
  });
}
