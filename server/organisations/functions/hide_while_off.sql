-- Visitors see the rows of a table only while their organisation is on and its e-mail confirmed, whatever other policies say. Each row
-- has that in a column (organisation_active): a policy that looked it up would do so for each row, which Citus refuses (decision 0036).
-- Locks: the table, while migrating.
create or replace function hide_while_off(target regclass) returns void language plpgsql as $$
begin
  execute format('create trigger organisation_known before insert on %s for each row execute function organisation_known()', target);
  execute format('create policy of_active_organisation on %s as restrictive for select to pravesh_visitor
    using (organisation_active)', target);
end $$;

revoke all on function hide_while_off from public;
