import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, expect, it, vi } from 'vitest';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './launch.ts';
import { serverProcesses } from './leftovers.ts';

// A cluster is made, started and stopped in most tests here, which takes a slow machine its time.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 });

const cleanups: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const clean of cleanups.splice(0).reverse()) await clean();
});

async function newDataDir(...below: string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pravesh-launch-'));
  cleanups.push(() => rm(folder, { recursive: true, force: true }));
  return join(folder, ...below);
}

async function start(dataDir: string): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => {} });
  cleanups.push(() => postgres.stop());
  return postgres;
}

async function run(postgres: EmbeddedPostgres, text: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: postgres.connectionString(postgres.ownerUser, 'postgres') });
  client.on('error', () => {}); // Some tests kill the server under it.
  await client.connect();
  try {
    return await client.query(text);
  } finally {
    await client.end();
  }
}

/** Answers what was done as soon as it can be done; the patience of the test is its only limit. */
async function eventually<T>(act: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await act();
    } catch {
      await delay(20);
    }
  }
}

it('makes a durable UTF-8 cluster at the first start, leaves no process behind, and finds it again at the next', async () => {
  // Of other databases it asks for TLS.
  vi.stubEnv('PGSSLMODE', 'require');
  cleanups.push(async () => void vi.unstubAllEnvs());
  const dataDir = await newDataDir();
  const first = await start(dataDir);
  expect(serverProcesses(join(dataDir, 'postgres'))).toContain(first.pid);
  await run(first, "create table kept as select 'प्रवेश' as word");
  await first.stop();
  expect(serverProcesses(join(dataDir, 'postgres'))).toEqual([]);
  const next = await start(dataDir);
  // Nobody but its own user comes into the folder of the socket.
  expect((await stat(next.socketDir)).mode & 0o077).toBe(0);
  expect((await run(next, 'select word, upper(word) from kept')).rows[0].word).toBe('प्रवेश');
  const settings =
    "select name, setting from pg_settings where name in ('fsync', 'data_checksums', 'server_encoding', 'listen_addresses')";
  const found = Object.fromEntries((await run(next, settings)).rows.map(({ name, setting }) => [name, setting]));
  expect(found).toEqual({ fsync: 'on', data_checksums: 'on', server_encoding: 'UTF8', listen_addresses: '' });
});

it('is reached by a short path when the data directory lies too deep for a socket address', async () => {
  const postgres = await start(await newDataDir('a'.repeat(60), 'b'.repeat(60)));
  expect(postgres.socketDir.length).toBeLessThan(90);
  expect((await run(postgres, 'select 1 as one')).rows).toEqual([{ one: 1 }]);
});

it('is started again when its server is killed while a statement runs, with all rows, and says so', async () => {
  const postgres = await start(await newDataDir());
  const reasons: string[] = [];
  postgres.onDown((reason) => reasons.push(reason));
  await run(postgres, 'create table kept as select generate_series(1, 1000) as n');
  const busy = run(postgres, 'select pg_sleep(300)').catch((error: Error) => error);
  const sleeping = `select from pg_stat_activity where query like 'select pg_sleep%' and state = 'active'`;
  while ((await run(postgres, sleeping)).rows.length === 0) await delay(20);
  const killed = postgres.pid;
  process.kill(killed, 'SIGKILL');
  expect(await busy).toBeInstanceOf(Error);
  const { rows } = await eventually(() => run(postgres, 'select count(*)::int as rows from kept'));
  expect(rows).toEqual([{ rows: 1000 }]);
  expect(reasons).toEqual(['the server ended (SIGKILL)']);
  expect(postgres.pid).not.toBe(killed);
});

it('says why when it cannot start, and gives the data directory back', async () => {
  const dataDir = await newDataDir();
  const impossible = startEmbeddedPostgres({ dataDir, settings: { shared_buffers: '1kB' }, log: () => {} });
  await expect(impossible).rejects.toThrow(/did not start.*shared_buffers/s);
  expect((await run(await start(dataDir), 'select 1 as one')).rows).toEqual([{ one: 1 }]);
});
