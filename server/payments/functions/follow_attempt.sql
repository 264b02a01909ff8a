-- Ends a booking's wait for its newest attempt. It follows only along the moves of docs/behaviour.md 5.3, and a hold that is
-- over stays over, whether or not a job has tidied it; a mismatch (p_review) shows as awaited in any case. What is not over is
-- kept for ten minutes more, to try again, and at most for thirty after its first end; an appointment remembers whether it keeps its
-- place, and one without gets no time.
-- By way of UTC the end of a hold is reckoned as Citus demands it within a CASE: the same wherever it is asked.
-- Locks: the booking.
create or replace function follow_attempt(p_organisation text, p_attempt text, p_status text, p_review boolean, p_now timestamptz) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare v_later timestamptz := p_now + interval '10 minutes';
begin
  update booking b set status = p_status,
    places_held = case when b.clinic_id is null then b.places_held
      else p_status = 'awaited' and keeps_token_place(b.status, b.places_held, b.hold_until, p_now) end,
    hold_until = case when b.clinic_id is null or keeps_token_place(b.status, b.places_held, b.hold_until, p_now)
      then greatest(b.hold_until, case when b.hold_until is not null then least(v_later, (b.first_hold_until at time zone 'UTC' + interval '30 minutes') at time zone 'UTC') end) else b.hold_until end
  from payment_attempt a
  where a.organisation_id = p_organisation and a.id = p_attempt
    and b.organisation_id = p_organisation and b.id = a.booking_id and not b.voided
    and (b.status = 'awaited' or (b.status = 'pending' and b.hold_until > p_now) or (p_review and b.status in ('pending', 'failed', 'aborted')))
    and not exists (select from payment_attempt newer where newer.organisation_id = p_organisation and newer.booking_id = b.id and newer.n > a.n);
end $$;

revoke all on function follow_attempt from public;
