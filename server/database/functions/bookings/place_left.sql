-- Whether a booking that was paid still has its place, or gets one again: each kind's own answer.
-- Locks: those of lock_offering are held already; a ticket's coupon.
create or replace function place_left(b booking, p_now timestamptz) returns boolean language plpgsql set search_path = public, pg_temp as $$
begin
  return case b.kind
    when 'park-ticket' then ticket_place_left(b, p_now)
    when 'batch-enrolment' then enrolment_place_left(b, p_now)
    else token_place_left(b, p_now)
  end;
end $$;

revoke all on function place_left from public;
