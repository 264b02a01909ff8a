import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished } from 'vitest';
import type { TestApp } from '../test-app.ts';

/** A server of the API in a process of its own, on the database of a test; ended after the test. Answers its address. */
export async function anotherProcess({ database }: TestApp): Promise<string> {
  const program = fileURLToPath(new URL('./server-program.ts', import.meta.url));
  const child = spawn(process.execPath, [program, database.appUrl], { stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  onTestFinished(async () => {
    child.stdin.end();
    expect(await ended).toEqual([0, null]);
  });
  const [line] = await once(child.stdout, 'data');
  return String(line).trim();
}

export type OwnerProcess = {
  pid: number;
  url: string;
  serverPid: number;
  /** Blocks its event loop for ten seconds. */
  block(): void;
  stop(): Promise<void>;
  kill(signal: NodeJS.Signals): Promise<void>;
};

/** Starts another process that owns a data directory; throws with what it said when it could not. */
export async function startOwner(dataDir: string, user: { uid?: number; gid?: number } = {}): Promise<OwnerProcess> {
  const program = fileURLToPath(new URL('./owner-program.ts', import.meta.url));
  const child = spawn(process.execPath, [program, dataDir], { stdio: ['pipe', 'pipe', 'pipe'], ...user });
  let said = '';
  child.stderr.on('data', (text) => {
    said += text;
  });
  const exited = once(child, 'exit');
  const answer = await Promise.race([
    once(createInterface({ input: child.stdout }), 'line'),
    exited.then(() => undefined),
  ]);
  if (!answer) throw new Error(said);
  return {
    pid: child.pid as number,
    ...(JSON.parse(answer[0]) as { url: string; serverPid: number }),
    block: () => void child.stdin.write('block\n'),
    stop: async () => {
      child.stdin.end();
      await exited;
    },
    kill: async (signal) => {
      child.kill(signal);
      await exited;
    },
  };
}
