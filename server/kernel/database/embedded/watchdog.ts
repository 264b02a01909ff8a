import { spawn } from 'node:child_process';
import { runAs, type SystemUser } from './account.ts';

export type Watchdog = { dismiss(): void };

// A pipe that ends without a word means that this process died.
const script = `if read -r word; then exit 0; fi
if [ "/proc/$1/cwd" -ef . ]; then kill -INT "$1"; fi`;

/** Stops the server soon after this process has died, even by SIGKILL: a shell waits for the end of a pipe. */
export function watchOver(serverPid: number, clusterDir: string, account: SystemUser): Watchdog {
  const shell = spawn('/bin/sh', ['-c', script, 'pravesh-watchdog', String(serverPid)], {
    cwd: clusterDir,
    env: {},
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
    ...runAs(account),
  });
  // Without a shell the next start still finds and stops the server, so a missing watchdog is no failure.
  shell.on('error', () => {});
  shell.stdin.on('error', () => {});
  shell.unref();
  (shell.stdin as unknown as { unref(): void }).unref();
  return { dismiss: () => shell.stdin.end('done\n') };
}
