import type { AuditEntry } from '#contract/audit/model.ts';

/** A row of audit_entry. Only triggers and functions of the database write one; '' stands for no organisation. */
export interface AuditEntryRow extends Pick<AuditEntry, 'id' | 'role' | 'noun' | 'action' | 'changes'> {
  organisation_id: string;
  created_at: Date;
  account_id: string | null;
  account_name: string;
  record_id: string;
  record_name: string;
}
