import { execFile } from 'node:child_process';
import { appendFile, chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#server/kernel/database/embedded/launch.ts';
import { DATABASE, migrate } from '#server/kernel/database/migrate.ts';
import { asOwnerOf } from '../database.ts';

export type ReplicatedDatabase = Awaited<ReturnType<typeof createReplicatedDatabase>>;

// Nothing of it need outlive the test. Nobody vacuums, so nothing is replayed that no test wrote.
const SETTINGS = {
  fsync: false,
  full_page_writes: false,
  autovacuum: false,
  max_connections: 60,
  shared_buffers: '32MB',
};

/**
 * A database on a server of its own, that a second server follows by PostgreSQL's own replication. The second begins as a
 * copy of the first, which is stopped for it: that needs no program of PostgreSQL's.
 */
export async function createReplicatedDatabase() {
  const home = await mkdtemp(join(tmpdir(), 'pravesh-replicated-'));
  const start = (name: string, settings = {}) =>
    startEmbeddedPostgres({ dataDir: join(home, name), settings: { ...SETTINGS, ...settings }, log: () => undefined });
  let primary = await start('primary');
  await asOwnerOf(primary.connectionString(primary.ownerUser, 'postgres'))(`create database ${DATABASE}`);
  await migrate(primary.connectionString(primary.ownerUser, DATABASE));
  await primary.stop();
  await appendFile(join(home, 'primary/postgres/pg_hba.conf'), 'local replication all trust\n');
  await mkdir(join(home, 'replica'), { mode: 0o700 });
  await promisify(execFile)('cp', ['-a', join(home, 'primary/postgres'), join(home, 'replica/postgres')]);
  await writeFile(join(home, 'replica/postgres/standby.signal'), '');
  primary = await start('primary');
  // As root the servers run as somebody else, who must find the way to the primary's socket.
  for (const folder of [home, dirname(primary.socketDir)]) await chmod(folder, 0o711);
  const conninfo = `host=${primary.socketDir} port=${primary.port} user=${primary.ownerUser}`;
  const follow = () => start('replica', { primary_conninfo: conninfo });
  let replica: EmbeddedPostgres | null = await follow();

  const urls = (server: EmbeddedPostgres) => ({
    ownerUrl: server.connectionString(server.ownerUser, DATABASE),
    appUrl: server.connectionString('pravesh_app', DATABASE),
  });
  const there = { ...urls(replica), asOwner: asOwnerOf(urls(replica).ownerUrl) };
  return {
    ...urls(primary),
    workerUrls: [],
    asOwner: asOwnerOf(urls(primary).ownerUrl),
    replica: there,
    stopReplica: async () => {
      await replica?.stop();
      replica = null;
    },
    startReplica: async () => {
      replica ??= await follow();
    },
    /** Replay stands still until `resume`: what is written from now on is not seen at the replica. */
    pause: async () => {
      await there.asOwner('select pg_wal_replay_pause()');
      for (;;) {
        const [row] = await there.asOwner('select pg_get_wal_replay_pause_state() as state');
        if (row.state === 'paused') return;
      }
    },
    resume: async () => void (await there.asOwner('select pg_wal_replay_resume()')),
    drop: async () => {
      await Promise.all([replica?.stop(), primary.stop()]);
      await rm(home, { recursive: true, force: true });
    },
  };
}
