-- Whether a booking that was paid still has its place, or gets one again: each kind's own answer; one that has none is refused.
-- Locks: those of lock_offering are held already; a ticket's coupon.
create or replace function place_left(b booking, p_now timestamptz) returns boolean language plpgsql set search_path = public, pg_temp as $$
begin
  case b.kind
  when 'park-ticket' then return ticket_place_left(b, p_now);
  when 'doctor-appointment', 'loan-appointment' then return token_place_left(b, p_now);
  when 'batch-enrolment' then return enrolment_place_left(b, p_now);
  when 'show-visit' then return false; -- nobody pays for a show
  end case;
end $$;

revoke all on function place_left from public;
