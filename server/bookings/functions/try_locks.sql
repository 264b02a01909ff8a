-- Takes the locks of bookings without waiting for any, and answers which have all of theirs (n). Whoever has not is left for a
-- statement of its own. p_asked: an array of { n, key, offering, mobile }.
-- Locks: keys, offerings shared, mobiles at them.
create or replace function try_locks(p_asked jsonb) returns int[] language sql volatile as $$
  select array_agg(a.n) from jsonb_to_recordset(p_asked) as a (n int, key text, offering text, mobile text)
  where (a.key is null or pg_try_advisory_xact_lock(hashtextextended('key:' || a.key, 0)))
    and pg_try_advisory_xact_lock_shared(offering_lock(a.offering))
    and pg_try_advisory_xact_lock(hashtextextended('mobile:' || a.offering || a.mobile, 0))
$$;

revoke all on function try_locks from public;
