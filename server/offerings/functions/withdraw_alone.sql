-- Trigger of park, clinic, branch and exhibition: one that goes back to draft or is paused waits for the bookings that began while visitors
-- saw it, and whoever begins after it finds it gone or paused. A batch needs none: who joins it locks its row.
-- Locks: the offering's lock alone.
create or replace function withdraw_alone() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform pg_advisory_xact_lock(offering_lock(new.id));
  return new;
end $$;

revoke all on function withdraw_alone from public;
