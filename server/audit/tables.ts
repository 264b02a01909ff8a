import type { SchemaSteps, TablePart } from '#server/kernel/database/schema/steps.ts';

/** The audit log (decision 0011). Only triggers insert; no role updates or deletes. */
const entry: TablePart = {
  make: `
    create table audit_entry (
      organisation_id text not null, -- '' for entries of no organisation
      id text not null,
      created_at timestamptz not null,
      account_id text,
      account_name text not null default '',
      role text not null check (role in ('owner', 'inspector', 'counter', 'admin', 'system')),
      noun text not null,
      record_id text not null,
      record_name text not null default '',
      action text not null check (action in ('added', 'changed', 'removed')),
      changes jsonb not null,
      chain_n bigint,
      chain_hash text
    );
    create index audit_entry_newest on audit_entry (created_at desc, id desc);
    create index audit_entry_tenant on audit_entry (organisation_id, created_at desc, id desc);
    create index audit_entry_record on audit_entry (organisation_id, record_id);
    create unique index audit_entry_chain on audit_entry (organisation_id, chain_n);
    alter table audit_entry add primary key (organisation_id, id)`,
  // Sealed at the end of the transaction: the chain's lock is the last one taken, and held for a moment only.
  guard: `
    select protect('audit_entry');
    revoke insert, update, delete, truncate on audit_entry from pravesh_tenant, pravesh_admin, pravesh_system;
    create constraint trigger audit_entry_sealed after insert on audit_entry deferrable initially deferred
      for each row execute function seal_audit_entry()`,
};

/** First stored and last entry of each organisation's audit chain (decision 0011). */
const chain: TablePart = {
  make: `
    create table audit_chain (
      organisation_id text primary key, -- '' for entries of no organisation
      length bigint not null,
      hash text not null,
      forgotten bigint not null default 0,
      forgotten_hash text not null default ''
    )`,
  guard: `
    select protect('audit_chain');
    revoke insert, update, delete, truncate on audit_chain from pravesh_tenant, pravesh_admin, pravesh_system`,
};

export const audit: SchemaSteps = { 1: [entry, chain] };
