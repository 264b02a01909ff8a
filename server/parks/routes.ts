import type { FastifyInstance } from 'fastify';
import type { Criterion } from '#contract/kernel/criteria.ts';
import { parksApi } from '#contract/parks/api.ts';
import type { Deps } from '#server/deps.ts';
import { mount } from '#server/kernel/http/mount.ts';
import { qrHandler, standardHandlers } from '#server/kernel/records/crud.ts';
import { listRecords } from '#server/kernel/records/records.ts';
import { parkResource } from './repository.ts';
import { parks, removePark, updatePark } from './service.ts';

const ACTIVE: readonly Criterion[] = [{ field: 'active', value: true }];

export function parkRoutes(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, parksApi, {
    ...standardHandlers(deps, parksApi, parks),
    active: ({ actor, body, organisationId }) =>
      listRecords(deps, parkResource, actor, body, { organisationId, criteria: ACTIVE }),
    update: ({ actor, params, body }) => updatePark(deps, actor, params.id, body),
    remove: ({ actor, params, query }) => removePark(deps, actor, params.id, query),
    qr: qrHandler(deps, parks, 'ticketbooking'),
  });
}
