import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { runAs, type SystemUser } from './account.ts';
import { clusterName } from './leftovers.ts';
import { isReady } from './postmaster-file.ts';
import { asArguments, type Settings } from './settings.ts';
import { watchOver } from './watchdog.ts';

export type DatabaseProcess = {
  pid: number;
  ended: Promise<string>;
  stop(): Promise<void>;
};

type Launch = {
  binaries: string;
  clusterDir: string;
  account: SystemUser;
  settings: Settings;
  log(line: string): void;
};

/** Resolves when the server accepts connections; throws with the last lines that it printed. */
export async function startServer({ binaries, clusterDir, account, settings, log }: Launch): Promise<DatabaseProcess> {
  const args = [
    '-D',
    nameOfCluster(clusterDir, account),
    ...asArguments({ ...settings, cluster_name: clusterName(clusterDir) }),
  ];
  const child = spawn(join(binaries, 'bin/postgres'), args, {
    cwd: clusterDir,
    env: {},
    detached: true, // Ctrl-C is for this process, which stops the server when its own work is done.
    stdio: ['ignore', 'ignore', 'pipe'],
    ...runAs(account),
  });
  const lastWords = passOn(child.stderr, log);
  await once(child, 'spawn');
  // Node emits `error` for a signal that could not be sent, though the process lives on.
  child.on('error', (error) => log(`embedded PostgreSQL: ${error.message}`));
  const ended = new Promise<string>((resolve) =>
    child.once('exit', (code, signal) => resolve(`the server ended (${signal ?? `exit code ${code}`})`)),
  );
  const pid = child.pid as number;
  const watchdog = watchOver(pid, clusterDir, account);
  void ended.then(() => watchdog.dismiss());
  await untilReady(clusterDir, pid, ended, lastWords);
  child.unref();
  (child.stderr as unknown as { unref(): void }).unref();
  return { pid, ended, stop: () => stopChild(child, ended) };
}

/** As root the server runs as another user, who may not enter the folders above (a home with mode 700). */
export function nameOfCluster(clusterDir: string, account: SystemUser): string {
  return account.switched ? '/proc/self/cwd' : clusterDir;
}

async function untilReady(clusterDir: string, pid: number, ended: Promise<string>, lastWords: string[]): Promise<void> {
  let reason: string | undefined;
  void ended.then((text) => {
    reason = text;
  });
  while (!isReady(clusterDir, pid)) {
    if (reason) throw new Error(`Embedded PostgreSQL did not start: ${reason}. ${lastWords.join(' ')}`);
    await delay(5);
  }
}

function passOn(stream: NodeJS.ReadableStream, log: (line: string) => void): string[] {
  const lastWords: string[] = [];
  const hear = (line: string): void => {
    lastWords.push(line);
    if (lastWords.length > 5) lastWords.shift();
    log(`embedded PostgreSQL: ${line}`);
  };
  createInterface({ input: stream })
    .on('line', hear)
    .on('error', (error: Error) => hear(error.message));
  return lastWords;
}

async function stopChild(child: ReturnType<typeof spawn>, ended: Promise<string>): Promise<void> {
  child.ref();
  child.kill('SIGINT');
  const hurry = setTimeout(() => child.kill('SIGQUIT'), 8000);
  await ended;
  clearTimeout(hurry);
}
