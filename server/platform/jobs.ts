import type { FastifyBaseLogger } from 'fastify';
import { refusalOf } from '#server/platform/errors.ts';

/** Work that comes round: `run` is called again `everyMs` after it ended, never twice at once in one process. */
export interface Job {
  name: string;
  everyMs: number;
  run(): Promise<unknown>;
}

export interface Jobs {
  /** Waits for what is running; starts nothing more. */
  stop(): Promise<void>;
}

/** A database that is away is said by the calls too, and is nobody's mistake here. */
const levelOf = (error: Error) => (refusalOf(error).code === 'UNAVAILABLE' ? 'warn' : 'error');

/** Runs jobs in the background. A job that fails is logged and comes round again: its work is still due. */
export function runJobs(jobs: readonly Job[], log: FastifyBaseLogger): Jobs {
  let stopped = false;
  const timers = new Map<string, NodeJS.Timeout>();
  const running = new Map<string, Promise<unknown>>();
  const round = async (job: Job): Promise<void> => {
    await job
      .run()
      .catch((err: Error) => log[levelOf(err)]({ err, job: job.name }, 'a job failed and will be tried again'));
    running.delete(job.name);
    if (!stopped) plan(job);
  };
  const plan = (job: Job): void => {
    timers.set(
      job.name,
      setTimeout(() => running.set(job.name, round(job)), job.everyMs),
    );
  };
  for (const job of jobs) plan(job);
  return {
    stop: async () => {
      stopped = true;
      for (const timer of timers.values()) clearTimeout(timer);
      await Promise.all(running.values());
    },
  };
}
