import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export function postmasterPid(clusterDir: string): number {
  return Number(readLines(clusterDir)[0] ?? 0);
}

/** The eighth line of `postmaster.pid` says that the server accepts connections. */
export function isReady(clusterDir: string, pid: number): boolean {
  const lines = readLines(clusterDir);
  return Number(lines[0]) === pid && lines[7]?.trim() === 'ready';
}

function readLines(clusterDir: string): string[] {
  try {
    return readFileSync(join(clusterDir, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return []; // Not written yet, or already removed.
  }
}
