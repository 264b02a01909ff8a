import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Deps } from '#server/deps.ts';

/** `/healthz`: the process lives. `/readyz`: it can serve: database reachable, migrated, not about to stop. */
export function registerHealth(app: FastifyInstance, deps: Deps): void {
  let stopping = false;
  app.addHook('preClose', async () => {
    stopping = true;
  });
  app.get('/healthz', { logLevel: 'silent' }, async () => ({ status: 'alive' }));
  app.get('/readyz', { logLevel: 'silent' }, async (_request, reply) => {
    const ready = !stopping && (await answers(deps));
    if (!ready) reply.code(503).header('retry-after', 1);
    return { status: ready ? 'ready' : 'not ready' };
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

/** The database is there and knows our tables; anything else means not ready, whatever the reason. */
const answers = async ({ db }: Deps): Promise<boolean> =>
  sql`select count(*) from rate_limit where false`.execute(db).then(
    () => true,
    () => false,
  );
