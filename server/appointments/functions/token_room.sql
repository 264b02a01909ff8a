-- Tokens that a clinic's doctor has left on a day: its limit less the numbers given, except those freed by a move, and less the
-- holds that may yet get one, also those awaited at a bank that keep their place.
-- Locks: none; the caller has the queue.
create or replace function token_room(p_organisation text, p_clinic text, p_doctor text, p_day date, p_except text, p_now timestamptz)
returns int language plpgsql set search_path = public, pg_temp as $$
begin
  return (select tokens from clinic where organisation_id = p_organisation and id = p_clinic)
    - coalesce((select issued - moved_away from token_queue
      where organisation_id = p_organisation and queue_id = p_clinic and doctor_id = p_doctor and day = p_day), 0)
    - (select count(*) from booking b
      where b.organisation_id = p_organisation and b.clinic_id = p_clinic and b.doctor_id = p_doctor and b.visit_date = p_day and b.id <> p_except
        and ((b.status in ('pending', 'failed', 'aborted') and b.hold_until > p_now) or (b.status = 'awaited' and b.places_held)))::int;
end $$;

revoke all on function token_room from public;
