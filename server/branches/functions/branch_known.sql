-- Trigger of counter: one that is added or moved learns whether visitors see its branch. Somebody who withdraws the branch
-- meanwhile is waited for, and then finds the counter.
-- Locks: the branch, shared.
create or replace function branch_known() returns trigger language plpgsql as $$
begin
  new.branch_shown := coalesce((select published from branch
    where organisation_id = new.organisation_id and id = new.branch_id for share), false);
  return new;
end $$;

revoke all on function branch_known from public;
