-- The name of the lock under which the places of a park are counted anew; shared by everybody who takes or gives places.
-- Locks: none by itself.
create or replace function park_lock(p_park text) returns bigint language sql immutable
as $$ select hashtextextended('park:' || p_park, 0) $$;

revoke all on function park_lock from public;
