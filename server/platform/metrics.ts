import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** What Prometheus reads on the metrics port: requests by route, refusals by code, payments by outcome, pages connected. */
export interface Metrics {
  registry: Registry;
  requests: Histogram<'method' | 'route' | 'status'>;
  refusals: Counter<'code'>;
  payments: Counter<'gateway' | 'outcome'>;
  /** Requests by class of traffic (server/platform/traffic/classes.ts): at work, in line, and turned away. */
  working: Gauge<'traffic'>;
  waiting: Gauge<'traffic'>;
  shed: Counter<'traffic' | 'why'>;
  /** Asks that went in one statement with others, and those of them that went alone afterwards. */
  together: Counter<'what' | 'how'>;
  sockets: Gauge;
  /** Where the reads of reports and lists went, where there is a replica. */
  replicaReads: Counter<'went'>;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
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
    payments: new Counter({
      name: 'payment_inquiries_total',
      help: 'Answers of gateways to our inquiries',
      labelNames: ['gateway', 'outcome'],
      registers,
    }),
    working: new Gauge({
      name: 'requests_working',
      help: 'Requests that have a place in their class just now',
      labelNames: ['traffic'],
      registers,
    }),
    waiting: new Gauge({
      name: 'requests_waiting',
      help: 'Requests in the line of their class just now',
      labelNames: ['traffic'],
      registers,
    }),
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
    sockets: new Gauge({ name: 'realtime_sockets', help: 'Pages that are connected just now', registers }),
    replicaReads: new Counter({
      name: 'replica_reads_total',
      help: 'Reads of reports and lists that were served by the replica, or why they went to the primary',
      labelNames: ['went'],
      registers,
    }),
  };
}
