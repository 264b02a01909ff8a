-- True if the caller sees a booking; an inspector sees only notes of such ones. Runs as the caller.
-- Locks: none.
create or replace function booking_in_sight(p_organisation text, p_booking text) returns boolean
language plpgsql stable parallel safe set search_path = public, pg_temp as $$
begin
  return exists (select from booking where organisation_id = p_organisation and id = p_booking);
end $$;

revoke all on function booking_in_sight from public;
grant execute on function booking_in_sight to pravesh_tenant, pravesh_inspector, pravesh_counter;
