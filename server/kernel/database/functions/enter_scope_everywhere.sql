-- Like enter_scope, but by SET LOCAL, which Citus passes on to every machine that the transaction touches (citus.propagate_set_commands,
-- in the options of our connections). What set_config sets stays on the coordinator, and tenants would see no row. The role alone
-- is not passed on: Citus signs in by it, and by the owner for what runs as the owner.
-- Locks: none.
create or replace function enter_scope_everywhere(p_role text, p_organisation text, p_account text, p_account_name text, p_as text,
  p_at text, p_post text) returns boolean language plpgsql as $$
begin
  execute format('set local app.organisation = %L', p_organisation);
  if p_account is not null then
    execute format('set local app.account = %L', p_account);
    execute format('set local app.account_name = %L', p_account_name);
    execute format('set local app.role = %L', p_as);
    execute format('set local app.at = %L', p_at);
    execute format('set local app.post = %L', p_post);
  end if;
  return set_config('role', p_role, true) is not null;
end $$;

revoke all on function enter_scope_everywhere from public;
grant execute on function enter_scope_everywhere to pravesh_app, pravesh_system;
