-- Trigger of branch: one that is published or withdrawn tells its counters, which visitors see with it.
-- Locks: those counters.
create or replace function branch_shows() returns trigger language plpgsql as $$
begin
  update counter set branch_shown = new.published where organisation_id = new.organisation_id and branch_id = new.id;
  return null;
end $$;

revoke all on function branch_shows from public;
