-- Visitors see the rows of a table only while their organisation is on, whatever other policies say.
-- Locks: the table, while migrating.
create or replace function hide_while_off(target regclass) returns void language plpgsql as $$
begin
  execute format('create policy of_active_organisation on %s as restrictive for select to pravesh_visitor
    using (organisation_is_active(organisation_id))', target);
end $$;

revoke all on function hide_while_off from public;
