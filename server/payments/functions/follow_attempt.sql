-- Sets a booking's status after its newest attempt, along the moves of docs/behaviour.md 5.3. An expired hold stays expired, tidied or
-- not; a mismatch (p_review) shows as awaited in any case. Other holds are extended by ten minutes for another try, to at most thirty
-- after their first end. An appointment keeps in places_held whether it has its place; without one it gets no time.
-- Citus allows only immutable functions within a CASE, so the end of a hold is computed in UTC.
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
