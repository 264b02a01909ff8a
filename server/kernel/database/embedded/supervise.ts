import { setTimeout as delay } from 'node:timers/promises';
import type { DatabaseProcess } from './server-process.ts';

export type Supervised = {
  readonly pid: number;
  onDown(listener: (reason: string) => void): void;
  stop(): Promise<void>;
};

type Start = () => Promise<DatabaseProcess>;
const longestPause = 2000; // it must be back within five seconds, its recovery included
const steadyAfter = 1000; // whoever served so long is no failed start: nobody waits for its successor longer than need be

/** Restarts a server that ends by itself, with growing pauses while it keeps failing. */
export async function supervise(start: Start, log: (line: string) => void): Promise<Supervised> {
  const listeners: ((reason: string) => void)[] = [];
  const stopping = new AbortController();
  let server = await start();
  const watching = watch();

  async function watch(): Promise<void> {
    for (let failures = 0; !stopping.signal.aborted; failures++) {
      const since = performance.now();
      const reason = await server.ended;
      if (stopping.signal.aborted) return;
      log(`embedded PostgreSQL: ${reason}; starting it again`);
      for (const tell of listeners) tell(reason);
      if (performance.now() - since > steadyAfter) failures = 0;
      server = (await startAgain(start, failures, stopping.signal, log)) ?? server;
    }
  }

  return {
    get pid() {
      return server.pid;
    },
    onDown: (listener) => void listeners.push(listener),
    stop: async () => {
      stopping.abort();
      await server.stop();
      await watching;
      await server.stop(); // one that was just being started again
    },
  };
}

async function startAgain(start: Start, failures: number, stopping: AbortSignal, log: (line: string) => void) {
  for (let attempt = failures; !stopping.aborted; attempt++) {
    await pause(attempt, stopping);
    if (stopping.aborted) return;
    try {
      return await start();
    } catch (error) {
      log(`embedded PostgreSQL: ${error instanceof Error ? error.message : error}`);
    }
  }
}

async function pause(attempt: number, stopping: AbortSignal): Promise<void> {
  const length = attempt === 0 ? 0 : Math.min(100 * 2 ** attempt, longestPause);
  await delay(length, undefined, { signal: stopping }).catch(() => {}); // An end to the pause is not a failure.
}
