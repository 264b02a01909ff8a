import type { FastifyInstance } from 'fastify';
import { inspectorsApi } from '#contract/inspectors/api.ts';
import type { Deps } from '#server/deps.ts';
import { mount } from '#server/kernel/http/mount.ts';
import { standardHandlers } from '#server/kernel/records/crud.ts';
import { addInspector, inspectors, updateInspector } from './service.ts';

export function inspectorRoutes(app: FastifyInstance, deps: Deps): void {
  const { list, get, remove } = standardHandlers(deps, inspectorsApi, inspectors);
  mount(app, deps, inspectorsApi, {
    list,
    get,
    remove,
    add: ({ actor, organisationId, body }) => addInspector(deps, actor, organisationId, body),
    update: ({ actor, params, body }) => updateInspector(deps, actor, params.id, body),
  });
}
