-- True if payment keys are in use, and keeps them so until the payment that begins with them is stored.
-- Locks: the row, shared with other payments; a removal waits.
create or replace function hold_credential(p_organisation text, p_id text) returns boolean
language plpgsql set search_path = public, pg_temp as $$
begin
  perform from gateway_credential where organisation_id = p_organisation and id = p_id and retired_at is null for key share;
  return found;
end $$;

revoke all on function hold_credential from public;
grant execute on function hold_credential to pravesh_system;
