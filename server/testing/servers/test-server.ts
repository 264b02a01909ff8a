import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withConnection } from '#server/kernel/database/connection.ts';
import { startEmbeddedPostgres } from '#server/kernel/database/embedded/launch.ts';
import { migrate } from '#server/kernel/database/migrate.ts';
import { addressOf, TEMPLATE } from '../address.ts';
import { distributedTemplate } from '../wide/citus.ts';

/**
 * `ownerUrl` names the server's maintenance database; `appPassword` is empty where the socket's folder is the guard; `workers`
 * are the others where it is a coordinator of Citus.
 */
export type TestServer = { ownerUrl: string; appPassword: string; workers: string[]; stop(): Promise<void> };

// Each vitest project loads its global setup anew, in one process: what they share lives beside the modules.
const shared = globalThis as typeof globalThis & { praveshTestServer?: { users: number; server: Promise<TestServer> } };

/** The run's server: the first caller starts it, the others share it. */
export function acquireTestServer(): Promise<TestServer> {
  shared.praveshTestServer ??= { users: 0, server: start() };
  shared.praveshTestServer.users += 1;
  return shared.praveshTestServer.server;
}

/** Stops the run's server when its last user is done. */
export async function releaseTestServer(): Promise<void> {
  const current = shared.praveshTestServer;
  if (!current || --current.users > 0) return;
  shared.praveshTestServer = undefined;
  await (await current.server).stop();
}

async function start(): Promise<TestServer> {
  const { TEST_DATABASE_URL: outside, TEST_CITUS_URL: coordinator } = process.env;
  const stop = async () => undefined;
  // The machines of .ci/citus trust all who come from this one.
  if (coordinator)
    return { ownerUrl: coordinator, appPassword: '', workers: await distributedTemplate(coordinator, TEMPLATE), stop };
  const server = outside
    ? { ownerUrl: outside, appPassword: randomBytes(16).toString('hex'), workers: [], stop }
    : await embeddedServer();
  try {
    await makeTemplate(server);
  } catch (error) {
    await server.stop();
    throw error;
  }
  return server;
}

async function embeddedServer(): Promise<TestServer> {
  const dataDir = await makeDataFolder();
  // The data of a test run need not outlive it. Tests cut connections on purpose; one that does not start says why.
  const settings = { fsync: false, synchronous_commit: false, full_page_writes: false, max_connections: 200 };
  const postgres = await startEmbeddedPostgres({ dataDir, settings, log: () => undefined });
  const stop = async () => {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { ownerUrl: postgres.connectionString(postgres.ownerUser, 'postgres'), appPassword: '', workers: [], stop };
}

async function makeTemplate({ ownerUrl, appPassword }: TestServer): Promise<void> {
  await withConnection(ownerUrl, async (client) => {
    await client.query(`drop database if exists ${TEMPLATE} with (force)`);
    await client.query(`create database ${TEMPLATE}`);
  });
  await migrate(addressOf(ownerUrl, TEMPLATE), { appPassword });
}

const MEMORY = '/dev/shm';

/** The databases of a run never fill so many bytes. */
const ROOM = 4 * 1024 ** 3;

/**
 * Makes a folder for the data of a test run: in memory, where a database is made in a third of the time and a seventh of the
 * processor's; on the disk where memory has no such room, as in many containers.
 */
async function makeDataFolder(): Promise<string> {
  const memory = await statfs(MEMORY).catch(() => null);
  if (!memory || memory.bavail * memory.bsize < ROOM) return mkdtemp(join(tmpdir(), 'pravesh-test-'));
  await forgetKilled();
  return mkdtemp(join(MEMORY, `pravesh-test-${process.pid}-`));
}

/** Gives back the memory of runs that were killed. */
async function forgetKilled(): Promise<void> {
  for (const name of await readdir(MEMORY)) {
    const [, pid] = /^pravesh-test-(\d+)-/.exec(name) ?? [];
    if (pid && !existsSync(`/proc/${pid}`)) await rm(join(MEMORY, name), { recursive: true, force: true });
  }
}
