import type { FastifyInstance } from 'fastify';
import { organisationsApi } from '#contract/organisations/api.ts';
import type { Deps } from '#server/deps.ts';
import { organisationSeenBy, scopeOf } from '#server/kernel/database/scope.ts';
import { mount } from '#server/kernel/http/mount.ts';
import { limitByAddress, QUARTER_HOUR_MS } from '#server/kernel/http/rate-limit.ts';
import { newestFirst } from '#server/kernel/traffic/newest-first.ts';
import { selectOrganisations, toOrganisation } from './repository.ts';
import { changeOrganisation, registerOrganisation } from './service.ts';

const REGISTRATION_BY_ADDRESS = limitByAddress({ name: 'registration', most: 30, windowMs: QUARTER_HOUR_MS });

export function organisationRoutes(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, organisationsApi, {
    register: async ({ body, address }) => {
      await deps.limits.take(REGISTRATION_BY_ADDRESS, address);
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
