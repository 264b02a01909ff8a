import type { FastifyInstance } from 'fastify';
import { specializationsApi } from '#contract/specializations/api.ts';
import type { Deps } from '#server/deps.ts';
import { mount } from '#server/kernel/http/mount.ts';
import { standardHandlers } from '#server/kernel/records/crud.ts';
import { specializations } from './service.ts';

export function specializationRoutes(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, specializationsApi, standardHandlers(deps, specializationsApi, specializations));
}
