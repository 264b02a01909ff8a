import type { FastifyInstance } from 'fastify';
import { savedViewsApi } from '#contract/saved-views/api.ts';
import type { Deps } from '#server/deps.ts';
import { mount } from '#server/kernel/http/mount.ts';
import { forgetView, ownViews, saveView } from './service.ts';

export function savedViewRoutes(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, savedViewsApi, {
    list: ({ actor }) => ownViews(deps, actor),
    save: ({ actor, body }) => saveView(deps, actor, body),
    remove: ({ actor, body }) => forgetView(deps, actor, body),
  });
}
