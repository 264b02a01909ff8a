-- Answers the post of the caller, as the scope says: an inspector's park, a counter's branch; null for everybody else.
-- Locks: none.
create or replace function current_post() returns text language sql stable as $$ select nullif(current_setting('app.post', true), '') $$;

revoke all on function current_post from public;
grant execute on function current_post to pravesh_tenant, pravesh_inspector, pravesh_counter;
