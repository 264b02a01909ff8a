-- The people of a day's slots, by start, with p_people more in one of them; unchanged without a slot (null). In plpgsql, because
-- Citus would evaluate each part of a plain SQL function by itself, and jsonb_set takes no path with null.
-- Locks: none.
create or replace function plus_slot(p_slots jsonb, p_slot text, p_people int) returns jsonb language plpgsql immutable as $$
begin
  if p_slot is null then return p_slots; end if;
  return jsonb_set(p_slots, array[p_slot], (coalesce((p_slots ->> p_slot)::int, 0) + p_people)::text::jsonb);
end $$;

revoke all on function plus_slot from public;
