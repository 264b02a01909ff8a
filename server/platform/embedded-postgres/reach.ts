import { join } from 'node:path';
import { ownerUser } from './cluster.ts';
import { startEmbeddedPostgres } from './launch.ts';
import { postmasterPid } from './postmaster-file.ts';
import { openSocketDir } from './socket-dir.ts';

/** A way into the embedded database for a command beside the server. */
export interface Reached {
  ownerUser: string;
  urlOf(user: string, database: string): string;
  letGo(): Promise<void>;
}

/** The way into the database of a server that runs already; null when none runs. */
export function findRunning(dataDir: string): Reached | null {
  const clusterDir = join(dataDir, 'postgres');
  if (!isRunning(postmasterPid(clusterDir))) return null;
  const { path, remove } = openSocketDir(clusterDir);
  const urlOf = (user: string, database: string) =>
    `postgresql://${user}@localhost/${database}?host=${encodeURIComponent(path)}`;
  return { ownerUser, urlOf, letGo: async () => remove() };
}

/** The same; where none runs it is started, and stopped again when it is let go. */
export async function reachEmbedded(dataDir: string, log: (line: string) => void): Promise<Reached> {
  const running = findRunning(dataDir);
  if (running) return running;
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
