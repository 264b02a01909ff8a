-- Id of the acting account in the scope; null without one.
-- Locks: none.
create or replace function current_account() returns text language sql stable as $$ select nullif(current_setting('app.account', true), '') $$;

revoke all on function current_account from public;
grant execute on function current_account to pravesh_tenant, pravesh_inspector, pravesh_counter;
