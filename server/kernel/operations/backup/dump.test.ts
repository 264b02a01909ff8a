import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withConnection } from '#server/kernel/database/connection.ts';
import { MIGRATION_LOCK } from '#server/kernel/database/migrate.ts';
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
  const dump = await withConnection(database.ownerUrl, async (migrating) => {
    await migrating.query('begin');
    await migrating.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    await migrating.query('alter table kept alter column n type text using n::text');
    const begun = dumpTables(database.ownerUrl, folder);
    while ((await waiting()).length === 0) await setTimeout(5);
    await migrating.query('commit');
    return begun;
  });
  expect(dump.tables.find(({ name }) => name === 'kept')?.rows).toBe(3);
});
