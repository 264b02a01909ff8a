-- Takes people's places of a park's day and slot, if need be those of holds that are over; false when there are too few even so.
-- Locks: as release_expired, then the day's row.
create or replace function take_or_reclaim(
  p_organisation text, p_park text, p_date date, p_people int, p_capacity int, p_slot text, p_slot_capacity int, p_now timestamptz
) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if take_places(p_organisation, p_park, p_date, p_people, p_capacity, p_slot, p_slot_capacity) then return true; end if;
  perform release_expired(p_organisation, p_park, p_date, p_now);
  -- Needed even if nothing was released: another transaction may have created the day's row or returned places.
  return take_places(p_organisation, p_park, p_date, p_people, p_capacity, p_slot, p_slot_capacity);
end $$;

revoke all on function take_or_reclaim from public;
