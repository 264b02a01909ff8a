-- The people of a day's slots, by their starts, with so many more in one of them; as they were for who has no slot (null). In
-- plpgsql, since Citus would reckon each part of a plain function by itself, and there is no path to null.
-- Locks: none.
create or replace function plus_slot(p_slots jsonb, p_slot text, p_people int) returns jsonb language plpgsql immutable as $$
begin
  if p_slot is null then return p_slots; end if;
  return jsonb_set(p_slots, array[p_slot], (coalesce((p_slots ->> p_slot)::int, 0) + p_people)::text::jsonb);
end $$;

revoke all on function plus_slot from public;
