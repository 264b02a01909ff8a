-- Moves an unserved token to another day or doctor of its clinic, or to another day of its branch: takes a place
-- there, gives it the next number of that queue, and frees its old place, whose number nobody gets again. In one queue it moves
-- to another counter and keeps its number. p_station: the doctor, or the counter; at a branch null for the shortest line.
-- The caller checks that clinic, doctor or counter are open that day.
-- Outcomes: moved; gone (it has no token, or was called, done, cancelled or moved meanwhile); full; shut (the desk has closed that queue).
-- Locks: the offering's lock shared, both queues in their order, the booking, the token.
create or replace function move_appointment(p_organisation text, p_id text, p_day date, p_station text, p_now timestamptz)
returns text language plpgsql security definer set search_path = public, pg_temp as $$
declare b booking; v_kind text; v_queue text; v_doctor text; v_stays boolean;
begin
  select * into b from booking where organisation_id = p_organisation and id = p_id and num_nonnulls(clinic_id, branch_id) = 1;
  if not found then return 'gone'; end if;
  v_kind := case when b.clinic_id is null then 'loan' else 'doctor' end;
  v_queue := coalesce(b.clinic_id, b.branch_id);
  v_doctor := case when v_kind = 'doctor' then p_station end;
  v_stays := b.visit_date = p_day and b.doctor_id is not distinct from v_doctor;
  if v_stays and v_kind = 'doctor' then return 'gone'; end if;
  perform pg_advisory_xact_lock_shared(offering_lock(v_queue)); -- not while it is taken from visitors
  perform lock_queue(p_organisation, v_queue, q.doctor, q.day, v_kind, p_now)
  from (select coalesce(b.doctor_id, '') as doctor, b.visit_date as day union select coalesce(v_doctor, ''), p_day order by 1, 2) q;
  if v_stays then
    update token set counter_id = p_station
    where organisation_id = p_organisation and booking_id = p_id and state in ('booked', 'noshow');
    return case when found then 'moved' else 'gone' end;
  end if;
  if queue_is_closed(p_organisation, v_queue, coalesce(v_doctor, ''), p_day) then return 'shut'; end if;
  if v_kind = 'doctor' and token_room(p_organisation, v_queue, v_doctor, p_day, '', p_now) < 1 then return 'full'; end if;
  update booking set visit_date = p_day, doctor_id = v_doctor
  where organisation_id = p_organisation and id = p_id and visit_date = b.visit_date and doctor_id is not distinct from b.doctor_id
    and exists (select from token where organisation_id = p_organisation and booking_id = p_id and state in ('booked', 'noshow'));
  if not found then return 'gone'; end if;
  update token set booking_id = null, former_booking_id = p_id, state = 'cancelled'
  where organisation_id = p_organisation and booking_id = p_id;
  update token_queue set moved_away = moved_away + 1, updated_at = p_now
  where organisation_id = p_organisation and queue_id = v_queue and doctor_id = coalesce(b.doctor_id, '') and day = b.visit_date;
  perform issue_token(p_organisation, p_id, case when v_kind = 'loan' then p_station end, p_now);
  return 'moved';
end $$;

revoke all on function move_appointment from public;
grant execute on function move_appointment to pravesh_system;
