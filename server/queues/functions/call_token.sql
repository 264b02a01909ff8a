-- Calls one token, or calls it again, and answers its number. The running number is the highest that was called: it never goes
-- back. Runs as the caller, so that row security keeps it to its own queues.
-- Locks: the token, the queue, which the caller has.
create or replace function call_token(p_organisation text, p_booking text, p_counter text, p_now timestamptz) returns int
language plpgsql set search_path = public, pg_temp as $$
declare t token;
begin
  update token set state = 'called', called_at = p_now, completed_at = null, counter_id = coalesce(p_counter, counter_id)
  where organisation_id = p_organisation and booking_id = p_booking returning * into t;
  update token_queue set running = greatest(running, t.number), updated_at = p_now
  where organisation_id = p_organisation and queue_id = t.queue_id and doctor_id = t.doctor_id and day = t.day;
  return t.number;
end $$;

revoke all on function call_token from public;
grant execute on function call_token to pravesh_tenant, pravesh_counter, pravesh_admin, pravesh_system;
