import type { FastifyInstance } from 'fastify';
import { presentationsApi } from '#contract/presentations/api.ts';
import type { Deps } from '#server/deps.ts';
import { mount } from '#server/kernel/http/mount.ts';
import { brandOf, changeBrand, changePresentation, offeringShown } from './service.ts';

export function presentationRoutes(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, presentationsApi, {
    one: async ({ actor, params }) => (await offeringShown(deps, actor, params)).shown,
    change: ({ actor, params, body }) => changePresentation(deps, actor, params, body),
    brand: ({ actor }) => brandOf(deps, actor),
    changeBrand: ({ actor, body }) => changeBrand(deps, actor, body),
  });
}
