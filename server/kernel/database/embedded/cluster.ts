import { execFile } from 'node:child_process';
import { chownSync, existsSync, globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { renameDurably } from '#server/kernel/operations/durable-rename.ts';
import { runAs, type SystemUser } from './account.ts';
import { nameOfCluster } from './server-process.ts';

export const ownerUser = 'pravesh_owner';

const options = [
  ['--username', ownerUser],
  ['--encoding', 'UTF8'],
  ['--locale', 'C'],
  ['--locale-provider', 'builtin'], // the same order and case rules on every machine
  ['--builtin-locale', 'C.UTF-8'],
  ['--auth', 'trust'],
  ['--data-checksums', '--no-instructions'],
].flat();

export const hasCluster = (clusterDir: string): boolean => existsSync(join(clusterDir, 'PG_VERSION'));

/** The cluster has a temporary name until it is complete, so an interrupted start leaves nothing half done. */
export async function ensureCluster(clusterDir: string, binaries: string, account: SystemUser): Promise<void> {
  if (hasCluster(clusterDir)) return;
  for (const name of globSync('postgres.unfinished-*', { cwd: dirname(clusterDir) }))
    removeTree(join(dirname(clusterDir), name));
  const unfinished = mkdtempSync(`${clusterDir}.unfinished-`); // a new name each time: an old initdb may still be writing
  if (account.switched) chownSync(unfinished, account.uid, account.gid);
  await initdb(unfinished, binaries, account);
  // A client that can reach the socket in its private folder is trusted. There is no other way in.
  writeFileSync(join(unfinished, 'pg_hba.conf'), 'local all all trust\n', { flush: true });
  await renameDurably(unfinished, clusterDir);
}

function removeTree(path: string): void {
  rmSync(path, { recursive: true, force: true, maxRetries: 5 });
}

async function initdb(clusterDir: string, binaries: string, account: SystemUser): Promise<void> {
  const args = ['-D', nameOfCluster(clusterDir, account), ...options];
  const place = { cwd: clusterDir, env: { TZ: 'UTC' }, ...runAs(account) };
  try {
    await promisify(execFile)(join(binaries, 'bin/initdb'), args, place);
  } catch (error) {
    const words = error instanceof Error && 'stderr' in error ? error.stderr : error;
    throw new Error(`The embedded database could not be created in ${clusterDir}: ${words}`, { cause: error });
  }
}
