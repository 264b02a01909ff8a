import type { FastifyInstance } from 'fastify';
import { doctorsApi } from '#contract/doctors/api.ts';
import type { Deps } from '#server/deps.ts';
import { mount } from '#server/kernel/http/mount.ts';
import { standardHandlers } from '#server/kernel/records/crud.ts';
import { doctors } from './service.ts';

export function doctorRoutes(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, doctorsApi, standardHandlers(deps, doctorsApi, doctors));
}
