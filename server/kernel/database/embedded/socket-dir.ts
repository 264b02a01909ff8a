import { lutimesSync, mkdtempSync, rmSync, symlinkSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemClock } from '#server/kernel/operations/clock.ts';

const longestSocketPath = 107; // bytes: sun_path of a unix socket address, less its closing zero
const anHour = 60 * 60 * 1000;
const socketName = '.s.PGSQL.5432';

export type SocketDir = { path: string; remove(): void };

/** If the cluster's path is too long for a socket address, uses a link in a private temporary folder. */
export function openSocketDir(clusterDir: string): SocketDir {
  if (Buffer.byteLength(join(clusterDir, socketName)) <= longestSocketPath)
    return { path: clusterDir, remove: () => {} };
  const folder = mkdtempSync(join(tmpdir(), 'pravesh-'));
  const path = join(folder, 'pg');
  symlinkSync(clusterDir, path);
  const freshening = setInterval(() => freshen(folder, path), anHour).unref();
  const remove = () => {
    clearInterval(freshening);
    rmSync(folder, { recursive: true, force: true });
  };
  return { path, remove };
}

// Systems clear unused files from their temporary folder.
function freshen(folder: string, link: string): void {
  const now = systemClock.now(); // the file system's time, not the product's
  lutimesSync(link, now, now);
  utimesSync(folder, now, now);
}
