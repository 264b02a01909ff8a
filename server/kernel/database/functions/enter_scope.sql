-- Puts the transaction under a role and a tenant and, where somebody acts, says who, when and at which post: all of it ends
-- with the transaction. Plain SQL, which PostgreSQL inlines at the call, so it costs no more than its settings. On a coordinator of
-- Citus they must reach the machines of the tenants as well (decision 0062).
-- Locks: none.
create or replace function enter_scope(p_role text, p_organisation text, p_account text default null, p_account_name text default '',
  p_as text default '', p_at text default '', p_post text default '') returns boolean language sql as $$
  select case
    when current_setting('citus.shard_count', true) is not null
      then enter_scope_everywhere(p_role, p_organisation, p_account, p_account_name, p_as, p_at, p_post)
    when p_account is null
      then set_config('app.organisation', p_organisation, true) || set_config('role', p_role, true) is not null
    else set_config('app.organisation', p_organisation, true) || set_config('app.account', p_account, true)
      || set_config('app.account_name', p_account_name, true) || set_config('app.role', p_as, true)
      || set_config('app.at', p_at, true) || set_config('app.post', p_post, true) || set_config('role', p_role, true) is not null
  end
$$;

revoke all on function enter_scope from public;
grant execute on function enter_scope to pravesh_app, pravesh_system;
