import { createServer, type Server } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { READINESS_WORDS } from '#contract/kernel/calls-words.ts';
import type { Deps } from '#server/deps.ts';
import { refusesWrites } from '#server/kernel/database/unavailable.ts';

/** A database may say nothing for so many milliseconds before it counts as away. */
const PATIENCE_MS = 3000;

/**
 * `/healthz` says that the process lives. `/readyz` says that it can serve (database reachable, migrated, taking
 * writes, and not about to stop) or why it cannot.
 */
export function registerHealth(app: FastifyInstance, deps: Deps): void {
  let stopping = false;
  app.addHook('preClose', async () => {
    stopping = true;
  });
  /** One look for all who ask meanwhile: however many these are, they take one connection of the database. */
  let looking: Promise<string | null> | null = null;
  const look = () => {
    looking ??= whyNotReady(deps).finally(() => {
      looking = null;
    });
    return looking;
  };
  app.get('/healthz', { logLevel: 'silent', config: { traffic: 'health' } }, async () => ({ status: 'alive' }));
  app.get('/readyz', { logLevel: 'silent', config: { traffic: 'health' } }, async (_request, reply) => {
    const reason = stopping ? READINESS_WORDS.stopping : await look();
    if (reason) reply.code(503).header('retry-after', 1);
    return reason ? { status: 'not ready', reason } : { status: 'ready', replica: deps.replica?.state() };
  });
  app.addHook('onResponse', (request, reply, done) => {
    const labels = {
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: String(reply.statusCode),
    };
    deps.metrics.requests.observe(labels, reply.elapsedTime / 1000);
    done();
  });
}

/**
 * Makes the server of METRICS_PORT: `/healthz` and `/readyz` as the app answers them, but without a crowd of visitors
 * before them, and metrics at every other path. It does not listen yet.
 */
export const besideTheCrowd = (app: FastifyInstance, { registry }: Deps['metrics']): Server =>
  createServer((request, answer) => {
    if (request.url === '/healthz' || request.url === '/readyz') return app.routing(request, answer);
    registry.metrics().then(
      (text) => answer.setHeader('content-type', registry.contentType).end(text),
      (error: Error) => answer.writeHead(500).end(error.message),
    );
  });

/** Null when the process is ready. A database that can be read and confirms no commit takes no writes. */
async function whyNotReady({ writes }: Deps): Promise<string | null> {
  const late = setTimeout(PATIENCE_MS, undefined, { ref: false });
  const wordsOf = (error: unknown) => (refusesWrites(error) ? READINESS_WORDS.noWrites : READINESS_WORDS.noDatabase);
  const reads = writes.areTaken().then((takes) => (takes ? null : READINESS_WORDS.noWrites), wordsOf);
  const reason = await Promise.race([reads, late.then(() => READINESS_WORDS.noDatabase)]);
  if (reason) return reason;
  const confirmed = writes.areConfirmed().then(() => null, wordsOf);
  return Promise.race([confirmed, late.then(() => READINESS_WORDS.noWrites)]);
}
