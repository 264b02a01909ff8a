-- Records a table's changes in the audit. events: which ones; called_by: fields that may name a record. Call it beside
-- the table (tables.ts of the noun).
-- Locks: the table, while migrating.
create or replace function audit(target regclass, called_by text, events text default 'insert or update or delete', condition text default 'true')
returns void language plpgsql as $$
begin
  execute format('create trigger %I after %s on %s for each row when (%s) execute function write_audit(%L, %L)',
    'audit_' || replace(events, ' or ', '_'), events, target, condition, replace(target::text, '_', '-'), called_by);
end $$;

revoke all on function audit from public;
