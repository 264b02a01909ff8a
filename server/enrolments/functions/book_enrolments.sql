-- Books several places in batches of one organisation in one statement: each as book_enrolment would, with its answer (n), in the
-- order in which they asked. Whoever would wait for somebody's lock is in no row, and goes alone.
-- p_asked: an array of { n, id, offering, mobile, student, email, fee, today, agent, key, request, address, now }, as book_enrolment is
-- handed them; no two with the same key, nor with the same mobile at the same batch.
-- Locks: keys, offerings shared, mobiles, without waiting for any; then the batches in order, waiting for at most a tenth of a
-- second; bookings whose hold is over.
create or replace function book_enrolments(p_organisation text, p_asked jsonb, p_scale float8)
returns table (n int, outcome text, booking_id text)
language plpgsql security definer set search_path = public, pg_temp set lock_timeout = '100ms' as $$
declare v_free int[] := try_locks(p_asked); a record;
begin
  perform from jsonb_to_recordset(p_asked) as f (n int, offering text)
    join coaching_batch c on c.organisation_id = p_organisation and c.id = f.offering
  where f.n = any (v_free) order by c.id for no key update of c;
  for a in
    select * from jsonb_to_recordset(p_asked) as f (n int, id text, offering text, mobile text, student text, email text, fee int, today date,
      agent text, key text, request text, address text, now timestamptz)
    where f.n = any (v_free) order by f.offering, f.n
  loop
    return query select a.n, t.* from book_enrolment(p_organisation, a.id, a.offering, a.mobile, a.student, a.email, a.fee, a.today, a.agent,
      a.key, a.request, a.address, p_scale, a.now) t;
  end loop;
end $$;

revoke all on function book_enrolments from public;
grant execute on function book_enrolments to pravesh_app;
