import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, chownSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultSettings } from '#server/kernel/database/embedded/settings.ts';
import { withFolder } from './product.ts';

const BINARIES = process.env.PG_BINDIR ?? '/usr/lib/postgresql/15/bin';

export interface OutsidePostgres {
  folder: string;
  control(...words: string[]): Promise<void>;
}

/** Starts a cluster with the system's PostgreSQL and the embedded one's settings; undefined if there is none. */
export async function withOutsidePostgres<T>(work: (postgres: OutsidePostgres) => Promise<T>): Promise<T | undefined> {
  if (existsSync(join(BINARIES, 'initdb'))) return withFolder((folder) => inFolder(folder, work));
  console.log('outside: skipped, no PostgreSQL binaries (PG_BINDIR names their folder)');
  return undefined;
}

async function inFolder<T>(folder: string, work: (postgres: OutsidePostgres) => Promise<T>): Promise<T> {
  const account = process.getuid?.() === 0 ? nobody() : {};
  if (account.uid !== undefined && account.gid !== undefined) chownSync(folder, account.uid, account.gid);
  const data = join(folder, 'data');
  const options = ['-D', data, '-U', 'postgres', '--auth', 'trust', '-E', 'UTF8', '--locale', 'C', '-k'];
  const stdio = ['ignore', 'ignore', 'inherit'] as const;
  execFileSync(join(BINARIES, 'initdb'), options, { ...account, cwd: folder, stdio: [...stdio] });
  // io_method is newer than this server.
  const { io_method, ...known } = defaultSettings;
  const settings = Object.entries({ ...known, unix_socket_directories: folder }).map(
    ([name, value]) => `${name} = '${value}'\n`,
  );
  appendFileSync(join(data, 'postgresql.conf'), settings.join(''));
  const control = async (...words: string[]): Promise<void> => {
    const args = ['-D', data, '-l', join(folder, 'log'), '-w', ...words];
    const program = spawn(join(BINARIES, 'pg_ctl'), args, { ...account, cwd: folder, stdio: 'ignore' });
    const [code] = await once(program, 'exit');
    if (code !== 0) throw new Error(`pg_ctl ${words.join(' ')} ended with ${code}`);
  };
  await control('start');
  return work({ folder, control }).finally(() => control('stop', '-m', 'fast'));
}

function nobody(): { uid?: number; gid?: number } {
  const entry = /^nobody:[^:]*:(\d+):(\d+):/m.exec(readFileSync('/etc/passwd', 'utf8'));
  return { uid: Number(entry?.[1]), gid: Number(entry?.[2]) };
}
