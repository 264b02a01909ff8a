-- Whether a paid ticket still has its places and the use of its coupon, or gets them again: not if the park was closed meanwhile,
-- nor once the day or slot is over and so is the hold. What it gets is written into the booking.
-- Locks: day and booking are held already; coupon.
create or replace function ticket_place_left(b booking, p_now timestamptz) returns boolean language plpgsql set search_path = public, pg_temp as $$
declare v_park park; v_room int; v_held boolean := b.hold_until is not null or b.status = 'awaited'; v_taken boolean;
  v_lapsed boolean := b.status <> 'awaited' and coalesce(b.hold_until <= p_now, true);
begin
  select * into v_park from park where organisation_id = b.organisation_id and id = b.park_id;
  v_room := slot_room(v_park.slots, b.slot);
  if not v_held and (v_park.deleted_at is not null or not v_park.active or not v_park.published) then return false; end if;
  -- With a slot, the slot's end decides when the day is over.
  if v_lapsed and b.slot is null and hours_over(v_park.opens_at, v_park.closes_at, v_park.last_entry_minutes, b.visit_date, p_now)
    or v_lapsed and hours_over(b.slot, b.slot_until, 0, b.visit_date, p_now) then return false; end if;
  v_taken := least(v_park.daily_capacity, v_room) is not null and b.people > 0 and not b.places_held; -- they were given back
  if v_taken and not take_or_reclaim(b.organisation_id, v_park.id, b.visit_date, b.people, v_park.daily_capacity, b.slot, v_room, p_now) then
    return false;
  end if;
  if b.coupon_id is not null and not b.coupon_held and not take_coupon_use(b.organisation_id, b.coupon_id, null, b.id, b.mobile, p_now) then
    update park_day set taken = taken - b.people, slots = plus_slot(slots, b.slot, -b.people)
    where v_taken and organisation_id = b.organisation_id and park_id = b.park_id and visit_date = b.visit_date;
    return false;
  end if;
  update booking set places_held = places_held or v_taken, coupon_held = b.coupon_id is not null
  where organisation_id = b.organisation_id and id = b.id and (v_taken or b.coupon_id is not null and not b.coupon_held);
  return true;
end $$;

revoke all on function ticket_place_left from public;
