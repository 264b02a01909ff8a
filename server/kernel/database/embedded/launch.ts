import { mkdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { chooseAccount } from './account.ts';
import { findBinaries } from './binaries.ts';
import { ensureCluster, ownerUser } from './cluster.ts';
import { clearLeftovers } from './leftovers.ts';
import { lockDataDir } from './owner-lock.ts';
import { startServer } from './server-process.ts';
import { defaultSettings, type Settings } from './settings.ts';
import { openSocketDir } from './socket-dir.ts';
import { type Supervised, supervise } from './supervise.ts';

export type EmbeddedPostgres = Supervised & {
  socketDir: string;
  port: number;
  ownerUser: string;
  connectionString(user: string, database: string): string;
};

type Options = { dataDir: string; settings?: Settings; log(line: string): void };
const port = 5432; // names the socket; nothing listens on the network

/** Runs `dataDir/postgres` until `stop()` (docs/behaviour.md 10). Throws with the pid of a process that has it. */
export async function startEmbeddedPostgres({ dataDir, settings, log }: Options): Promise<EmbeddedPostgres> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const home = realpathSync(dataDir);
  const clusterDir = join(home, 'postgres');
  const account = chooseAccount(clusterDir);
  const lock = await lockDataDir(home);
  try {
    const binaries = await findBinaries({ account, dataDir: home, log });
    await ensureCluster(clusterDir, binaries, account);
    const server = await supervise(async () => {
      await clearLeftovers(clusterDir, log);
      return startServer({ binaries, clusterDir, account, settings: { ...defaultSettings, ...settings }, log });
    }, log);
    const socket = openSocketDir(clusterDir);
    return withEnd(server, socket.path, () => {
      socket.remove();
      lock.release();
    });
  } catch (error) {
    lock.release();
    throw error;
  }
}

function withEnd(server: Supervised, socketDir: string, release: () => void): EmbeddedPostgres {
  let ending: Promise<void> | undefined;
  return {
    get pid() {
      return server.pid;
    },
    socketDir,
    port,
    ownerUser,
    connectionString: (user, database) => connectionString(socketDir, user, database),
    onDown: server.onDown,
    stop: () => {
      ending ??= server.stop().then(release);
      return ending;
    },
  };
}

/** The socket speaks no TLS, whatever PGSSLMODE asks of other databases. */
function connectionString(socketDir: string, user: string, database: string): string {
  const [name, path] = [encodeURIComponent(user), encodeURIComponent(database)];
  return `postgresql://${name}@/${path}?host=${encodeURIComponent(socketDir)}&port=${port}&sslmode=disable`;
}
