import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { withConnection } from '#server/kernel/database/connection.ts';
import type { CallOptions, TestApp } from '#server/testing/test-app.ts';

/** All load comes from one address, which the limits would refuse. */
export const PRODUCTION = {
  NODE_ENV: 'production',
  // New in each run: production refuses a secret from the source code.
  APP_SECRET: randomBytes(32).toString('hex'),
  METRICS_PORT: '0',
  RATE_LIMIT_SCALE: '1000000',
  LOG_LEVEL: 'warn',
  DEMO: '0',
};
export const START = ['--max-semi-space-size=32', '--heap-growing-percent=100', 'server/main.ts'];

export const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });

export const residentMb = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

export interface Place {
  folder: string;
  user: string;
  database: string;
}

export const urlOf = ({ folder, user, database }: Place): string =>
  `postgresql://${user}@localhost/${database}?host=${encodeURIComponent(folder)}`;

/** The account that runs PostgreSQL in the place of root, which PostgreSQL refuses. */
export function accountOf(name: string): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const numberOf = (which: '--user' | '--group') => Number(execFileSync('id', [which, name]));
  return { uid: numberOf('--user'), gid: numberOf('--group') };
}

export async function withFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'pravesh-bench-'));
  return work(folder).finally(() => rmSync(folder, { recursive: true, force: true }));
}

export interface Product {
  port: number;
  url: string;
  pid: number;
  client: pg.Client;
  place: Place;
}

/** Runs the server in its own process without rate limits. `folder`: of another checkout. */
export async function withServer<T>(
  env: Record<string, string>,
  place: Place,
  work: (product: Product) => Promise<T>,
  folder = '.',
): Promise<T> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, START, {
    cwd: folder,
    env: { ...PRODUCTION, PATH: process.env.PATH, PUBLIC_URL: url, PORT: String(port), ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  try {
    while (!(await isReady(url))) {
      if (child.exitCode !== null) throw new Error('the server did not start: `npm run build` first, then look above');
      await delay(50);
    }
    return await withConnection(urlOf(place), (client) => work({ port, url, pid: child.pid as number, client, place }));
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
}

export function withProduct<T>(
  work: (product: Product) => Promise<T>,
  { env, folder, dataDir }: { env?: Record<string, string>; folder?: string; dataDir?: string | undefined } = {},
): Promise<T> {
  const on = (data: string) => {
    const place = { folder: join(data, 'postgres'), user: 'pravesh_owner', database: 'pravesh' };
    return withServer({ DATA_DIR: data, ...env }, place, work, folder);
  };
  return dataDir ? on(dataDir) : withFolder(on);
}

export const LOGIN = { email: 'bench@pravesh.example', password: 'a quiet morning' };

/** Calls of the product over HTTP, as the factories of tests make them; `ask` leaves the answer unread. */
export function callsAt(url: string) {
  const ask = (method: string, path: string, body?: unknown, { token, headers }: CallOptions = {}) =>
    fetch(`${url}/api${path}`, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      body: Buffer.isBuffer(body) ? new Uint8Array(body) : JSON.stringify(body),
    });
  const call: TestApp['call'] = async (...asked) => {
    const answer = await ask(...asked);
    const [text, headers] = [await answer.text(), Object.fromEntries(answer.headers)];
    const isJson = headers['content-type']?.startsWith('application/json');
    return { status: answer.status, headers, text, json: isJson ? JSON.parse(text) : undefined };
  };
  return { ask, call };
}
