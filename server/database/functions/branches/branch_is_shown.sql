-- Whether visitors see a branch, while its organisation is on. For policies of what stands in it.
-- Locks: none.
create or replace function branch_is_shown(p_organisation text, p_branch text) returns boolean
language plpgsql stable parallel safe security definer set search_path = public, pg_temp as $$
begin
  return exists (select from branch where organisation_id = p_organisation and id = p_branch and published);
end $$;

revoke all on function branch_is_shown from public;
grant execute on function branch_is_shown to pravesh_visitor;
