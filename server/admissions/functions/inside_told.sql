-- The people inside a ticket's park on a day, and the most of them (null: as many as come).
-- Locks: none.
create or replace function inside_told(b booking, p_day date, p_limit int) returns jsonb
language plpgsql stable set search_path = public, pg_temp as $$
begin
  return jsonb_build_object('limit', p_limit, 'people', coalesce((select i.people from park_inside i
    where i.organisation_id = b.organisation_id and i.park_id = b.park_id and i.day = p_day), 0));
end $$;

revoke all on function inside_told from public;
grant execute on function inside_told to pravesh_tenant, pravesh_inspector, pravesh_admin;
