import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '#server/deps.ts';
import { refusesWrites } from '#server/platform/away.ts';
import { takesWrites } from '#server/platform/writes.ts';

/** Milliseconds after which a database that says nothing counts as away. */
const PATIENCE_MS = 3000;

/**
 * `/healthz`: the process lives. `/readyz`: it can serve: database reachable, migrated, taking writes, not about to stop;
 * otherwise it says why not.
 */
export function registerHealth(app: FastifyInstance, deps: Deps): void {
  let stopping = false;
  app.addHook('preClose', async () => {
    stopping = true;
  });
  app.get('/healthz', { logLevel: 'silent', config: { traffic: 'health' } }, async () => ({ status: 'alive' }));
  app.get('/readyz', { logLevel: 'silent', config: { traffic: 'health' } }, async (_request, reply) => {
    const reason = stopping ? 'This process is stopping.' : await whyNotReady(deps);
    if (reason) reply.code(503).header('retry-after', 1);
    return reason ? { status: 'not ready', reason } : { status: 'ready' };
  });
  app.addHook('onResponse', async (request, reply) => {
    const labels = {
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: String(reply.statusCode),
    };
    deps.metrics.requests.observe(labels, reply.elapsedTime / 1000);
  });
}

const NO_DATABASE = 'The database does not answer.';
const NO_WRITES = 'The database takes no writes.';

/** Null: nothing speaks against it. */
const whyNotReady = ({ db }: Deps): Promise<string | null> =>
  Promise.race([
    takesWrites(db).then(
      (takes) => (takes ? null : NO_WRITES),
      (error: unknown) => (refusesWrites(error) ? NO_WRITES : NO_DATABASE),
    ),
    setTimeout(PATIENCE_MS, NO_DATABASE, { ref: false }),
  ]);
