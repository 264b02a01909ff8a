import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, chownSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultSettings } from '#server/kernel/database/embedded/settings.ts';

const BINARIES = process.env.PG_BINDIR ?? '/usr/lib/postgresql/15/bin';

export interface OutsidePostgres {
  folder: string;
  /** `pg_ctl` with these words; resolves when it has done it. */
  control(...words: string[]): Promise<void>;
  stop(): Promise<void>;
}

/** A cluster of the system's PostgreSQL, just made, on a unix socket, with the embedded one's settings; null without one. */
export async function outsidePostgres(): Promise<OutsidePostgres | null> {
  if (!existsSync(join(BINARIES, 'initdb'))) return null;
  const folder = mkdtempSync(join(tmpdir(), 'pravesh-bench-'));
  const account = process.getuid?.() === 0 ? nobody() : {};
  if (account.uid !== undefined && account.gid !== undefined) chownSync(folder, account.uid, account.gid);
  const data = join(folder, 'data');
  execFileSync(
    join(BINARIES, 'initdb'),
    ['-D', data, '-U', 'postgres', '--auth', 'trust', '-E', 'UTF8', '--locale', 'C', '-k'],
    {
      ...account,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  // io_method is newer than this server.
  const { io_method, ...known } = defaultSettings;
  const settings = Object.entries({ ...known, unix_socket_directories: folder }).map(
    ([name, value]) => `${name} = '${value}'`,
  );
  appendFileSync(join(data, 'postgresql.conf'), settings.map((line) => `${line}\n`).join(''));
  const control = async (...words: string[]): Promise<void> => {
    const args = ['-D', data, '-l', join(folder, 'log'), '-w', ...words];
    const [code] = await once(
      spawn(join(BINARIES, 'pg_ctl'), args, { ...account, cwd: folder, stdio: 'ignore' }),
      'exit',
    );
    if (code !== 0) throw new Error(`pg_ctl ${words.join(' ')} ended with ${code}`);
  };
  await control('start');
  return {
    folder,
    control,
    stop: async () => {
      await control('stop', '-m', 'fast');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function nobody(): { uid?: number; gid?: number } {
  const entry = /^nobody:[^:]*:(\d+):(\d+):/m.exec(readFileSync('/etc/passwd', 'utf8'));
  return { uid: Number(entry?.[1]), gid: Number(entry?.[2]) };
}
