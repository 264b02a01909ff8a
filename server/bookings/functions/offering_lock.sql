-- The name of the lock of an offering: shared by everybody who takes or gives its places, alone for whoever counts them anew or
-- takes the offering from visitors.
-- Locks: none by itself.
create or replace function offering_lock(p_offering text) returns bigint language sql immutable
as $$ select hashtextextended('offering:' || p_offering, 0) $$;

revoke all on function offering_lock from public;
grant execute on function offering_lock to pravesh_tenant, pravesh_admin; -- close_booked runs as its caller
