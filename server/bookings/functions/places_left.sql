-- The places that a park's day has left, and its slot, whichever are fewer; null for what has no capacity.
-- Locks: none.
create or replace function places_left(p_organisation text, p_park text, p_date date, p_capacity int, p_slot text, p_slot_capacity int) returns int
language plpgsql stable set search_path = public, pg_temp as $$
declare d park_day;
begin
  select * into d from park_day where organisation_id = p_organisation and park_id = p_park and visit_date = p_date;
  return least(p_capacity - coalesce(d.taken, 0), p_slot_capacity - coalesce((d.slots ->> p_slot)::int, 0));
end $$;

revoke all on function places_left from public;
