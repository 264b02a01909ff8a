-- Trigger of advertisement: one that is added or moved learns whether visitors see its park. Somebody who withdraws the park
-- meanwhile is waited for, and then finds the card.
-- Locks: the park, shared.
create or replace function park_known() returns trigger language plpgsql as $$
begin
  new.park_shown := coalesce((select published and deleted_at is null from park
    where organisation_id = new.organisation_id and id = new.park_id for share), false);
  return new;
end $$;

revoke all on function park_known from public;
