import type { FastifyInstance } from 'fastify';
import { organisationsApi } from '#contract/organisations/api.ts';
import type { Deps } from '#server/deps.ts';
import { changeOrganisation, registerOrganisation } from '#server/features/organisations/service.ts';
import { mount } from '#server/platform/mount.ts';
import { newestFirst } from '#server/platform/newest-first.ts';
import { LIMITS } from '#server/platform/rate-limit.ts';
import { organisationOf, scopeOf } from '#server/platform/scope.ts';
import { selectOrganisations, toOrganisation } from './repository.ts';

export function organisationRoutes(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, organisationsApi, {
    register: async ({ body, address }) => {
      await deps.limits.take(LIMITS.registrationByAddress, address);
      return registerOrganisation(deps, body);
    },
    update: ({ actor, params, body }) => changeOrganisation(deps, actor, params.id, body),
    list: ({ actor }) =>
      newestFirst(
        deps.db,
        scopeOf(actor),
        {},
        {
          table: 'organisation',
          query: (tx) => selectOrganisations(tx, organisationOf(actor)),
          toModels: (_, rows) => rows.map(toOrganisation),
        },
      ),
  });
}
