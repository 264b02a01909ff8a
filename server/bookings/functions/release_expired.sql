-- Gives back the places of a park's day whose holds are over at p_now; answers how many bookings that were. A pending one
-- becomes aborted; a failed one stays failed.
-- Locks: the offering's lock shared, the day, the bookings.
create or replace function release_expired(p_organisation text, p_park text, p_date date, p_now timestamptz) returns int
language plpgsql security definer set search_path = public, pg_temp as $$
declare v_freed jsonb; v_count int; y record;
begin
  perform pg_advisory_xact_lock_shared(offering_lock(p_park)); -- not while a park that gets a capacity is being recounted
  perform 1 from park_day where organisation_id = p_organisation and park_id = p_park and visit_date = p_date for update;
  -- Locked first: what counts is what a booking holds now, not what it held when this statement began.
  with due as (
    select id, people, places_held from booking
    where organisation_id = p_organisation and park_id = p_park and visit_date = p_date and hold_until <= p_now
      and status in ('pending', 'failed', 'aborted')
    order by id for update
  ), released as (
    update booking b set status = case when status = 'pending' then 'aborted' else status end, hold_until = null, places_held = false
    from due where b.organisation_id = p_organisation and b.id = due.id returning b.slot, due.people, due.places_held
  )
  select coalesce(jsonb_agg(jsonb_build_object('slot', slot, 'people', people)) filter (where places_held), '[]'), count(*)
  into v_freed, v_count from released;
  for y in select f.slot, sum(f.people)::int as people from jsonb_to_recordset(v_freed) as f (slot text, people int) group by f.slot loop
    update park_day set taken = taken - y.people, slots = plus_slot(slots, y.slot, -y.people)
    where organisation_id = p_organisation and park_id = p_park and visit_date = p_date;
  end loop;
  return v_count;
end $$;

revoke all on function release_expired from public;
grant execute on function release_expired to pravesh_app, pravesh_system;
