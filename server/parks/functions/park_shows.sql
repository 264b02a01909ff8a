-- Trigger of park: copies whether a park is public to its sponsored cards, which visitors see only then.
-- Locks: those cards.
create or replace function park_shows() returns trigger language plpgsql as $$
begin
  update advertisement set park_shown = new.published and new.deleted_at is null
    where organisation_id = new.organisation_id and park_id = new.id;
  return null;
end $$;

revoke all on function park_shows from public;
