import { execFileSync } from 'node:child_process';
import { appendFileSync, chownSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { defaultSettings } from '#server/kernel/database/embedded/settings.ts';
import { accountOf, withFolder } from './product.ts';

export const BINARIES = process.env.PG_BINDIR ?? '/usr/lib/postgresql/15/bin';

/** A cluster of the system's PostgreSQL with the embedded one's settings; undefined if there is none. */
export async function withOutsidePostgres<T>(work: (folder: string) => Promise<T>): Promise<T | undefined> {
  if (existsSync(join(BINARIES, 'initdb'))) return withFolder((folder) => inFolder(folder, work));
  console.log('outside: skipped, no PostgreSQL binaries (PG_BINDIR names their folder)');
  return undefined;
}

async function inFolder<T>(folder: string, work: (folder: string) => Promise<T>): Promise<T> {
  const account = accountOf('nobody');
  if (account.uid && account.gid) chownSync(folder, account.uid, account.gid);
  const data = join(folder, 'data');
  const run = (program: string, ...words: string[]) =>
    execFileSync(join(BINARIES, program), ['-D', data, ...words], { ...account, cwd: folder, stdio: 'ignore' });
  run('initdb', '-U', 'postgres', '--auth', 'trust', '-E', 'UTF8', '--locale', 'C', '-k');
  // io_method is newer than this server.
  const { io_method, ...known } = defaultSettings;
  const settings = Object.entries({ ...known, unix_socket_directories: folder });
  appendFileSync(join(data, 'postgresql.conf'), settings.map(([name, value]) => `${name} = '${value}'\n`).join(''));
  run('pg_ctl', '-l', join(folder, 'log'), '-w', 'start');
  return work(folder).finally(() => run('pg_ctl', '-m', 'fast', '-w', 'stop'));
}
