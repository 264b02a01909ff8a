import { setTimeout as delay } from 'node:timers/promises';
import { type Met, visitors } from './outage-visitors.ts';
import type { BenchServer } from './server.ts';

/** One way to lose the database. */
export interface Hurt {
  name: string;
  /** Hurts it; answers since when it could serve again, by performance.now(). */
  once(): Promise<number>;
  times: number;
}

export interface Outcome {
  name: string;
  times: number;
  visitors: number;
  acknowledged: number;
  comeAgain: number;
  wrong: Met['wrong'];
  /** Milliseconds from there until all servers called themselves ready, the slowest and the median time. */
  readyMs: { median: number; worst: number };
  /** Answers of /readyz while it was hurt, where it takes long enough to ask. */
  notReadyMeanwhile: boolean;
  processesLive: boolean;
}

const READY_EVERY_MS = 20;
const BEFORE_MS = 1500;

/** Hurts the database again and again while visitors book; adds the ids that were acknowledged. */
export async function trial(
  servers: readonly BenchServer[],
  { name, once, times }: Hurt,
  { many, park, acknowledged }: { many: number; park: string; acknowledged: string[] },
): Promise<Outcome> {
  const load = visitors(
    servers.map(({ port }) => `http://127.0.0.1:${port}`),
    many,
    park,
  );
  const watch = watchReadiness(servers);
  const waits: number[] = [];
  for (let n = 0; n < times; n += 1) {
    await delay(BEFORE_MS);
    const since = await once();
    await allReady(servers);
    waits.push(Math.round(performance.now() - since));
  }
  const met = await load.stop();
  acknowledged.push(...met.acknowledged);
  waits.sort((a, b) => a - b);
  return {
    name,
    times,
    visitors: many,
    acknowledged: met.acknowledged.length,
    comeAgain: met.comeAgain,
    wrong: met.wrong,
    readyMs: { median: waits[Math.floor(waits.length / 2)] ?? 0, worst: waits.at(-1) ?? 0 },
    notReadyMeanwhile: await watch.stop(),
    processesLive: servers.every((server) => server.isAlive()),
  };
}

const isReady = ({ port }: BenchServer): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

async function allReady(servers: readonly BenchServer[]): Promise<void> {
  while (!(await Promise.all(servers.map(isReady))).every(Boolean)) {
    if (!servers.every((server) => server.isAlive())) return;
    await delay(READY_EVERY_MS);
  }
}

/** Whether a server said between now and then that it is not ready. */
function watchReadiness(servers: readonly BenchServer[]): { stop(): Promise<boolean> } {
  let watching = true;
  let said = false;
  const watch = async (server: BenchServer) => {
    while (watching) {
      if (!(await isReady(server))) said = true;
      await delay(READY_EVERY_MS);
    }
  };
  const all = Promise.all(servers.map(watch));
  return {
    stop: async () => {
      watching = false;
      await all;
      return said;
    },
  };
}
