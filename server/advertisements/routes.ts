import type { FastifyInstance } from 'fastify';
import { advertisementsApi } from '#contract/advertisements/api.ts';
import type { Deps } from '#server/deps.ts';
import { mount } from '#server/kernel/http/mount.ts';
import { standardHandlers } from '#server/kernel/records/crud.ts';
import { advertisements, placedAdvertisements } from './service.ts';

export function advertisementRoutes(app: FastifyInstance, deps: Deps): void {
  const standard = standardHandlers(deps, advertisementsApi, advertisements);
  mount(app, deps, advertisementsApi, {
    ...standard,
    oneMisspelt: standard.one,
    placed: ({ body }) => placedAdvertisements(deps, body.parkId, body.placement),
  });
}
