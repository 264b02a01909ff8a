-- Trigger of park: one that gets a capacity counts what is booked already.
-- Locks: the offering's lock alone, which waits for bookings that began without a capacity; its days, its bookings.
create or replace function recount_places() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if old.daily_capacity is not null or new.daily_capacity is null then return new; end if;
  perform pg_advisory_xact_lock(offering_lock(new.id));
  delete from park_day where organisation_id = new.organisation_id and park_id = new.id; -- days before bookings, as everywhere
  update booking set places_held = people > 0
  where organisation_id = new.organisation_id and park_id = new.id and kind = 'park-ticket' and (status in ('paid', 'awaited') or hold_until is not null);
  insert into park_day (organisation_id, park_id, visit_date, taken, slots)
  select organisation_id, park_id, visit_date, sum(people), coalesce(jsonb_object_agg(slot, people) filter (where slot is not null), '{}')
  from (
    select organisation_id, park_id, visit_date, slot, sum(people) as people from booking
    where organisation_id = new.organisation_id and park_id = new.id and kind = 'park-ticket' and places_held group by 1, 2, 3, 4
  ) held group by 1, 2, 3;
  return new;
end $$;

revoke all on function recount_places from public;
