-- Trigger of audit_entry, at the end of the transaction: makes an entry the newest of its organisation's chain. One at a time.
-- On Citus the row of a trigger is of a part of the table, so it is made one of the table.
-- Locks: the chain's row, the last of all and for a moment only.
create or replace function seal_audit_entry() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare v_chain audit_chain; v_hash text;
begin
  insert into audit_chain (organisation_id, length, hash) values (new.organisation_id, 0, '') on conflict do nothing;
  select * into v_chain from audit_chain where organisation_id = new.organisation_id for update;
  v_hash := audit_hash(v_chain.hash, v_chain.length + 1, row(new.*)::audit_entry);
  update audit_entry set chain_n = v_chain.length + 1, chain_hash = v_hash where organisation_id = new.organisation_id and id = new.id;
  update audit_chain set length = v_chain.length + 1, hash = v_hash where organisation_id = new.organisation_id;
  return null;
end $$;

revoke all on function seal_audit_entry from public;
