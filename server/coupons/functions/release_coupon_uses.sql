-- Returns the uses of bookings that were not paid in time, each once; answers how many. Skips bookings that are locked:
-- nobody who holds the coupon waits for a booking.
-- Locks: coupon, free bookings.
create or replace function release_coupon_uses(p_organisation text, p_coupon text, p_now timestamptz) returns int
language plpgsql security definer set search_path = public, pg_temp as $$
declare v_count int;
begin
  perform 1 from coupon where organisation_id = p_organisation and id = p_coupon for no key update;
  with due as (
    select b.id from booking b
    where b.organisation_id = p_organisation and b.coupon_id = p_coupon and b.coupon_held
      and b.status in ('pending', 'failed', 'aborted') and coalesce(b.hold_until, '-infinity') <= p_now
    for update skip locked
  ), released as (
    update booking b set coupon_held = false from due where b.organisation_id = p_organisation and b.id = due.id returning b.id
  )
  select count(*) into v_count from released;
  update coupon set used = used - v_count where organisation_id = p_organisation and id = p_coupon and v_count > 0;
  return v_count;
end $$;

revoke all on function release_coupon_uses from public;
grant execute on function release_coupon_uses to pravesh_app;
