import type { FastifyInstance } from 'fastify';
import { organisationsApi } from '#contract/organisations/api.ts';
import type { Deps } from '#server/deps.ts';
import { registerOrganisation, switchOrganisation } from '#server/features/organisations/service.ts';
import { mount } from '#server/platform/mount.ts';
import { newestFirst } from '#server/platform/newest-first.ts';
import { LIMITS } from '#server/platform/rate-limit.ts';
import { scopeOf } from '#server/platform/scope.ts';
import { selectOrganisations, toOrganisation } from './repository.ts';

export function organisationRoutes(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, organisationsApi, {
    register: async ({ body, address }) => {
      await deps.limits.take(LIMITS.registrationByAddress, address);
      return registerOrganisation(deps, body);
    },
    switch: ({ actor, params, body }) => switchOrganisation(deps, actor, params.id, body.active),
    list: ({ actor }) =>
      newestFirst(
        deps.db,
        scopeOf(actor),
        {},
        { table: 'organisation', query: selectOrganisations, toModels: (_, rows) => rows.map(toOrganisation) },
      ),
  });
}
