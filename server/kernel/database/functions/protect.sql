-- Puts row security on a table of tenants: a tenant sees and writes the rows of its own organisation, admin and system all.
-- Inspectors and counters may do there what at_posts names, such as 'select'; else nothing.
-- Exceptions are granted in tables.ts of the noun.
-- Locks: the table, while migrating.
create or replace function protect(target regclass, at_posts text default '') returns void language plpgsql as $$
    begin
      execute format('alter table %s enable row level security', target);
      execute format('create policy tenant on %s to pravesh_tenant, pravesh_inspector, pravesh_counter
    using (organisation_id = current_organisation()) with check (organisation_id = current_organisation())', target);
      execute format('create policy above on %s to pravesh_admin, pravesh_system using (true) with check (true)', target);
      execute format('grant select, insert, update, delete on %s to pravesh_tenant, pravesh_admin, pravesh_system', target);
      if at_posts <> '' then execute format('grant %s on %s to pravesh_inspector, pravesh_counter', at_posts, target); end if;
    end $$;

revoke all on function protect from public;
