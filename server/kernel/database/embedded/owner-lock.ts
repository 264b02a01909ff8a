import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';

export type OwnerLock = { release(): void };

/** Throws with the holder's pid (docs/reliability.md 2.1). A kernel lock, through SQLite; it ends with the process. */
export async function lockDataDir(dataDir: string): Promise<OwnerLock> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const pidFile = join(dataDir, 'owner.pid');
  const lock = new DatabaseSync(join(dataDir, 'owner.lock'));
  try {
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE'); // no journal file: nothing is ever written
  } catch (error) {
    lock.close();
    if (!isBusy(error)) throw error;
    throw new Error(`The data directory ${dataDir} is in use by process ${await holder(pidFile)}.`, { cause: error });
  }
  writeFileSync(pidFile, `${process.pid}\n`);
  return { release: () => lock.close() };
}

function isBusy(error: unknown): boolean {
  const sqliteBusy = 5;
  return error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy;
}

// A process that took the lock this very moment may not have written its pid yet.
async function holder(pidFile: string): Promise<string> {
  for (let attempt = 0; attempt < 20; attempt++) {
    const pid = readPid(pidFile);
    if (pid && isAlive(pid)) return String(pid);
    await delay(50);
  }
  return 'unknown (it runs in another container)';
}

function readPid(pidFile: string): number {
  try {
    return Number(readFileSync(pidFile, 'utf8'));
  } catch {
    return 0;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
