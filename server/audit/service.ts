import { sql } from 'kysely';
import type { AuditEntry } from '#contract/audit/model.ts';
import type { Tx } from '#server/kernel/database/database.ts';
import { selectEntries, toEntry } from './repository.ts';

export async function entriesOfRecord(tx: Tx, organisationId: string, recordId: string): Promise<AuditEntry[]> {
  const rows = await selectEntries(tx, organisationId, {})
    .where('record_id', '=', recordId)
    .orderBy('audit_entry.created_at')
    .orderBy('audit_entry.id')
    .execute();
  return rows.map(toEntry);
}

/** Records an impersonation. False if there is no such organisation. */
export async function noteLook(tx: Tx, organisationId: string, at: Date): Promise<boolean> {
  const { rows } = await sql<{ noted: boolean }>`select note_look(${organisationId}, ${at}) as noted`.execute(tx);
  return rows[0]?.noted ?? false;
}
