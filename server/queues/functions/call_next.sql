-- Calls the first who waits and answers the number; null when nobody does. Runs as the caller.
-- Locks: the queue, the token: one that is just being cancelled is waited for, and then passed over.
create or replace function call_next(p_organisation text, p_queue text, p_doctor text, p_day date, p_counter text, p_now timestamptz)
returns int language plpgsql set search_path = public, pg_temp as $$
declare v_booking text;
begin
  perform 1 from token_queue
  where organisation_id = p_organisation and queue_id = p_queue and doctor_id = p_doctor and day = p_day for update;
  select booking_id into v_booking from token
  where organisation_id = p_organisation and queue_id = p_queue and doctor_id = p_doctor and day = p_day and state = 'booked'
  order by coalesce(turn, number), number limit 1
  for update; -- one that is just being cancelled is waited for, and then passed over
  if not found then return null; end if;
  return call_token(p_organisation, v_booking, p_counter, p_now);
end $$;

revoke all on function call_next from public;
grant execute on function call_next to pravesh_tenant, pravesh_counter, pravesh_admin, pravesh_system;
