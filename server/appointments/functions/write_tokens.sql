-- Writes the bookings that are booked, the tokens of those that have a number, and the last number of their queues.
-- Locks: the new bookings; the caller has the queues.
create or replace function write_tokens(p_organisation text, p_tokens judged_token[]) returns void
language plpgsql set search_path = public, pg_temp as $$
begin
  with booked as (
    insert into booking (id, kind, organisation_id, clinic_id, doctor_id, branch_id, mobile, person_name, loan_type, payment_mode, visit_date,
      people, status, original_paise, discount_paise, total_paise, gateway, hold_until, first_hold_until, places_held, paid_at, user_agent,
      idempotency_key, request_hash, address_key, created_at)
    select id, case kind when 'doctor' then 'doctor-appointment' else 'loan-appointment' end, p_organisation,
      case kind when 'doctor' then offering end, doctor, case kind when 'loan' then offering end, mobile, name, loan, mode, day, 1,
      case when fee > 0 then 'pending' else 'paid' end, fee, 0, fee, gateway, hold, hold, false, case when fee = 0 then now end, agent,
      key, request, share, now
    from unnest(p_tokens) where outcome = 'booked'
  ), numbered as (
    update token_queue queue set issued = given.issued, updated_at = given.now
    from (select offering, line, day, max(number) as issued, max(now) as now from unnest(p_tokens) where number is not null
      group by offering, line, day) given
    where queue.organisation_id = p_organisation and queue.queue_id = given.offering and queue.doctor_id = given.line
      and queue.day = given.day
  )
  insert into token (organisation_id, booking_id, queue_id, doctor_id, day, number, counter_id, state, issued_at)
  select p_organisation, id, offering, line, day, number, counter, 'booked', now from unnest(p_tokens) where number is not null;
end $$;

revoke all on function write_tokens from public;
