-- Voids a ticket or token as soon as the gateway takes its refund, and frees its places. Nothing changes if another
-- attempt has paid.
-- Locks: day, booking.
create or replace function void_refunded(p_organisation text, p_attempt text) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare v_booking booking;
begin
  select b.* into v_booking from payment_attempt a join booking b on b.organisation_id = a.organisation_id and b.id = a.booking_id
  where a.organisation_id = p_organisation and a.id = p_attempt;
  perform 1 from park_day where organisation_id = p_organisation and park_id = v_booking.park_id and visit_date = v_booking.visit_date for update;
  select * into v_booking from booking where organisation_id = p_organisation and id = v_booking.id for update;
  if v_booking.status <> 'paid' or v_booking.paid_attempt_id is distinct from p_attempt then return; end if;
  update booking set status = 'refunded', places_held = false where organisation_id = p_organisation and id = v_booking.id;
  update park_day set taken = taken - v_booking.people, slots = plus_slot(slots, v_booking.slot, -v_booking.people)
  where organisation_id = p_organisation and park_id = v_booking.park_id and visit_date = v_booking.visit_date and v_booking.places_held;
end $$;

revoke all on function void_refunded from public;
