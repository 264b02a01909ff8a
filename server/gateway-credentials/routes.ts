import type { FastifyInstance } from 'fastify';
import { gatewayCredentialsApi } from '#contract/gateway-credentials/api.ts';
import type { ListSlice } from '#contract/kernel/endpoint.ts';
import type { Deps } from '#server/deps.ts';
import { type Principal, staffScope } from '#server/kernel/database/scope.ts';
import { mount } from '#server/kernel/http/mount.ts';
import { newestFirst } from '#server/kernel/traffic/newest-first.ts';
import { selectCredentials, toCredential } from './repository.ts';
import {
  addCredential,
  listOfferings,
  removeCredential,
  testCredential,
  updateCredential,
  useSandboxKeys,
} from './service.ts';

const list = (deps: Deps, actor: Principal, organisationId: string | null, page: ListSlice) =>
  newestFirst(deps.db, staffScope(actor), page, {
    table: 'gateway_credential',
    query: (tx) => selectCredentials(tx, organisationId),
    toModels: (_, rows) => rows.map(toCredential),
  });

export function gatewayCredentialRoutes(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, gatewayCredentialsApi, {
    list: ({ actor, organisationId, query }) => list(deps, actor, organisationId, query),
    get: ({ actor, organisationId, body }) => list(deps, actor, organisationId, body),
    offerings: ({ actor, organisationId }) => listOfferings(deps, actor, organisationId),
    add: ({ actor, organisationId, body }) => addCredential(deps, actor, organisationId, body),
    update: ({ actor, params, body }) => updateCredential(deps, actor, params.id, body),
    test: ({ actor, params }) => testCredential(deps, actor, params.id),
    sandbox: ({ actor, organisationId, body }) => useSandboxKeys(deps, actor, organisationId, body.offeringId),
    remove: async ({ actor, params }) => {
      await removeCredential(deps, actor, params.id);
      return { id: params.id, deleted: true as const };
    },
  });
}
