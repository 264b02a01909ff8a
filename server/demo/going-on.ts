import type { Deps } from '#server/deps.ts';
import { type Jobs, runJobs } from '#server/kernel/operations/jobs.ts';
import { serveTokens } from './desk-staff.ts';
import { writeHistory } from './history.ts';

const SECOND_MS = 1000;

interface DemoWish {
  /** 1 is about 70,000 bookings of 90 days. */
  scale: number;
  /** Tells the operator how many bookings there are now, and how long they took. */
  say(line: string): void;
}

/**
 * Keeps the demo organisations alive while the product runs: first writes what happened up to now, in the background, and
 * from then on what goes on happening. `stop` ends it after the day that is being written.
 */
export function keepDemoGoing(deps: Deps, { scale, say }: DemoWish): Jobs {
  const leaving = new AbortController();
  const { signal } = leaving;
  const begun = performance.now();
  const first = writeHistory(deps, { scale, signal }).then(
    (written) => {
      const seconds = ((performance.now() - begun) / SECOND_MS).toFixed(1);
      if (written > 0)
        say(`Demo data: ${written.toLocaleString('en-IN')} bookings of the last days are there, after ${seconds} s.`);
    },
    (err: Error) =>
      deps.log.error({ err }, 'the history of the demo data could not be written; the next start goes on'),
  );
  const jobs = runJobs(
    [
      {
        name: 'demo: go on',
        everyMs: 60 * SECOND_MS,
        run: () => first.then(() => writeHistory(deps, { scale, signal })),
      },
      { name: 'demo: call tokens', everyMs: 15 * SECOND_MS, run: () => first.then(() => serveTokens(deps)) },
    ],
    deps.log,
  );
  return {
    stop: async () => {
      leaving.abort();
      await Promise.all([first, jobs.stop()]);
    },
  };
}
