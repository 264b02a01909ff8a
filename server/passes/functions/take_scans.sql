-- Takes several scans of passes in one statement: each as take_scan would, under the scope of whoever scanned, with its answer (n).
-- The login's own role comes between two scopes, so that none is entered from within another; callInScope does the same for one.
-- p_asked: an array of { n, role, organisation, account, account_name, acting, acted_at, post, own, scan, booking, pass_park, park, day, at,
-- gate, device, now, asked }: a scope, then what take_scan is handed; no two with the same scan, nor with the same booking.
-- Locks: the scans' own keys and the bookings, in order of the bookings, waiting for at most a tenth of a second.
create or replace function take_scans(p_asked jsonb) returns table (n int, told jsonb)
language plpgsql set search_path = public, pg_temp set lock_timeout = '100ms' as $$
declare a record;
begin
  for a in
    select * from jsonb_to_recordset(p_asked) as f (n int, role text, organisation text, account text, account_name text, acting text, acted_at text,
      post text, own text, scan text, booking text, pass_park text, park text, day date, at timestamptz, gate text, device text, now timestamptz,
      asked boolean)
    order by f.booking
  loop
    return query with scope as materialized (
      select enter_scope(a.role, a.organisation, a.account, a.account_name, a.acting, a.acted_at, a.post), a.organisation as organisation
    )
    select a.n, take_scan(nullif(scope.organisation, ''), a.own, a.scan, a.booking, a.pass_park, null, 'unknown', a.park, a.day, a.at, a.gate,
      a.device, a.account, a.now, a.asked)
    from scope;
    perform set_config('role', 'none', true);
  end loop;
end $$;

revoke all on function take_scans from public;
grant execute on function take_scans to pravesh_app;
