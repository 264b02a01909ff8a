-- True if the caller sees a phone at a gate; an inspector sees only messages of such ones. Runs as the caller.
-- Locks: none.
create or replace function gate_in_sight(p_organisation text, p_device text) returns boolean
language plpgsql stable parallel safe set search_path = public, pg_temp as $$
begin
  return exists (select from gate_device where organisation_id = p_organisation and device_id = p_device);
end $$;

revoke all on function gate_in_sight from public;
grant execute on function gate_in_sight to pravesh_tenant, pravesh_inspector, pravesh_counter;
