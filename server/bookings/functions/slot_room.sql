-- The most people of a park's slot, by its start: null without one, 0 where the park has no such slot any more.
-- Locks: none.
create or replace function slot_room(p_slots jsonb, p_slot text) returns int language sql immutable as $$
  select case when p_slot is not null then coalesce(
    (select (s ->> 'capacity')::int from jsonb_array_elements(p_slots) s where s ->> 'from' = p_slot), 0) end
$$;

revoke all on function slot_room from public;
