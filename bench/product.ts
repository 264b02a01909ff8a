import { spawn } from 'node:child_process';
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
import { FORMS } from '#server/testing/catalogue.ts';

/** New in each run: production refuses a secret from the source code. */
export const APP_SECRET = randomBytes(32).toString('hex');
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
  const usual = {
    NODE_ENV: 'production',
    METRICS_PORT: '0',
    RATE_LIMIT_SCALE: '1000000',
    LOG_LEVEL: 'warn',
    DEMO: '0',
  };
  const own = { PATH: process.env.PATH, APP_SECRET, PUBLIC_URL: url, PORT: String(port) };
  const child = spawn(process.execPath, START, {
    cwd: folder,
    env: { ...usual, ...own, ...env },
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

interface ProductWish {
  env?: Record<string, string>;
  folder?: string;
  dataDir?: string;
}

export function withProduct<T>(work: (product: Product) => Promise<T>, wish: ProductWish = {}): Promise<T> {
  const on = (dataDir: string) => {
    const place = { folder: join(dataDir, 'postgres'), user: 'pravesh_owner', database: 'pravesh' };
    return withServer({ DATA_DIR: dataDir, ...wish.env }, place, work, wish.folder);
  };
  return wish.dataDir ? on(wish.dataDir) : withFolder(on);
}

type Json = Record<string, string>;

export interface BenchAccount {
  organisation: string;
  /** Throws unless the call is served. */
  ask(method: 'GET' | 'POST' | 'PUT', path: string, body?: object, key?: string): Promise<Response>;
  json(method: 'POST' | 'PUT', path: string, body: object, key?: string): Promise<Json>;
}

export const LOGIN = { email: 'bench@pravesh.example', password: 'a quiet morning' };

export async function register(url: string, registrationType: 'park' | 'doctor' | 'loan'): Promise<BenchAccount> {
  const person = { personName: 'Asha Rao', mobileNumber1: '9876543210', location: 'Hyderabad' };
  await personAt(url).ask('POST', '/profileregistration/add', { registrationType, name: 'Bench', ...person, ...LOGIN });
  return logIn(url);
}

export async function logIn(url: string): Promise<BenchAccount> {
  const { token, profileId } = await personAt(url).json('POST', '/profileregistration/login', LOGIN);
  return personAt(url, token, profileId);
}

function personAt(url: string, token = '', organisation = ''): BenchAccount {
  const ask: BenchAccount['ask'] = async (method, path, body, key) => {
    const isForm = body instanceof FormData;
    const headers = {
      ...(!isForm && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(key && { 'idempotency-key': key }),
    };
    const answer = await fetch(`${url}/api${path}`, {
      method,
      headers,
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
    return answer;
  };
  return { organisation, ask, json: async (...call) => (await ask(...call)).json() as Promise<Json> };
}

export async function uploadPicture(person: BenchAccount, picture: Buffer): Promise<string> {
  const form = new FormData();
  form.append('image', new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), 'photo.jpg');
  form.append('imageName', 'photo.jpg');
  return (await person.json('POST', '/image/upload', form)).url as string;
}

export async function openClinic(
  person: BenchAccount,
  tokens: number,
  more: object = {},
): Promise<{ id: string; doctorId: string }> {
  const form = FORMS.clinic({ tokens: String(tokens), ...more });
  const { _id: id = '', doctorId = '' } = await person.json('POST', '/clinic/add', form);
  return { id, doctorId };
}

export const patientOf = ({ id, doctorId }: { id: string; doctorId: string }, n: number) => ({
  clinicId: id,
  doctorId,
  patientName: 'Lakshmi Devi',
  mobile: String(9_100_000_000 + n),
  paymentMode: 'cash',
});
