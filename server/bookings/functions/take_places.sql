-- Takes people's places of a park's day, and of its slot where they have one, if there are enough; false when not. Not called
-- without a capacity; p_capacity null: only the slot has one.
-- Locks: the day's row.
create or replace function take_places(
  p_organisation text, p_park text, p_date date, p_people int, p_capacity int, p_slot text, p_slot_capacity int
) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update park_day set taken = taken + p_people, slots = plus_slot(slots, p_slot, p_people)
  where organisation_id = p_organisation and park_id = p_park and visit_date = p_date and (p_capacity is null or taken + p_people <= p_capacity)
    and (p_slot is null or coalesce((slots ->> p_slot)::int, 0) + p_people <= p_slot_capacity);
  if found then return true; end if;
  if p_people > coalesce(least(p_capacity, p_slot_capacity), p_people) then return false; end if;
  insert into park_day (organisation_id, park_id, visit_date, taken, slots)
  values (p_organisation, p_park, p_date, p_people, plus_slot('{}', p_slot, p_people))
  on conflict (organisation_id, park_id, visit_date) do nothing;
  return found;
end $$;

revoke all on function take_places from public;
