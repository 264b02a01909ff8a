-- Inserts the queue's row of a day if missing, and locks it to the end of the transaction.
-- Locks: the queue.
create or replace function lock_queue(p_organisation text, p_queue text, p_doctor text, p_day date, p_kind text, p_now timestamptz)
returns token_queue language plpgsql set search_path = public, pg_temp as $$
declare v_queue token_queue;
begin
  select * into v_queue from token_queue
  where organisation_id = p_organisation and queue_id = p_queue and doctor_id = p_doctor and day = p_day for update;
  if found then return v_queue; end if;
  insert into token_queue (organisation_id, queue_id, doctor_id, day, kind, updated_at)
  values (p_organisation, p_queue, p_doctor, p_day, p_kind, p_now) on conflict do nothing;
  select * into strict v_queue from token_queue
  where organisation_id = p_organisation and queue_id = p_queue and doctor_id = p_doctor and day = p_day for update;
  return v_queue;
end $$;

revoke all on function lock_queue from public;
grant execute on function lock_queue to pravesh_tenant, pravesh_counter, pravesh_admin, pravesh_system;
