import { sql } from 'kysely';
import type { AuditAccount, AuditEntry, AuditFilters } from '#contract/audit/model.ts';
import { addDays, startOfDay } from '#contract/kernel/dates/dates.ts';
import type { Tx } from '#server/kernel/database/database.ts';
import { wordsIn } from '#server/kernel/traffic/newest-first.ts';

/** `organisationId` null: all that the scope may see. */
export const selectEntries = (tx: Tx, organisationId: string | null, filters: AuditFilters) =>
  tx
    .selectFrom('audit_entry')
    .leftJoin('organisation', 'organisation.id', 'audit_entry.organisation_id')
    .selectAll('audit_entry')
    .select('organisation.name as organisation_name')
    .$if(organisationId !== null, (query) => query.where('audit_entry.organisation_id', '=', organisationId!))
    .$if(filters.noun !== undefined, (query) => query.where('noun', '=', filters.noun!))
    .$if(filters.accountId !== undefined, (query) => query.where('account_id', '=', filters.accountId!))
    .$if(filters.recordId !== undefined, (query) => query.where('record_id', '=', filters.recordId!))
    .$if(filters.startDate !== undefined, (query) =>
      query.where('audit_entry.created_at', '>=', startOfDay(filters.startDate!)),
    )
    .$if(filters.endDate !== undefined, (query) =>
      query.where('audit_entry.created_at', '<', startOfDay(addDays(filters.endDate!, 1))),
    );

export const SORTED = {
  at: sql.ref('audit_entry.created_at'),
  who: wordsIn('audit_entry.account_name'),
  organisation: wordsIn('organisation.name'),
  what: sql`audit_entry.noun || ' ' || lower(audit_entry.record_name)`,
};

type EntryRow = Awaited<ReturnType<ReturnType<typeof selectEntries>['executeTakeFirstOrThrow']>>;

export const toEntry = (row: EntryRow): AuditEntry => ({
  id: row.id,
  organisationId: row.organisation_id || null,
  organisationName: row.organisation_name,
  createdAt: row.created_at,
  accountId: row.account_id,
  accountName: row.account_name,
  role: row.role,
  noun: row.noun,
  recordId: row.record_id,
  recordName: row.record_name,
  action: row.action,
  changes: row.changes,
});

const MOST_ACCOUNTS = 200;

/** A renamed account appears once, with its newest name. */
export async function accountsOf(tx: Tx, organisationId: string | null): Promise<AuditAccount[]> {
  const rows = await tx
    .selectFrom('audit_entry')
    .distinctOn('account_id')
    .select(['account_id', 'account_name', 'role'])
    .where('account_id', 'is not', null)
    .$if(organisationId !== null, (query) => query.where('organisation_id', '=', organisationId!))
    .orderBy('account_id')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_ACCOUNTS)
    .execute();
  return rows
    .map((row) => ({ accountId: row.account_id!, accountName: row.account_name, role: row.role }))
    .sort((a, b) => a.accountName.localeCompare(b.accountName));
}
