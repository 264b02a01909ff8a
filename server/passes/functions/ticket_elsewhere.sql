-- Answers the park of the same organisation that a typed code belongs to, for a gate that may not see its ticket; the newest if several.
-- Locks: none.
create or replace function ticket_elsewhere(p_organisation text, p_code text) returns table (booking_id text, park_name text)
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  return query select booking.id, park.name from booking join park on park.organisation_id = booking.organisation_id and park.id = booking.park_id
  where booking.organisation_id = p_organisation and booking.short_code = p_code and p_organisation = current_organisation()
  order by booking.created_at desc, booking.id desc limit 1;
end $$;

revoke all on function ticket_elsewhere from public;
grant execute on function ticket_elsewhere to pravesh_tenant, pravesh_inspector, pravesh_admin;
