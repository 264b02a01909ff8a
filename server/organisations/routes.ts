import type { FastifyInstance } from 'fastify';
import { organisationsApi } from '#contract/organisations/api.ts';
import type { Deps } from '#server/deps.ts';
import { organisationSeenBy, scopeOf } from '#server/kernel/database/scope.ts';
import { mount } from '#server/kernel/http/mount.ts';
import { LIMITS } from '#server/kernel/http/rate-limit.ts';
import { newestFirst } from '#server/kernel/traffic/newest-first.ts';
import { selectOrganisations, toOrganisation } from './repository.ts';
import { changeOrganisation, registerOrganisation } from './service.ts';

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
          query: (tx) => selectOrganisations(tx, organisationSeenBy(actor)),
          toModels: (_, rows) => rows.map(toOrganisation),
        },
      ),
  });
}
