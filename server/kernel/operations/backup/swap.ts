import pg from 'pg';
import { withConnection } from '#server/kernel/database/connection.ts';

/** Keeps the old one as `kept`. Disconnects all clients; a running statement fails as a whole. */
export const swapDatabases = (
  serverUrl: string,
  { current, next, kept }: { current: string; next: string; kept: string },
): Promise<void> =>
  withConnection(serverUrl, async (client) => {
    const name = pg.escapeIdentifier;
    await client.query(`alter database ${name(current)} allow_connections false`);
    await cutOff(client, current);
    await client.query(`alter database ${name(current)} rename to ${name(kept)}`);
    await client.query(`alter database ${name(next)} rename to ${name(current)}`);
    await client.query(`alter database ${name(kept)} allow_connections true`);
  });

const cutOff = (client: pg.Client, database: string) =>
  client.query(
    'select pg_terminate_backend(pid, 10000) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()',
    [database],
  );
