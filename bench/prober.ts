import { request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { type Latency, latencyOf, obey } from './harness.ts';

/** A load balancer's look at the server, in a process of its own: asks each path so often, on a new connection each time. */
export interface ProberOrder {
  port: number;
  paths: readonly string[];
  everyMs: number;
  seconds: number;
}

/** By path; times in milliseconds. */
export type ProberReport = Record<string, Latency & { statuses: string[] }>;

const ask = (port: number, path: string): Promise<{ took: number; status: string }> =>
  new Promise((resolve) => {
    const began = performance.now();
    const end = (status: string) => resolve({ took: performance.now() - began, status });
    request({ port, path, host: '127.0.0.1', agent: false }, (answer) =>
      answer.resume().on('end', () => end(String(answer.statusCode))),
    )
      .on('error', (error: NodeJS.ErrnoException) => end(error.code ?? error.message))
      .end();
  });

await obey(async ({ port, paths, everyMs, seconds }: ProberOrder): Promise<ProberReport> => {
  const asked = paths.map((path) => ({ path, answers: [] as ReturnType<typeof ask>[] }));
  for (const end = performance.now() + seconds * 1000; performance.now() < end; await delay(everyMs))
    for (const { path, answers } of asked) answers.push(ask(port, path));
  const reports = asked.map(async ({ path, answers }) => {
    const all = await Promise.all(answers);
    const statuses = [...new Set(all.map(({ status }) => status))];
    return [path, { ...latencyOf(all.map(({ took }) => took)), statuses }] as const;
  });
  return Object.fromEntries(await Promise.all(reports));
});
