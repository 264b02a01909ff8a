-- Admits the tickets of several scans by one statement, each unless somebody was quicker, and answers each scan (n, told). Under the
-- scope of their organisation, which costs PostgreSQL as much as three more tickets in it: nothing but what the gates saw.
-- Locks: the bookings, in order of their ids.
create or replace function admit_together(p_organisation text, p_is_inspector boolean, p_asks asked_scan[], p_bookings text[])
returns table (n int, told jsonb) language plpgsql set search_path = public, pg_temp as $$
declare
  ticket booking; v_place int; v_set boolean;
  v_ats timestamptz[] := array(select at from unnest(p_asks));
  v_gates text[] := array(select gate from unnest(p_asks));
begin
  if p_is_inspector then
    v_set := set_config('role', 'none', true) is not null;
    v_set := enter_scope('pravesh_tenant', p_organisation);
  end if;
  perform from booking b where b.organisation_id = p_organisation and b.id = any (p_bookings) order by b.id for no key update;
  for ticket in
    update booking b set admitted_at = asked.at, admitted_gate = asked.gate
    -- Selected, their number is not known to the planner, which would plan for each number anew.
    from unnest((select p_bookings), (select v_ats), (select v_gates)) as asked (id, at, gate)
    where b.organisation_id = p_organisation and b.id = asked.id and b.status = 'paid' and b.admitted_at is null
    returning b.*
  loop
    v_place := array_position(p_bookings, ticket.id);
    p_bookings[v_place] := null;
    n := p_asks[v_place].n;
    told := scanned_ticket('admitted', ticket);
    return next;
  end loop;
  for v_place in 1 .. cardinality(p_bookings) loop
    continue when p_bookings[v_place] is null;
    n := p_asks[v_place].n;
    told := late_scan(p_organisation, p_asks[v_place], p_bookings[v_place]);
    return next;
  end loop;
end $$;

revoke all on function admit_together from public;
grant execute on function admit_together to pravesh_tenant, pravesh_inspector, pravesh_admin;
