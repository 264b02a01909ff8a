import { request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { type Latency, latencyOf, obey } from '../harness.ts';

/** A load balancer in its own process: probes each address at an interval, on a new connection each time. */
export interface ProberOrder {
  asks: Record<string, string>;
  everyMs: number;
  seconds: number;
}

/** Results by name; times in milliseconds. */
export type ProberReport = Record<string, Latency & { statuses: string[] }>;

const ask = (address: string): Promise<{ took: number; status: string }> =>
  new Promise((resolve) => {
    const began = performance.now();
    const end = (status: string) => resolve({ took: performance.now() - began, status });
    request(address, { agent: false }, (answer) => answer.resume().on('end', () => end(String(answer.statusCode))))
      .on('error', (error: NodeJS.ErrnoException) => end(error.code ?? error.message))
      .end();
  });

await obey(async ({ asks, everyMs, seconds }: ProberOrder): Promise<ProberReport> => {
  const asked = Object.entries(asks).map(([name, address]) => ({
    name,
    address,
    answers: [] as ReturnType<typeof ask>[],
  }));
  for (const end = performance.now() + seconds * 1000; performance.now() < end; await delay(everyMs))
    for (const { address, answers } of asked) answers.push(ask(address));
  const reports = asked.map(async ({ name, answers }) => {
    const all = await Promise.all(answers);
    const statuses = [...new Set(all.map(({ status }) => status))];
    return [name, { ...latencyOf(all.map(({ took }) => took)), statuses }] as const;
  });
  return Object.fromEntries(await Promise.all(reports));
});
