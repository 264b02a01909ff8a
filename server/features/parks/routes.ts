import type { FastifyInstance } from 'fastify';
import type { Criterion } from '#contract/criteria.ts';
import type { Page } from '#contract/endpoint.ts';
import { parksApi } from '#contract/parks/api.ts';
import type { Deps } from '#server/deps.ts';
import type { Tx } from '#server/platform/database.ts';
import { matching } from '#server/platform/matching.ts';
import { mount } from '#server/platform/mount.ts';
import { newestFirst } from '#server/platform/newest-first.ts';
import { sendQr } from '#server/platform/page-address.ts';
import { type Actor, requestedOrganisation, scopeOf } from '#server/platform/scope.ts';
import { COMPARED, selectParksOf, toShownPark } from './repository.ts';
import { addPark, bookingAddress, removePark, shownPark, updatePark } from './service.ts';

interface Asked {
  organisationId: string | null;
  criteria?: readonly Criterion[];
}

/** Parks that the caller may see, newest first: staff see their own in full, visitors all without notes. */
function list(deps: Deps, actor: Actor, page: Page, { organisationId, criteria = [] }: Asked) {
  const query = (tx: Tx) => matching(selectParksOf(tx, actor !== null, organisationId), COMPARED, criteria);
  return newestFirst(deps.db, scopeOf(actor), page, {
    table: 'park',
    query,
    toModels: (_, rows) => rows.map(toShownPark),
  });
}

const ACTIVE: readonly Criterion[] = [{ field: 'active', value: true }];

export function parkRoutes(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, parksApi, {
    list: ({ actor, query, organisationId }) => list(deps, actor, query, { organisationId }),
    active: ({ actor, body, organisationId }) => list(deps, actor, body, { organisationId, criteria: ACTIVE }),
    get: ({ actor, body, organisationId }) => list(deps, actor, body, { organisationId }),
    listByProfile: ({ actor, body, organisationId }) => list(deps, actor, body, { organisationId }),
    listOf: ({ actor, body, params }) =>
      list(deps, actor, body, { organisationId: requestedOrganisation(actor, params.id) }),
    find: ({ actor, body, organisationId }) => list(deps, actor, body, { organisationId, criteria: body.criteria }),
    add: ({ actor, body, organisationId }) => addPark(deps, actor, organisationId, body),
    one: ({ actor, params }) => shownPark(deps, actor, params.id),
    update: ({ actor, params, body }) => updatePark(deps, actor, params.id, body),
    remove: async ({ actor, params }) => {
      await removePark(deps, actor, params.id);
      return { id: params.id, deleted: true as const };
    },
    qr: async ({ params, query, reply }) =>
      sendQr(reply, bookingAddress(deps, await shownPark(deps, null, params.id)), query.format),
  });
}
