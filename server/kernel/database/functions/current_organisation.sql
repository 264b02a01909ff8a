-- The tenant of the scope (server/kernel/database/scope.ts); null without one, and then no row is visible.
-- Locks: none.
create or replace function current_organisation() returns text language sql stable
    as $$ select nullif(current_setting('app.organisation', true), '') $$;

revoke all on function current_organisation from public;
grant execute on function current_organisation to pravesh_visitor, pravesh_tenant, pravesh_inspector, pravesh_counter, pravesh_admin, pravesh_system;
