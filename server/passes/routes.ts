import type { FastifyInstance } from 'fastify';
import { passesApi } from '#contract/passes/api.ts';
import type { Deps } from '#server/deps.ts';
import { mount } from '#server/kernel/http/mount.ts';
import { grantOffline, scanTicket, signedList } from './service.ts';

export function passRoutes(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, passesApi, {
    scan: ({ actor, body, request: { place } }) => scanTicket(deps, actor, body, place),
    list: ({ actor, query }) => signedList(deps, actor, query),
    grant: ({ actor, params, query }) => grantOffline(deps, actor, params.device, query.gate ?? null),
    publicKey: () => ({
      keyId: deps.passKey.id,
      algorithm: 'Ed25519' as const,
      publicKey: deps.passKey.publicKey,
    }),
  });
}
