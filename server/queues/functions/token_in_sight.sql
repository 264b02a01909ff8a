-- True if the caller sees a token of a booking; a counter sees only such bookings. Runs as the caller.
-- Locks: none.
create or replace function token_in_sight(p_organisation text, p_booking text) returns boolean
language plpgsql stable parallel safe set search_path = public, pg_temp as $$
begin
  return exists (select from token where organisation_id = p_organisation and booking_id = p_booking);
end $$;

revoke all on function token_in_sight from public;
grant execute on function token_in_sight to pravesh_tenant, pravesh_inspector, pravesh_counter;
