import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The pid in the cluster's `postmaster.pid`, or 0 when there is none. */
export function postmasterPid(clusterDir: string): number {
  return Number(readLines(clusterDir)[0] ?? 0);
}

/** Whether the server with this pid has said in `postmaster.pid` (its eighth line) that it accepts connections. */
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
