-- Post of the caller in the scope: an inspector's park, a counter's branch; else null.
-- Locks: none.
create or replace function current_post() returns text language sql stable as $$ select nullif(current_setting('app.post', true), '') $$;

revoke all on function current_post from public;
grant execute on function current_post to pravesh_tenant, pravesh_inspector, pravesh_counter;
