import Fastify, { type FastifyInstance } from 'fastify';
import type { Deps } from '#server/deps.ts';
import { organisationRoutes } from '#server/features/organisations/routes.ts';
import { parkRoutes } from '#server/features/parks/routes.ts';
import { sessionRoutes } from '#server/features/sessions/routes.ts';
import { registerErrors } from '#server/platform/errors.ts';
import { registerHealth } from '#server/platform/health.ts';
import { loggerOptions } from '#server/platform/log.ts';
import { registerOpenApi } from '#server/platform/openapi.ts';
import { registerSecurityHeaders } from '#server/platform/security-headers.ts';

/** The features, in order, by name. */
const FEATURES = [organisationRoutes, sessionRoutes, parkRoutes];

export interface Server {
  app: FastifyInstance;
  deps: Deps;
}

/** Builds the whole server around its outside world; nothing listens yet. */
export async function buildApp(world: Omit<Deps, 'log'>): Promise<Server> {
  const { logLevel, trustProxy } = world.config;
  const app = Fastify({
    logger: loggerOptions(logLevel),
    genReqId: () => crypto.randomUUID(),
    trustProxy: trustProxy === '' ? false : trustProxy.split(','),
    bodyLimit: 256 * 1024,
    requestTimeout: 30_000,
  });
  const deps: Deps = { ...world, log: app.log };
  registerSecurityHeaders(app, deps);
  registerErrors(app, deps);
  registerHealth(app, deps);
  registerOpenApi(app, deps);
  for (const feature of FEATURES) feature(app, deps);
  return { app, deps };
}
