import type { FastifyInstance } from 'fastify';
import { BRANCH_PAGE } from '#contract/branches/api.ts';
import { countersApi } from '#contract/counters/api.ts';
import type { Deps } from '#server/deps.ts';
import { mount } from '#server/kernel/http/mount.ts';
import { qrHandler, readerOf, standardHandlers } from '#server/kernel/records/crud.ts';
import { listRecords } from '#server/kernel/records/records.ts';
import { addCounter, changeCounter, counters } from './service.ts';

export function counterRoutes(app: FastifyInstance, deps: Deps): void {
  const { list, one, remove } = standardHandlers(deps, countersApi, counters);
  mount(app, deps, countersApi, {
    list,
    one,
    remove,
    ofBranch: async ({ actor, body }) => {
      const { reader, organisationId: named } = readerOf(actor, body.organisationId);
      const organisationId = named ?? (body.branchId ? deps.codes.organisationOf(body.branchId) : null);
      const criteria = body.branchId ? [{ field: 'branchId', value: body.branchId }] : [];
      return listRecords(deps, counters.resource, reader, body, { organisationId, criteria });
    },
    qr: qrHandler(deps, counters, BRANCH_PAGE, { named: false }),
    add: ({ actor, organisationId, body }) => addCounter(deps, actor, organisationId, body),
    update: ({ actor, params, body }) => changeCounter(deps, actor, params.id, body),
  });
}
