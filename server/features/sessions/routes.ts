import type { FastifyInstance } from 'fastify';
import { sessionsApi } from '#contract/sessions/api.ts';
import type { Deps } from '#server/deps.ts';
import {
  currentUser,
  signInClient,
  signInCounter,
  signInInspector,
  signOut,
} from '#server/features/sessions/service.ts';
import { mount } from '#server/platform/mount.ts';

export function sessionRoutes(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, sessionsApi, {
    clientLogin: ({ body, address }) => signInClient(deps, body, address),
    inspectorLogin: ({ body, address }) => signInInspector(deps, body, address),
    counterLogin: ({ body, address }) => signInCounter(deps, body, address),
    branchUserLogin: ({ body, address }) => signInCounter(deps, body, address),
    me: ({ actor }) => currentUser(deps, actor),
    logout: async ({ actor }) => {
      await signOut(deps, actor);
      return { signedOut: true as const };
    },
  });
}
