import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import pg from 'pg';
import { startEmbeddedPostgres } from '#server/kernel/database/embedded/launch.ts';
import { migrate } from '#server/kernel/database/migrate.ts';
import { addressOf } from '../address.ts';
import { distributedTemplate } from '../wide/citus.ts';
import { makeDataFolder } from './data-folder.ts';

/**
 * `ownerUrl` names the server's maintenance database; `appPassword` is empty where the socket's folder is the guard; `workers`
 * are the others where it is a coordinator of Citus.
 */
export type TestServer = { ownerUrl: string; appPassword: string; workers: string[]; stop(): Promise<void> };

const templateName = 'pravesh_template';

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
  if (coordinator) return citusServer(coordinator);
  const server = outside ? outsideServer(outside) : await embeddedServer();
  try {
    await makeTemplate(server);
  } catch (error) {
    await server.stop();
    throw error;
  }
  return server;
}

function outsideServer(ownerUrl: string): TestServer {
  return { ownerUrl, appPassword: randomBytes(16).toString('hex'), workers: [], stop: async () => {} };
}

/** The machines of .ci/citus, which trust all who come from this one. */
async function citusServer(ownerUrl: string): Promise<TestServer> {
  const workers = await distributedTemplate(ownerUrl, templateName);
  return { ownerUrl, appPassword: '', workers, stop: async () => {} };
}

async function embeddedServer(): Promise<TestServer> {
  const dataDir = await makeDataFolder();
  // The data of a test run need not outlive it.
  const settings = { fsync: false, synchronous_commit: false, full_page_writes: false, max_connections: 200 };
  const postgres = await startEmbeddedPostgres({ dataDir, settings, log: quiet });
  const stop = async () => {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { ownerUrl: postgres.connectionString(postgres.ownerUser, 'postgres'), appPassword: '', workers: [], stop };
}

// Tests refuse and cut connections on purpose; a server that does not start says why in its error.
function quiet(): void {}

async function makeTemplate({ ownerUrl, appPassword }: TestServer): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query(`drop database if exists ${templateName} with (force)`);
    await client.query(`create database ${templateName}`);
    await migrate(addressOf(ownerUrl, templateName), { appPassword });
  } finally {
    await client.end();
  }
}
