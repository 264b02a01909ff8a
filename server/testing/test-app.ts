import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll } from 'vitest';
import { buildApp } from '#server/app.ts';
import type { Deps } from '#server/deps.ts';
import type { Batches } from '#server/kernel/database/batches.ts';
import { type Database, isSpread, openDatabase } from '#server/kernel/database/database.ts';
import { rateLimits } from '#server/kernel/http/rate-limit.ts';
import { openCodes } from '#server/kernel/identity/organisation-codes.ts';
import { passwords } from '#server/kernel/identity/passwords.ts';
import { type Config, readConfig } from '#server/kernel/operations/config.ts';
import type { LogStream } from '#server/kernel/operations/log.ts';
import { noMailer } from '#server/kernel/operations/mail.ts';
import { createMetrics } from '#server/kernel/operations/metrics.ts';
import { diskStore } from '#server/kernel/operations/object-store/disk.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { ascendingRandom, type MovableClock, movableClock } from './outside-world.ts';
import { ROOM_FOR_ALL } from './rush/room-for-all.ts';

export interface TestApp {
  app: FastifyInstance;
  deps: Deps;
  clock: MovableClock;
  database: TestDatabase;
  /** One call below /api as JSON; `token` signs it. */
  call(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: unknown,
    options?: CallOptions,
  ): Promise<CallAnswer>;
}

export interface CallOptions {
  token?: string;
  headers?: Record<string, string>;
  /** The caller's address; else all come from this machine. */
  from?: string;
}

export interface CallAnswer {
  status: number;
  headers: Record<string, unknown>;
  /** Whatever legacy JSON came: its shape is what the tests test. */
  json: ReturnType<typeof JSON.parse>;
  text: string;
}

/** A noon in Kolkata, so that a test that adds some hours stays within the business day. */
export const START = new Date('2027-01-04T06:30:00.000Z');

/** Milliseconds that nobody waits for a database of ours, however slow the machine: only what hangs takes so long. */
export const PLENTY = { connection: 60_000, lock: 60_000, statement: 60_000, silence: 65_000, idle: 60_000 };

/** A hash costs so much where nobody guesses: the product's takes 20 ms of a core, and most tests sign somebody in. */
export const QUICK = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** The address that visitors use. */
export const PUBLIC_URL = 'http://pravesh.test';

const TEST_ENVIRONMENT = {
  NODE_ENV: 'test',
  APP_SECRET: 'a secret of the tests that is long enough',
  LOG_LEVEL: 'silent',
  PUBLIC_URL,
};

export interface TestAppOptions {
  config?: Partial<Config>;
  /** 'built' for tests that open pages; the API alone needs none. */
  pages?: 'built' | 'none';
  /** A database other than a copy of the run's template. */
  database?: () => Promise<TestDatabase>;
  deps?: Partial<Pick<Deps, 'gateways' | 'images' | 'random' | 'mail'>>;
  /** Shares its announcements with other servers on its database, as main.ts does. */
  shares?: boolean;
  /** A booking goes alone, never in one statement with others. */
  alone?: boolean;
  /** Gets every log line; set `config.logLevel` with it. */
  logTo?: LogStream;
}

/** The real server on a database of its own, with a clock that the test moves. One a test file; closed after its tests. */
export function useTestApp(options: TestAppOptions = {}): TestApp {
  const use = {} as TestApp;
  let open: Database;
  let scratch: string;
  beforeAll(async () => {
    scratch = await mkdtemp(join(tmpdir(), 'pravesh-app-'));
    const config: Config = { ...readConfig(TEST_ENVIRONMENT), ...options.config };
    const database = await (options.database ?? createTestDatabase)();
    const clock = movableClock(START);
    open = openDatabase(database.appUrl, () => undefined, 8, PLENTY);
    const limits = rateLimits(open.db, clock, config.rateLimitScale);
    const server = await buildApp(
      {
        config,
        db: open.db,
        isSpread: await isSpread(open.db),
        writes: open.writes,
        codes: await openCodes(open.db),
        clock,
        random: ascendingRandom,
        limits,
        gateways: {},
        metrics: createMetrics(),
        images: diskStore(scratch),
        mail: noMailer,
        passwords: passwords(QUICK),
        ...options.deps,
      },
      {
        pages: options.pages ?? 'none',
        logTo: options.logTo,
        traffic: ROOM_FOR_ALL,
        batches: options.alone ? aloneBatches : undefined,
        shareOver: options.shares ? database.appUrl : undefined,
      },
    );
    await server.app.ready();
    Object.assign(use, { ...server, clock, database, call: caller(server.app) });
  });
  afterAll(async () => {
    await use.app?.close();
    await open?.close();
    await use.database?.drop();
    await rm(scratch, { recursive: true, force: true });
  });
  return use;
}

/** Calls of an app as JSON. */
export const caller =
  (app: FastifyInstance): TestApp['call'] =>
  async (method, path, body, { token, headers, from } = {}) => {
    const answer = await app.inject({
      method,
      url: `/api${path}`,
      ...(from === undefined ? {} : { remoteAddress: from }),
      ...(body === undefined ? {} : { payload: body as object }),
      headers: { ...headers, ...(token ? { authorization: `Bearer ${token}` } : {}) },
    });
    return readAnswer(answer);
  };

/** Reads an answer of the app. */
export function readAnswer({ statusCode: status, headers, body: text }: LightMyRequestResponse): CallAnswer {
  const isJson = String(headers['content-type']).startsWith('application/json');
  return { status, headers, json: isJson ? JSON.parse(text) : undefined, text };
}

/** Everybody alone: for tests of what two do at the same time, each in a statement of its own. */
const aloneBatches: Batches = {
  batch:
    ({ runAlone }) =>
    (request) =>
      runAlone(request),
  turn: (work) => work(),
};
