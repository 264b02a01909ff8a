import { request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { type Latency, latencyOf } from '../harness.ts';

const EVERY_MS = 20;

const ask = (address: string): Promise<{ took: number; status: string }> =>
  new Promise((resolve) => {
    const began = performance.now();
    const end = (status: string) => resolve({ took: performance.now() - began, status });
    request(address, { agent: false }, (answer) => answer.resume().on('end', () => end(String(answer.statusCode))))
      .on('error', (error: NodeJS.ErrnoException) => end(error.code ?? error.message))
      .end();
  });

/** A load balancer: asks an address at an interval, on a new connection each time. Times are in milliseconds. */
export async function probe(address: string, seconds: number): Promise<Latency & { statuses: string[] }> {
  const answers: ReturnType<typeof ask>[] = [];
  for (const end = performance.now() + seconds * 1000; performance.now() < end; await delay(EVERY_MS))
    answers.push(ask(address));
  const all = await Promise.all(answers);
  return { ...latencyOf(all.map(({ took }) => took)), statuses: [...new Set(all.map(({ status }) => status))] };
}
