import type { FastifyBaseLogger } from 'fastify';
import { refusalOf } from '#server/kernel/http/errors.ts';

/** `run` is called again `everyMs` after it ended, never twice at once in one process. */
export interface Job {
  name: string;
  everyMs: number;
  run(): Promise<unknown>;
}

export interface Jobs {
  stop(): Promise<void>;
}

/** When the database is away, the calls log that as well, and it is no fault of the job. */
const levelOf = (error: Error) => (refusalOf(error).code === 'UNAVAILABLE' ? 'warn' : 'error');

/** A job that fails is logged and runs again: its work is still due. */
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
