import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { asArguments, defaultSettings } from '#server/platform/embedded-postgres/settings.ts';

const BINARIES = process.env.PG_BINDIR ?? '/usr/lib/postgresql/15/bin';

export interface OutsidePostgres {
  folder: string;
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
  const settings = asArguments({ ...known, unix_socket_directories: folder });
  const server = spawn(join(BINARIES, 'postgres'), ['-D', data, ...settings], {
    ...account,
    cwd: folder,
    stdio: 'ignore',
  });
  while (!existsSync(join(folder, '.s.PGSQL.5432'))) await delay(20);
  await delay(200);
  return {
    folder,
    stop: async () => {
      server.kill('SIGINT');
      while (server.exitCode === null && server.signalCode === null) await delay(20);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function nobody(): { uid?: number; gid?: number } {
  const entry = /^nobody:[^:]*:(\d+):(\d+):/m.exec(readFileSync('/etc/passwd', 'utf8'));
  return { uid: Number(entry?.[1]), gid: Number(entry?.[2]) };
}
