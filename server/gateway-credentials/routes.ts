import type { FastifyInstance } from 'fastify';
import { gatewayCredentialsApi } from '#contract/gateway-credentials/api.ts';
import type { Deps } from '#server/deps.ts';
import { mount } from '#server/kernel/http/mount.ts';
import { listRecords } from '#server/kernel/records/records.ts';
import { testCredential, useSandboxKeys } from './key-test.ts';
import { credentialResource, isRestorable, removedResource } from './repository.ts';
import { addCredential, listOfferings, removeCredential, restoreCredential, updateCredential } from './service.ts';

export function gatewayCredentialRoutes(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, gatewayCredentialsApi, {
    list: ({ actor, organisationId, query }) => listRecords(deps, credentialResource, actor, query, { organisationId }),
    get: ({ actor, organisationId, body }) => listRecords(deps, credentialResource, actor, body, { organisationId }),
    offerings: ({ actor, organisationId }) => listOfferings(deps, actor, organisationId),
    add: ({ actor, organisationId, body }) => addCredential(deps, actor, organisationId, body),
    update: ({ actor, params, body }) => updateCredential(deps, actor, params.id, body),
    test: ({ actor, params }) => testCredential(deps, actor, params.id),
    sandbox: ({ actor, organisationId, body }) => useSandboxKeys(deps, actor, organisationId, body),
    remove: ({ actor, params }) => removeCredential(deps, actor, params.id),
    removed: ({ actor, organisationId, body }) =>
      listRecords(deps, removedResource, actor, body, { organisationId, where: isRestorable(deps.clock.now()) }),
    restore: ({ actor, params }) => restoreCredential(deps, actor, params.id),
  });
}
