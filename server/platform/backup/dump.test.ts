import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Kysely, PostgresAdapter, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#server/testing/database.ts';
import { dumpTables } from './dump.ts';

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'pravesh-dump-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await database.drop();
});

const waiting = () =>
  database.asOwner(
    'select from pg_locks join pg_stat_activity using (pid) where datname = current_database() and not granted',
  );

test('a backup that begins while migrations run waits for them: a table that is written anew is not taken for empty', async () => {
  await database.asOwner(`create table kept as select n from generate_series(1, 3) as n`);
  const pool = new pg.Pool({ connectionString: database.ownerUrl, max: 1 });
  const [db, kysely] = [new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) }), new PostgresAdapter()];
  const options = { lockTable: '', lockRowId: '' };
  try {
    await kysely.acquireMigrationLock(db, options);
    const dump = await db.transaction().execute(async (tx) => {
      await sql`alter table kept alter column n type text using n::text`.execute(tx);
      const begun = dumpTables(database.ownerUrl, folder);
      while ((await waiting()).length === 0) await setTimeout(5);
      return () => begun;
    });
    await kysely.releaseMigrationLock(db, options);
    expect((await dump()).tables.find(({ name }) => name === 'kept')?.rows).toBe(3);
  } finally {
    await db.destroy();
  }
});
