-- Whether visitors see a park, while its organisation is on. For policies of what lies in it.
-- Locks: none.
create or replace function park_is_shown(p_organisation text, p_park text) returns boolean
language plpgsql stable parallel safe security definer set search_path = public, pg_temp as $$
begin
  return exists (select from park where organisation_id = p_organisation and id = p_park and published and deleted_at is null);
end $$;

revoke all on function park_is_shown from public;
grant execute on function park_is_shown to pravesh_visitor;
