import type { FastifyInstance } from 'fastify';
import { sessionsApi } from '#contract/sessions/api.ts';
import type { Deps } from '#server/deps.ts';
import { mount } from '#server/kernel/http/mount.ts';
import { deviceOf } from '#server/kernel/identity/known-device.ts';
import { beginLook, currentUser, signInClient, signInCounter, signInInspector, signOut } from './service.ts';

export function sessionRoutes(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, sessionsApi, {
    clientLogin: ({ body, request, reply }) => signInClient(deps, body, deviceOf(deps, request, reply)),
    inspectorLogin: ({ body, request, reply }) => signInInspector(deps, body, deviceOf(deps, request, reply)),
    counterLogin: ({ body, request, reply }) => signInCounter(deps, body, deviceOf(deps, request, reply)),
    branchUserLogin: ({ body, request, reply }) => signInCounter(deps, body, deviceOf(deps, request, reply)),
    look: ({ actor, params }) => beginLook(deps, actor, params.id),
    me: ({ actor }) => currentUser(deps, actor),
    logout: async ({ actor }) => {
      await signOut(deps, actor);
      return { signedOut: true as const };
    },
  });
}
