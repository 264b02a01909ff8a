import { createServer, type Server } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Replica } from '#server/kernel/database/replica/replica.ts';
import { refusesWrites } from '#server/kernel/database/unavailable.ts';
import type { Writes } from '#server/kernel/database/writes.ts';
import type { Metrics } from './metrics.ts';

/** For whoever runs the server; in English only, as logs are. */
const READINESS = {
  stopping: 'This process is stopping.',
  noDatabase: 'The database does not answer.',
  noWrites: 'The database takes no writes.',
} as const;

const PATIENCE_MS = 3000;

interface Watched {
  writes: Writes;
  replica?: Replica;
  metrics: Metrics;
}

/** `/readyz` fails when the database is away, not migrated or takes no writes, and while the server stops. */
export function registerHealth(app: FastifyInstance, { writes, replica, metrics }: Watched): void {
  let stopping = false;
  app.addHook('preClose', async () => {
    stopping = true;
  });
  /** One check for all concurrent requests, so that they take one connection of the database. */
  let looking: Promise<string | null> | null = null;
  const look = () => {
    looking ??= whyNotReady(writes).finally(() => {
      looking = null;
    });
    return looking;
  };
  app.get('/healthz', { logLevel: 'silent', config: { traffic: 'health' } }, async () => ({ status: 'alive' }));
  app.get('/readyz', { logLevel: 'silent', config: { traffic: 'health' } }, async (_request, reply) => {
    const reason = stopping ? READINESS.stopping : await look();
    if (reason) reply.code(503).header('retry-after', 1);
    return reason ? { status: 'not ready', reason } : { status: 'ready', replica: replica?.state() };
  });
  app.addHook('onResponse', (request, reply, done) => {
    const labels = {
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: String(reply.statusCode),
    };
    metrics.requests.observe(labels, reply.elapsedTime / 1000);
    done();
  });
}

/** For METRICS_PORT: health checks without a crowd of visitors before them, metrics at every other path. */
export const besideTheCrowd = (app: FastifyInstance, { registry }: Metrics): Server =>
  createServer((request, answer) => {
    if (request.url === '/healthz' || request.url === '/readyz') return app.routing(request, answer);
    registry.metrics().then(
      (text) => answer.setHeader('content-type', registry.contentType).end(text),
      (error: Error) => answer.writeHead(500).end(error.message),
    );
  });

/** Null when the process is ready. A database that can be read but confirms no commit takes no writes. */
async function whyNotReady(writes: Writes): Promise<string | null> {
  const late = setTimeout(PATIENCE_MS, undefined, { ref: false });
  const wordsOf = (error: unknown) => (refusesWrites(error) ? READINESS.noWrites : READINESS.noDatabase);
  const reads = writes.areTaken().then((takes) => (takes ? null : READINESS.noWrites), wordsOf);
  const reason = await Promise.race([reads, late.then(() => READINESS.noDatabase)]);
  if (reason) return reason;
  const confirmed = writes.areConfirmed().then(() => null, wordsOf);
  return Promise.race([confirmed, late.then(() => READINESS.noWrites)]);
}
