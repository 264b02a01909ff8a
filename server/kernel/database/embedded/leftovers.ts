import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { postmasterPid } from './postmaster-file.ts';

export function clusterName(clusterDir: string): string {
  const { dev, ino } = statSync(clusterDir);
  return `pravesh-${dev.toString(36)}-${ino.toString(36)}-`;
}

/** Read from process titles: root in a container may not look at another user's working directory. */
export function serverProcesses(clusterDir: string): number[] {
  const { uid } = statSync(clusterDir);
  const name = clusterName(clusterDir);
  const pids = readdirSync('/proc').filter((entry) => /^\d+$/.test(entry));
  return pids.filter((pid) => isServer(`/proc/${pid}`, uid, name)).map(Number);
}

function isServer(folder: string, uid: number, name: string): boolean {
  try {
    return statSync(folder).uid === uid && readFileSync(join(folder, 'cmdline'), 'utf8').includes(name);
  } catch {
    return false; // It ended while we looked.
  }
}

/** PostgreSQL replays its log, so this is safe for the data. The caller holds the owner lock. */
export async function clearLeftovers(clusterDir: string, log: (line: string) => void): Promise<void> {
  const steps = [
    { signal: 'SIGINT', patience: 3000 }, // a fast shutdown, for the postmaster alone
    { signal: 'SIGQUIT', patience: 2000 }, // an immediate one: recovery at the next start
    { signal: 'SIGKILL', patience: 2000 },
  ] as const;
  for (const { signal, patience } of steps) {
    const running = serverProcesses(clusterDir);
    if (running.length === 0) return removeStaleFiles(clusterDir);
    const targets = signal === 'SIGINT' ? running.filter((pid) => pid === postmasterPid(clusterDir)) : running;
    if (targets.length > 0) log(`embedded PostgreSQL: ${signal} to what an earlier run left: ${targets.join(', ')}`);
    for (const pid of targets) send(pid, signal);
    await waitUntilGone(clusterDir, targets.length > 0 ? patience : 500);
  }
  if (serverProcesses(clusterDir).length > 0) throw new Error(`An old server still runs on ${clusterDir}.`);
  removeStaleFiles(clusterDir);
}

async function waitUntilGone(clusterDir: string, patience: number): Promise<void> {
  const deadline = performance.now() + patience;
  while (serverProcesses(clusterDir).length > 0 && performance.now() < deadline) await delay(20);
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

// The pids in these files may belong to other processes by now, and PostgreSQL would refuse to start.
function removeStaleFiles(clusterDir: string): void {
  for (const name of ['postmaster.pid', '.s.PGSQL.5432', '.s.PGSQL.5432.lock'])
    rmSync(join(clusterDir, name), { force: true });
}
