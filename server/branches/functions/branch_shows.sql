-- Trigger of branch: copies whether a branch is public to its counters, which visitors see only then.
-- Locks: those counters.
create or replace function branch_shows() returns trigger language plpgsql as $$
begin
  update counter set branch_shown = new.published where organisation_id = new.organisation_id and branch_id = new.id;
  return null;
end $$;

revoke all on function branch_shows from public;
