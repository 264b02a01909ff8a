import type { AuditEntry } from '#contract/audit/model.ts';

/** A row of audit_entry. Only the trigger of 0012-audit writes one. */
export interface AuditEntryRow extends Pick<AuditEntry, 'id' | 'role' | 'noun' | 'action' | 'changes'> {
  organisation_id: string | null;
  created_at: Date;
  account_id: string | null;
  account_name: string;
  record_id: string;
  record_name: string;
}
