import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from } from 'pg-copy-streams';
import { withConnection } from '#server/kernel/database/connection.ts';
import { listOf } from './dump.ts';
import type { Manifest } from './manifest.ts';

/** Loads the rows of a backup into a migrated database, all or nothing. Throws when a row is missing. */
export const loadTables = (ownerUrl: string, folder: string, { tables, sequences }: Manifest): Promise<void> =>
  withConnection(ownerUrl, async (client) => {
    await client.query('begin');
    // The rows passed every check and trigger when they were first written, so their order does not matter now.
    await client.query(`set local session_replication_role = 'replica'`);
    await client.query(`truncate ${tables.map(({ name }) => pg.escapeIdentifier(name)).join(', ')}`);
    for (const table of tables) await load(client, table, folder);
    for (const { name, last } of sequences) await client.query('select setval($1, $2)', [`public.${name}`, last]);
    await client.query('commit');
    await client.query('analyze');
  });

async function load(client: pg.Client, { name, columns, rows }: Manifest['tables'][number], folder: string) {
  const writing = client.query(from(`copy ${listOf(name, columns)} from stdin`));
  await pipeline(createReadStream(join(folder, 'tables', `${name}.copy`)), writing);
  if (writing.rowCount !== rows)
    throw new Error(`The backup is damaged: ${name} has ${writing.rowCount} rows instead of ${rows}.`);
}
