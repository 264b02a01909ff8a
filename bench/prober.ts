import { request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

/**
 * A load balancer's look at the server: `node bench/prober.ts '{"port":…,"paths":[…],"everyMs":…,"seconds":…}'` asks each
 * path so often, on a new connection each time, and prints how long the answers took as one line of JSON.
 */
export interface ProberOrder {
  port: number;
  paths: readonly string[];
  everyMs: number;
  seconds: number;
}

export type ProberReport = Record<
  string,
  { asked: number; p50: number; p99: number; worst: number; statuses: string[] }
>;

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

async function run({ port, paths, everyMs, seconds }: ProberOrder): Promise<ProberReport> {
  const asked = paths.map((path) => ({ path, answers: [] as ReturnType<typeof ask>[] }));
  for (const end = performance.now() + seconds * 1000; performance.now() < end; await delay(everyMs))
    for (const { path, answers } of asked) answers.push(ask(port, path));
  const reports = asked.map(async ({ path, answers }) => {
    const all = await Promise.all(answers);
    const times = all.map(({ took }) => took).sort((a, b) => a - b);
    const at = (share: number) =>
      Number((times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0).toFixed(1));
    const statuses = [...new Set(all.map(({ status }) => status))];
    return [path, { asked: all.length, p50: at(0.5), p99: at(0.99), worst: at(1), statuses }] as const;
  });
  return Object.fromEntries(await Promise.all(reports));
}

process.stdout.write(`${JSON.stringify(await run(JSON.parse(process.argv[2] as string)))}\n`);
