import { join } from 'node:path';
import { hasCluster, ownerUser } from './cluster.ts';
import { startEmbeddedPostgres } from './launch.ts';
import { postmasterPid } from './postmaster-file.ts';
import { openSocketDir } from './socket-dir.ts';

export interface Reached {
  ownerUser: string;
  urlOf(user: string, database: string): string;
  letGo(): Promise<void>;
}

const clusterIn = (dataDir: string): string => join(dataDir, 'postgres');

export function findRunning(dataDir: string): Reached | null {
  const clusterDir = clusterIn(dataDir);
  if (!isRunning(postmasterPid(clusterDir))) return null;
  const { path, remove } = openSocketDir(clusterDir);
  const urlOf = (user: string, database: string) =>
    `postgresql://${user}@localhost/${database}?host=${encodeURIComponent(path)}`;
  return { ownerUser, urlOf, letGo: async () => remove() };
}

/** A command with a wrong DATA_DIR must not make a database there. */
export function refuseMissingDatabase(dataDir: string): void {
  if (!hasCluster(clusterIn(dataDir)))
    throw new Error(`There is no database in ${dataDir}. Set DATA_DIR to the folder that the server uses.`);
}

/** The running server, or one until `letGo`. Throws where there is no database and `make` is not set. */
export async function reachEmbedded(
  dataDir: string,
  log: (line: string) => void,
  { make = false } = {},
): Promise<Reached> {
  const running = findRunning(dataDir);
  if (running) return running;
  if (!make) refuseMissingDatabase(dataDir);
  const server = await startEmbeddedPostgres({ dataDir, log });
  return { ownerUser, urlOf: (user, database) => server.connectionString(user, database), letGo: () => server.stop() };
}

function isRunning(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch {
    return false;
  }
}
