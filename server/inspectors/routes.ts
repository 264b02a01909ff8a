import type { FastifyInstance } from 'fastify';
import { inspectorsApi } from '#contract/inspectors/api.ts';
import type { ListSlice } from '#contract/kernel/endpoint.ts';
import type { Deps } from '#server/deps.ts';
import { type Principal, staffScope } from '#server/kernel/database/scope.ts';
import { mount } from '#server/kernel/http/mount.ts';
import { newestFirst } from '#server/kernel/traffic/newest-first.ts';
import { selectInspectors, toInspector } from './repository.ts';
import { addInspector, removeInspector, updateInspector } from './service.ts';

const list = (deps: Deps, actor: Principal, organisationId: string | null, page: ListSlice) =>
  newestFirst(deps.db, staffScope(actor), page, {
    table: 'inspector',
    query: (tx) => selectInspectors(tx, organisationId),
    toModels: (_, rows) => rows.map(toInspector),
  });

export function inspectorRoutes(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, inspectorsApi, {
    list: ({ actor, organisationId, query }) => list(deps, actor, organisationId, query),
    get: ({ actor, organisationId, body }) => list(deps, actor, organisationId, body),
    add: ({ actor, organisationId, body }) => addInspector(deps, actor, organisationId, body),
    update: ({ actor, params, body }) => updateInspector(deps, actor, params.id, body),
    remove: async ({ actor, params }) => {
      await removeInspector(deps, actor, params.id);
      return { id: params.id, deleted: true as const };
    },
  });
}
