import type { Deps } from '#server/deps.ts';
import { type Jobs, runJobs } from '#server/kernel/operations/jobs.ts';
import { openHistory, serveTokens } from './history.ts';

const SECOND_MS = 1000;

/** `say` reports the number of bookings and the time to the operator. */
export function keepDemoGoing(deps: Deps, { scale, say }: { scale: number; say(line: string): void }): Jobs {
  const leaving = new AbortController();
  const history = openHistory(deps, { scale, signal: leaving.signal });
  const begun = performance.now();
  const first = history.goOn().then(
    (booked) => {
      const seconds = ((performance.now() - begun) / SECOND_MS).toFixed(1);
      if (booked > 0)
        say(`Demo data: ${booked.toLocaleString('en-IN')} bookings of the last days are there, after ${seconds} s.`);
    },
    (err: Error) =>
      deps.log.error({ err }, 'the history of the demo data could not be written; the next start goes on'),
  );
  const goOn = { name: 'demo: go on', everyMs: 60 * SECOND_MS, run: () => first.then(history.goOn) };
  const call = { name: 'demo: call tokens', everyMs: 15 * SECOND_MS, run: () => first.then(() => serveTokens(deps)) };
  const jobs = runJobs([goOn, call], deps.log);
  return {
    stop: async () => {
      leaving.abort();
      await Promise.all([first, jobs.stop()]);
    },
  };
}
