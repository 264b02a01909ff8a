-- Trigger of park: one that is published, withdrawn or removed tells its cards, which visitors see with it.
-- Locks: those cards.
create or replace function park_shows() returns trigger language plpgsql as $$
begin
  update advertisement set park_shown = new.published and new.deleted_at is null
    where organisation_id = new.organisation_id and park_id = new.id;
  return null;
end $$;

revoke all on function park_shows from public;
