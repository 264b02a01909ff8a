import { execFileSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { postmasterPid } from '#server/kernel/database/embedded/postmaster-file.ts';
import type { Hurt } from './outage-trial.ts';
import type { OutsidePostgres } from './outside-postgres.ts';

const STOPPED_MS = 20_000;
const REFUSED_MS = 4000;

/** The embedded server's postmaster is killed; nobody but the product starts another. */
export const killed = (dataDir: string, times: number): Hurt => ({
  name: 'embedded, SIGKILL of the postmaster',
  times,
  once: async () => {
    const pid = postmasterPid(join(dataDir, 'postgres'));
    process.kill(pid, 'SIGKILL');
    const since = performance.now();
    while ([0, pid].includes(postmasterPid(join(dataDir, 'postgres')))) await delay(5);
    return since;
  },
});

/** For those after which somebody else lets the database serve again. */
const thenBack = (work: () => Promise<void>) => async (): Promise<number> => {
  await work();
  return performance.now();
};

export const restarted = ({ control }: OutsidePostgres, times: number): Hurt => ({
  name: 'outside, pg_ctl restart -m fast',
  times,
  once: thenBack(() => control('restart', '-m', 'fast')),
});

export const stopped = ({ control }: OutsidePostgres): Hurt => ({
  name: 'outside, stopped for 20 s',
  times: 1,
  once: thenBack(async () => {
    await control('stop', '-m', 'fast');
    await delay(STOPPED_MS);
    await control('start');
  }),
});

/** Of the whole cluster, by its owner. */
export const readOnly = (url: string): Hurt => ({
  name: 'outside, default_transaction_read_only',
  times: 1,
  once: thenBack(async () => {
    const set = (value: string) =>
      asOwner(url, [
        'set default_transaction_read_only = off',
        `alter system set default_transaction_read_only = ${value}`,
        'select pg_reload_conf()',
      ]);
    await set('on');
    await delay(REFUSED_MS);
    await set('off');
  }),
});

/** Somebody else takes every connection that there is, and ours are cut. */
export const crowdedOut = (url: string): Hurt => ({
  name: 'outside, max_connections used up',
  times: 1,
  once: thenBack(async () => {
    const crowd = await fillUp(url);
    // Again and again: ours and the crowd's race for each one that is free.
    for (const until = performance.now() + REFUSED_MS; performance.now() < until; ) {
      await crowd[0]?.query(`select pg_terminate_backend(pid) from pg_stat_activity where usename = 'pravesh_app'`);
      crowd.push(...(await fillUp(url)));
    }
    await Promise.all(crowd.map((client) => client.end()));
  }),
});

async function fillUp(url: string): Promise<pg.Client[]> {
  const crowd: pg.Client[] = [];
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    try {
      await client.connect();
    } catch {
      return crowd;
    }
    crowd.push(client);
  }
}

async function asOwner(url: string, statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

/** A file takes what is left of the disk, and is removed. */
export const filled = (folder: string): Hurt => ({
  name: 'embedded, its disk is full',
  times: 2,
  once: thenBack(async () => {
    const ballast = join(folder, 'ballast');
    const file = openSync(ballast, 'w');
    const until = performance.now() + REFUSED_MS;
    // Again and again: what the database gives back meanwhile is taken as well.
    while (performance.now() < until) {
      takeAll(file);
      await delay(50);
    }
    closeSync(file);
    rmSync(ballast);
  }),
});

const MOST_BYTES = 1 << 20;

function takeAll(file: number): void {
  for (let size = MOST_BYTES; size >= 4096; size /= 2) {
    try {
      for (;;) writeSync(file, Buffer.alloc(size));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    }
  }
}

/** A small disk of its own in memory; null where this process may not mount one. */
export function smallDisk(folder: string, megabytes: number): { unmount(): void } | null {
  mkdirSync(folder, { recursive: true });
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=711`, 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    return null;
  }
  return { unmount: () => void execFileSync('umount', [folder]) };
}
