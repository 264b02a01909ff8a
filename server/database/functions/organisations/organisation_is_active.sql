-- Whether an organisation is on: what visitors see hangs on it. For policies, which ask no other table themselves (decision 0062).
-- Locks: none.
create or replace function organisation_is_active(p_organisation text) returns boolean
language plpgsql stable parallel safe security definer set search_path = public, pg_temp as $$
begin
  return exists (select from organisation where id = p_organisation and active);
end $$;

revoke all on function organisation_is_active from public;
grant execute on function organisation_is_active to pravesh_visitor;
