import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** What Prometheus reads on the metrics port: requests by route, refusals by code, payments by outcome, pages connected. */
export interface Metrics {
  registry: Registry;
  requests: Histogram<'method' | 'route' | 'status'>;
  refusals: Counter<'code'>;
  payments: Counter<'gateway' | 'outcome'>;
  sockets: Gauge;
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
    sockets: new Gauge({ name: 'realtime_sockets', help: 'Pages that are connected just now', registers }),
  };
}
