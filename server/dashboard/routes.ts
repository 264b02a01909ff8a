import type { FastifyInstance } from 'fastify';
import { dashboardApi } from '#contract/dashboard/api.ts';
import type { Deps } from '#server/deps.ts';
import { mount } from '#server/kernel/http/mount.ts';
import { today } from './service.ts';

export function dashboardRoutes(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, dashboardApi, { today: ({ actor, organisationId }) => today(deps, actor, organisationId) });
}
