import type { FastifyInstance } from 'fastify';
import { auditApi } from '#contract/audit/api.ts';
import type { Deps } from '#server/deps.ts';
import { staffScope, withScope } from '#server/kernel/database/scope.ts';
import { mount } from '#server/kernel/http/mount.ts';
import { newestFirst, orderOf } from '#server/kernel/traffic/newest-first.ts';
import { accountsOf, SORTED, selectEntries, toEntry } from './repository.ts';

/** Entries are found by record within an organisation, also for the admin. */
const whoseRecord = ({ codes }: Deps, recordId = '') => (recordId ? codes.organisationOf(recordId) : null);

export function auditRoutes(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, auditApi, {
    list: ({ actor, organisationId, query: { page, limit, sort, ...filters } }) =>
      newestFirst(
        deps.db,
        staffScope(actor),
        { page, limit },
        {
          table: 'audit_entry',
          order: orderOf(sort, SORTED),
          query: (tx) => selectEntries(tx, organisationId ?? whoseRecord(deps, filters.recordId), filters),
          toModels: (_, rows) => rows.map(toEntry),
        },
      ),
    accounts: ({ actor, organisationId }) =>
      withScope(deps.db, staffScope(actor), (tx) => accountsOf(tx, organisationId)),
  });
}
