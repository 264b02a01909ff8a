-- True if the desk has closed a queue for a day, or it is a day off: no new numbers are given.
-- Locks: none; the caller has the queue.
create or replace function queue_is_closed(p_organisation text, p_queue text, p_doctor text, p_day date) returns boolean
language plpgsql stable set search_path = public, pg_temp as $$
begin
  return coalesce((select closed from token_queue
    where organisation_id = p_organisation and queue_id = p_queue and doctor_id = p_doctor and day = p_day), false)
    or who_is_off(p_organisation, p_queue, p_doctor, p_day) is not null;
end $$;

revoke all on function queue_is_closed from public;
