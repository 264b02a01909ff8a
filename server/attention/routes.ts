import type { FastifyInstance } from 'fastify';
import { attentionApi } from '#contract/attention/api.ts';
import type { Deps } from '#server/deps.ts';
import { mount } from '#server/kernel/http/mount.ts';
import { attention } from './service.ts';

export function attentionRoutes(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, attentionApi, {
    list: ({ actor, organisationId }) => attention(deps, actor, organisationId),
  });
}
