-- Gives a booking the next number of its queue. Numbers are 1 to n without gaps or repeats (docs/behaviour.md 7.1).
-- Locks: the queue.
create or replace function issue_token(p_organisation text, p_booking text, p_counter text, p_now timestamptz) returns token
language plpgsql set search_path = public, pg_temp as $$
declare b booking; v_queue text; v_doctor text; v_number int; v_counter text; v_token token;
begin
  select * into strict b from booking where organisation_id = p_organisation and id = p_booking;
  v_queue := coalesce(b.clinic_id, b.branch_id);
  v_doctor := coalesce(b.doctor_id, '');
  loop
    update token_queue set issued = issued + 1, updated_at = p_now
    where organisation_id = p_organisation and queue_id = v_queue and doctor_id = v_doctor and day = b.visit_date returning issued into v_number;
    exit when found;
    perform lock_queue(p_organisation, v_queue, v_doctor, b.visit_date, case when b.clinic_id is null then 'loan' else 'doctor' end, p_now);
  end loop;
  if b.branch_id is not null then v_counter := coalesce(p_counter, idlest_counter(p_organisation, b.branch_id, b.visit_date)); end if;
  insert into token (organisation_id, booking_id, queue_id, doctor_id, day, number, counter_id, state, issued_at)
  values (p_organisation, b.id, v_queue, v_doctor, b.visit_date, v_number,
    v_counter, 'booked', p_now)
  returning * into v_token;
  return v_token;
end $$;

revoke all on function issue_token from public;
