-- The people of a day's slots, by their starts, with so many more in one of them; as they were for who has no slot (null).
-- Locks: none.
create or replace function plus_slot(p_slots jsonb, p_slot text, p_people int) returns jsonb language sql immutable as $$
  select case when p_slot is null then p_slots
    else jsonb_set(p_slots, array[p_slot], (coalesce((p_slots ->> p_slot)::int, 0) + p_people)::text::jsonb) end
$$;

revoke all on function plus_slot from public;
