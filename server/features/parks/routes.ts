import type { FastifyInstance } from 'fastify';
import type { Criterion } from '#contract/criteria.ts';
import { parksApi } from '#contract/parks/api.ts';
import type { Deps } from '#server/deps.ts';
import { standardHandlers } from '#server/platform/crud.ts';
import { mount } from '#server/platform/mount.ts';
import { sendQr } from '#server/platform/page-address.ts';
import { listRecords } from '#server/platform/records.ts';
import { parkResource } from './repository.ts';
import { bookingAddress, parks, removePark, shownPark, updatePark } from './service.ts';

const ACTIVE: readonly Criterion[] = [{ field: 'active', value: true }];

export function parkRoutes(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, parksApi, {
    ...standardHandlers(deps, parksApi, parks),
    active: ({ actor, body, organisationId }) =>
      listRecords(deps, parkResource, actor, body, { organisationId, criteria: ACTIVE }),
    update: ({ actor, params, body }) => updatePark(deps, actor, params.id, body),
    remove: ({ actor, params, query }) => removePark(deps, actor, params.id, query),
    qr: async ({ params, query, reply }) =>
      sendQr(reply, bookingAddress(deps, await shownPark(deps, null, params.id)), query.format),
  });
}
