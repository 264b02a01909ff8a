import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export type OwnerProcess = Awaited<ReturnType<typeof startOwner>>;

/** Starts another process that owns a data directory; throws with what it said when it could not. */
export async function startOwner(dataDir: string, user: { uid?: number; gid?: number } = {}) {
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
    /** Blocks its event loop for ten seconds. */
    block: () => void child.stdin.write('block\n'),
    stop: async (): Promise<void> => {
      child.stdin.end();
      await exited;
    },
    kill: async (signal: NodeJS.Signals): Promise<void> => {
      child.kill(signal);
      await exited;
    },
  };
}
