-- Trigger of organisation: one that is switched off or on gives its parks a new version, so that nobody books by an old
-- reading.
-- Locks: the rows of its parks.
create or replace function organisation_switched() returns trigger language plpgsql
    as $$ begin update park set active = active where organisation_id = new.id; return null; end $$;

revoke all on function organisation_switched from public;
