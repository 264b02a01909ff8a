import type { FastifyInstance } from 'fastify';
import { AppError } from '#contract/kernel/errors.ts';
import { text } from '#contract/kernel/text.ts';

const API = '/api/';
const METHODS = ['DELETE', 'GET', 'HEAD', 'OPTIONS', 'PATCH', 'POST', 'PUT', 'TRACE'] as const;

/** 405 with `Allow` (RFC 9110, 15.5.6). Call it before any call is mounted, and its result after all are. */
export function refuseOtherMethods(app: FastifyInstance): () => void {
  const methodsOf = new Map<string, Set<string>>();
  app.addHook('onRoute', ({ url, method }) => {
    if (!url.startsWith(API) || url.endsWith('*')) return;
    const methods = methodsOf.get(url) ?? new Set();
    methodsOf.set(url, methods);
    for (const one of [method].flat()) methods.add(one);
  });
  // A plugin, because it runs only after the plugins that mount calls have been loaded.
  return () =>
    void app.register(async (own) => {
      for (const [url, has] of [...methodsOf]) refuseAt(own, url, has);
    });
}

function refuseAt(app: FastifyInstance, url: string, has: ReadonlySet<string>): void {
  const allow = METHODS.filter((method) => has.has(method)).join(', ');
  app.route({
    url,
    method: METHODS.filter((method) => !has.has(method)),
    onRequest: async ({ method }, reply) => {
      reply.header('allow', allow);
      throw new AppError('METHOD_NOT_ALLOWED', text('calls.otherMethod', { method, allowed: allow }));
    },
    handler: async () => undefined,
  });
}
