-- Serialises changes of an account's views, because their number, names and default are read first.
-- Locks: the views of the account (`views:`), alone.
create or replace function lock_views(p_organisation text, p_account text) returns void
language sql volatile set search_path = public, pg_temp as $$
  select pg_advisory_xact_lock(hashtextextended('views:' || p_organisation || p_account, 0))
$$;

revoke all on function lock_views from public;
grant execute on function lock_views to pravesh_tenant, pravesh_inspector, pravesh_counter, pravesh_admin;
