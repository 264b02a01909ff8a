import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { WaitingLine } from '#server/kernel/traffic/semaphore.ts';

export interface Metrics {
  registry: Registry;
  requests: Histogram<'method' | 'route' | 'status'>;
  refusals: Counter<'code'>;
  traffic: Map<string, WaitingLine>;
  shed: Counter<'traffic' | 'why'>;
  together: Counter<'what' | 'how'>;
  /** Requests in a batch, for batches that were not undone. */
  batches: Histogram<'what'>;
  sockets: Gauge;
  replicaReads: Counter<'went'>;
  replicaBehind: Gauge;
}

const LINES = [
  ['requests_working', 'Requests that have a place in their class just now', (line: WaitingLine) => line.working()],
  ['requests_waiting', 'Requests in the line of their class just now', (line: WaitingLine) => line.waiting()],
] as const;

const eachLine = (traffic: Metrics['traffic'], count: (line: WaitingLine) => number) =>
  function (this: Gauge<'traffic'>): void {
    for (const [name, line] of traffic) this.set({ traffic: name }, count(line));
  };

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const traffic: Metrics['traffic'] = new Map();
  for (const [name, help, count] of LINES)
    new Gauge({ name, help, labelNames: ['traffic'], registers, collect: eachLine(traffic, count) });
  return {
    registry,
    requests: new Histogram({
      name: 'http_request_seconds',
      help: 'Seconds a request took',
      labelNames: ['method', 'route', 'status'],
      registers,
    }),
    refusals: new Counter({
      name: 'refusals_total',
      help: 'Requests refused, by error code',
      labelNames: ['code'],
      registers,
    }),
    traffic,
    shed: new Counter({
      name: 'requests_shed_total',
      help: 'Requests told to come again, because the line of their class was full or they waited too long',
      labelNames: ['traffic', 'why'],
      registers,
    }),
    together: new Counter({
      name: 'asks_together_total',
      help: 'Asks that went in one statement with others, and those of them that went alone afterwards: left out of it, or because it was undone',
      labelNames: ['what', 'how'],
      registers,
    }),
    batches: new Histogram({
      name: 'asks_in_a_statement',
      help: 'How many asks went in one statement together',
      labelNames: ['what'],
      buckets: [2, 4, 8, 16, 32],
      registers,
    }),
    sockets: new Gauge({ name: 'realtime_sockets', help: 'Pages that are connected just now', registers }),
    replicaReads: new Counter({
      name: 'replica_reads_total',
      help: 'Reads of reports and lists that were served by the replica, or why they went to the primary',
      labelNames: ['went'],
      registers,
    }),
    replicaBehind: new Gauge({
      name: 'replica_behind_seconds',
      help: 'Seconds since the last commit that the replica had replayed when it was asked last',
      registers,
    }),
  };
}
