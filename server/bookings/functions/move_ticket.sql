-- Moves a ticket that is paid, and that nobody was let in with, to another day or slot (null: none) of its park: takes places
-- there and gives those that it had back. Whether the park is open then is the caller's matter.
-- Outcomes: moved; gone (it is not paid, void, used, moved or partly
-- given back meanwhile); full (places_left = places that remain on that day).
-- Locks: the offering's lock shared, both days in their order, the booking.
create or replace function move_ticket(
  p_organisation text, p_id text, p_date date, p_slot text, p_slot_until text, p_now timestamptz, out outcome text, out places_left int
) language plpgsql security definer set search_path = public, pg_temp as $$
declare b booking; v_capacity int; v_room int; v_counted boolean; v_left date; v_slot text; v_gives boolean;
begin
  select * into b from booking where organisation_id = p_organisation and id = p_id and kind = 'park-ticket';
  if not found or b.visit_date = p_date and b.slot is not distinct from p_slot then outcome := 'gone'; return; end if;
  perform pg_advisory_xact_lock_shared(offering_lock(b.park_id)); -- not while a park that gets a capacity is being recounted
  perform 1 from park_day where organisation_id = p_organisation and park_id = b.park_id and visit_date in (b.visit_date, p_date)
  order by visit_date for update;
  select p.daily_capacity, slot_room(p.slots, p_slot) into v_capacity, v_room from park p
  where p.organisation_id = p_organisation and p.id = b.park_id;
  v_counted := least(v_capacity, v_room) is not null and b.people > 0;
  -- Within its day it needs no place of the day more than it has.
  if v_counted and not take_or_reclaim(p_organisation, b.park_id, p_date, b.people,
    case when p_date <> b.visit_date then v_capacity end, p_slot, v_room, p_now) then
    outcome := 'full';
    places_left := places_left(p_organisation, b.park_id, p_date, v_capacity, p_slot, v_room);
    return;
  end if;
  update booking set visit_date = p_date, slot = p_slot, slot_until = p_slot_until, places_held = v_counted
  where organisation_id = p_organisation and id = p_id and visit_date = b.visit_date and slot is not distinct from b.slot
    and places_held = b.places_held and people = b.people and status = 'paid' and admitted_at is null and not voided;
  outcome := case when found then 'moved' else 'gone' end;
  v_left := case when outcome = 'moved' then b.visit_date else p_date end;
  v_slot := case when outcome = 'moved' then b.slot else p_slot end;
  v_gives := case when outcome = 'moved' then b.places_held else v_counted end;
  if v_gives then
    update park_day set taken = taken - b.people, slots = plus_slot(slots, v_slot, -b.people)
    where organisation_id = p_organisation and park_id = b.park_id and visit_date = v_left;
  end if;
end $$;

revoke all on function move_ticket from public;
grant execute on function move_ticket to pravesh_system;
