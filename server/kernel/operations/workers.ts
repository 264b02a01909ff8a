import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { turns } from '#server/kernel/traffic/semaphore.ts';

export const tellKeeper = (): void => void process.send?.(READY);
const READY = 'ready';

/** Signal to leave once its clients have moved to other workers; SIGTERM means at once. */
export const MOVE_ON: NodeJS.Signals = 'SIGHUP';

export interface Workers {
  /** Replaces each in turn: one leaves when its successor serves. */
  renew(): Promise<void>;
  stop(): Promise<void>;
}

/** Pause before a worker that ended by itself is replaced, so that one that cannot start is not retried at once. */
const PAUSE_MS = 1000;

/**
 * Starts `many` workers, numbered from one, with `envOf` added to the environment: the first alone, since it may
 * migrate the database. A worker that ends is replaced. Node's cluster hands each connection to one of them, so none is
 * lost while they come and go. Rejects when one cannot start at first.
 */
export async function startWorkers(
  many: number,
  envOf: (number: number) => NodeJS.ProcessEnv,
  say: (line: string) => void,
): Promise<Workers> {
  const serving = new Map<number, Worker>();
  let isStopping = false;
  /** Starts workers one at a time, so that two never take the same number. */
  const inTurn = turns({ atOnce: 1, waiting: Number.POSITIVE_INFINITY });

  const start = async (number: number): Promise<void> => {
    const worker = cluster.fork(envOf(number));
    await ready(worker);
    serving.set(number, worker);
    worker.once('exit', () => {
      if (!isStopping && serving.get(number) === worker) void replace(number);
    });
  };
  const replace = async (number: number): Promise<void> => {
    say(`worker ${number} ended; another takes its place`);
    await setTimeout(PAUSE_MS);
    const isEmpty = () => !isStopping && serving.get(number)?.isDead();
    await inTurn(async () => isEmpty() && start(number)).catch(() => replace(number));
  };
  const renew = (): Promise<void> =>
    inTurn(async () => {
      for (const [number, before] of [...serving]) {
        if (isStopping) return;
        await start(number);
        await leaves(before, MOVE_ON);
      }
    });

  await start(1);
  await Promise.all(Array.from({ length: many - 1 }, (_, at) => start(at + 2)));
  return {
    renew,
    stop: async () => {
      isStopping = true;
      const all = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
      const codes = await Promise.all(all.map((worker) => leaves(worker, 'SIGTERM')));
      if (codes.some((code) => code !== 0)) throw new Error('a worker did not leave in order');
    },
  };
}

async function ready(worker: Worker): Promise<void> {
  const ended = once(worker, 'exit').then(() => Promise.reject(new Error('a worker could not start')));
  await Promise.race([once(worker, 'message'), ended]);
}

async function leaves(worker: Worker, signal: NodeJS.Signals): Promise<unknown> {
  if (worker.isDead()) return worker.process.exitCode;
  const exit = once(worker, 'exit');
  worker.process.kill(signal);
  const [code] = await exit;
  return code;
}
