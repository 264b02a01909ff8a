-- Locks the queues that are asked for, and makes those that are new. p_asked: as book_tokens has it.
-- Locks: the queues, in order.
create or replace function lock_queues(p_organisation text, p_asked jsonb) returns void
language plpgsql set search_path = public, pg_temp as $$
begin
  perform lock_queue(p_organisation, queue.offering, queue.line, queue.day, queue.kind, queue.now)
  from (select offering, coalesce(doctor, '') as line, day, min(kind) as kind, min(now) as now
    from jsonb_to_recordset(p_asked) as asked (kind text, offering text, doctor text, day date, now timestamptz)
    group by offering, line, day order by offering, line, day) queue;
end $$;

revoke all on function lock_queues from public;
