import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { to } from 'pg-copy-streams';
import { withConnection } from '#server/kernel/database/connection.ts';
import { MIGRATION_LOCK } from '#server/kernel/database/migrate.ts';
import type { Manifest } from './manifest.ts';

type Dump = Pick<Manifest, 'steps' | 'tables' | 'sequences'>;

/** Generated columns are left out: the database that gets the rows makes them again. */
const TABLES = `
  select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
  group by c.relname order by c.relname`;
const SEQUENCES = `select sequencename as name, last_value::text as last from pg_sequences where schemaname = 'public' and last_value is not null order by 1`;

/** Dumps all tables at one moment to `tables/<name>.copy`. Blocks only migrations and other backups. */
export const dumpTables = (ownerUrl: string, folder: string): Promise<Dump> =>
  withConnection(ownerUrl, async (client) => {
    // A table that a migration has just rewritten looks empty to an older snapshot.
    await client.query('select pg_advisory_lock_shared($1)', [MIGRATION_LOCK]);
    await client.query('begin isolation level repeatable read read only');
    await mkdir(join(folder, 'tables'), { recursive: true });
    const { rows: found } = await client.query<Dump['tables'][number]>(TABLES);
    await client.query(
      `lock table ${found.map(({ name }) => pg.escapeIdentifier(name)).join(', ')} in access share mode`,
    );
    // The tables are locked by now, so no column can change. A starting server needs this lock.
    await client.query('select pg_advisory_unlock_shared($1)', [MIGRATION_LOCK]);
    const tables: Dump['tables'] = [];
    for (const { name, columns } of found)
      tables.push({ name, columns, rows: await dump(client, name, columns, folder) });
    const { rows: sequences } = await client.query<Dump['sequences'][number]>(SEQUENCES);
    const { rows: ran } = await client.query<Dump['steps'][number]>('select name, hash from migration.step');
    await client.query('commit');
    return { steps: ran, tables, sequences };
  });

async function dump(client: pg.Client, table: string, columns: string[], folder: string): Promise<number> {
  const reading = client.query(to(`copy ${listOf(table, columns)} to stdout`));
  await pipeline(reading, createWriteStream(join(folder, 'tables', `${table}.copy`), { mode: 0o600 }));
  return reading.rowCount ?? 0;
}

export const listOf = (table: string, columns: readonly string[]): string =>
  `${pg.escapeIdentifier(table)} (${columns.map((column) => pg.escapeIdentifier(column)).join(', ')})`;
