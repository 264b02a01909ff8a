-- True if p_some has at most as many of each kind as p_all.
-- Locks: none.
create or replace function counts_fit(p_some jsonb, p_all jsonb) returns boolean language plpgsql immutable as $$
begin
  return not exists (select from jsonb_each_text(p_some) as s where s.value::int > coalesce((p_all ->> s.key)::int, 0));
end $$;

revoke all on function counts_fit from public;
grant execute on function counts_fit to pravesh_tenant, pravesh_inspector, pravesh_admin;
