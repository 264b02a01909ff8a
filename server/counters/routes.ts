import type { FastifyInstance } from 'fastify';
import { BRANCH_PAGE } from '#contract/branches/api.ts';
import { countersApi } from '#contract/counters/api.ts';
import type { Deps } from '#server/deps.ts';
import { mount } from '#server/kernel/http/mount.ts';
import { pageAddress, sendQr } from '#server/kernel/http/pages/page-address.ts';
import { readerOf, standardHandlers } from '#server/kernel/records/crud.ts';
import { listRecords, showRecord } from '#server/kernel/records/records.ts';
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
    qr: async ({ params, query, reply }) => {
      const { id } = await showRecord(deps, counters.resource, counters.thing, {
        actor: null,
        id: params.id,
        open: true,
      });
      return sendQr(reply, pageAddress(deps.config, BRANCH_PAGE, { id }), query.format);
    },
    add: ({ actor, organisationId, body }) => addCounter(deps, actor, organisationId, body),
    update: ({ actor, params, body }) => changeCounter(deps, actor, params.id, body),
  });
}
