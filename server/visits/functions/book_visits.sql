-- Books several visits to shows of one organisation in one statement: each as book_visit would, with its answer (n), in the order in
-- which they asked. Whoever would wait for somebody's lock is in no row, and goes alone.
-- p_asked: an array of { n, id, offering, mobile, name, agent, key, request, address, now }, as book_visit is handed them; no two with
-- the same key, nor with the same mobile at the same show.
-- Locks: keys, offerings shared, mobiles, without waiting for any; then the shares of addresses and the places of shows that are
-- there, each in order, waiting for at most a tenth of a second. Whoever has the first share or place of all waits for nobody.
create or replace function book_visits(p_organisation text, p_asked jsonb, p_scale float8)
returns table (n int, outcome text, booking_id text)
language plpgsql security definer set search_path = public, pg_temp set lock_timeout = '100ms' as $$
declare v_free int[] := try_locks(p_asked); a record;
begin
  perform from jsonb_to_recordset(p_asked) as f (n int, address text)
    join address_share s on s.organisation_id = p_organisation and s.key = f.address
  where f.n = any (v_free) order by s.key for no key update of s;
  perform from jsonb_to_recordset(p_asked) as f (n int, offering text)
    join exhibition_places p on p.organisation_id = p_organisation and p.exhibition_id = f.offering
  where f.n = any (v_free) order by p.exhibition_id for no key update of p;
  for a in
    select * from jsonb_to_recordset(p_asked) as f (n int, id text, offering text, mobile text, name text, agent text, key text, request text,
      address text, now timestamptz)
    where f.n = any (v_free) order by f.offering, f.n
  loop
    return query select a.n, t.* from book_visit(p_organisation, a.id, a.offering, a.mobile, a.name, a.agent, a.key, a.request, a.address,
      p_scale, a.now) t;
  end loop;
end $$;

revoke all on function book_visits from public;
grant execute on function book_visits to pravesh_app;
