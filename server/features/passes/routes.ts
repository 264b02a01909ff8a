import type { FastifyInstance } from 'fastify';
import { passesApi } from '#contract/passes/api.ts';
import type { Deps } from '#server/deps.ts';
import { mount } from '#server/platform/mount.ts';
import { passKey, scanTicket } from './service.ts';

export function passRoutes(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, passesApi, {
    scan: ({ actor, body }) => scanTicket(deps, actor, body),
    publicKey: () => {
      const { id, publicKey } = passKey(deps);
      return { keyId: id, algorithm: 'Ed25519' as const, publicKey };
    },
  });
}
