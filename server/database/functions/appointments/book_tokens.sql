-- Books several places in queues of one organisation in one statement: each as book_token would, with its answer (n), in the order
-- in which they asked. Whoever would wait for somebody's lock is in no row, and goes alone.
-- p_asked: an array of { n, id, kind, offering, doctor, day, mobile, name, mode, loan, counter, fee, agent, key, request, address, now },
-- as book_token is handed them; no two with the same key, nor with the same mobile at the same offering.
-- Locks: keys, offerings shared, mobiles, without waiting for any; then the queues in order, waiting for at most a tenth of a second.
create or replace function book_tokens(p_organisation text, p_asked jsonb, p_scale float8)
returns table (n int, outcome text, booking_id text, number int, hold_until timestamptz, names jsonb)
language plpgsql security definer set search_path = public, pg_temp set lock_timeout = '100ms' as $$
declare v_free int[] := try_locks(p_asked); a record;
begin
  perform from jsonb_to_recordset(p_asked) as f (n int, offering text, doctor text, day date)
    join token_queue q on q.organisation_id = p_organisation and q.queue_id = f.offering and q.doctor_id = coalesce(f.doctor, '') and q.day = f.day
  where f.n = any (v_free) order by q.queue_id, q.doctor_id, q.day for update of q;
  -- Queues that are new are made in the same order.
  for a in
    select * from jsonb_to_recordset(p_asked) as f (n int, id text, kind text, offering text, doctor text, day date, mobile text, name text,
      mode text, loan text, counter text, fee int, agent text, key text, request text, address text, now timestamptz)
    where f.n = any (v_free) order by f.offering, f.doctor nulls first, f.day, f.n
  loop
    return query select a.n, t.* from book_token(p_organisation, a.id, a.kind, a.offering, a.doctor, a.day, a.mobile, a.name, a.mode, a.loan,
      a.counter, a.fee, a.agent, a.key, a.request, a.address, p_scale, a.now) t;
  end loop;
end $$;

revoke all on function book_tokens from public;
grant execute on function book_tokens to pravesh_app;
