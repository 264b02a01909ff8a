import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { inject } from 'vitest';
import { addressOf, asApp, TEMPLATE } from './address.ts';
import type { TestServer } from './servers/test-server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    testServer: Pick<TestServer, 'ownerUrl' | 'appPassword' | 'workers'>;
  }
}

export type TestDatabase = Awaited<ReturnType<typeof createTestDatabase>>;

const objectInUse = '55006';

/** Makes a migrated database of its own for a test file: a copy of the run's template, in about 50 ms; or an empty one. */
export async function createTestDatabase({ empty = false } = {}) {
  const { ownerUrl: serverUrl, appPassword, workers } = inject('testServer');
  const name = `pravesh_test_${randomBytes(8).toString('hex')}`;
  const onEach = (act: (client: pg.Client) => Promise<void>) =>
    Promise.all([serverUrl, ...workers].map((url) => withClient(url, act)));
  const template = empty ? 'template0' : TEMPLATE;
  await onEach((client) => runWhenFree(client, `create database ${name} template ${template} strategy file_copy`));
  const ownerUrl = addressOf(serverUrl, name);
  return {
    /** Signs in as the owner of everything: for migrations and for looking behind row security. */
    ownerUrl,
    /** Signs in as the server does: as the role that owns nothing. */
    appUrl: asApp(ownerUrl, appPassword),
    /** The database's addresses on the workers of Citus, for its owner; empty without Citus. */
    workerUrls: workers.map((url) => addressOf(url, name)),
    asOwner: asOwnerOf(ownerUrl),
    drop: async (): Promise<void> =>
      void (await onEach((client) => runWhenFree(client, `drop database if exists ${name} with (force)`))),
  };
}

/** One statement as the owner, behind row security; answers its rows. */
export const asOwnerOf =
  (ownerUrl: string) =>
  (statement: string, values?: unknown[]): Promise<pg.QueryResult['rows']> =>
    withClient(ownerUrl, async (client) => (await client.query(statement, values)).rows);

/** Runs a statement that needs a database for itself: somebody may be copying, vacuuming or, on Citus, tending it at this very moment. */
async function runWhenFree(client: pg.Client, statement: string): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await client.query(statement);
      return;
    } catch (error) {
      if (!(error instanceof pg.DatabaseError && error.code === objectInUse) || attempt === 50) throw error;
      await delay(20 + 10 * attempt);
    }
  }
}

/** A connection that is none of the server's: nobody who watches the server's statements sees what it asks. */
export async function withClient<T>(url: string, act: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await act(client);
  } finally {
    await client.end();
  }
}
