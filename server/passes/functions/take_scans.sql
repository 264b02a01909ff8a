-- Lets tickets in at gates, each once, and keeps the scans; answers each (n, as asked). The same scan again is answered the same.
-- p_asked: an array of { n, own, session, scan, booking, pass_park, code, otherwise, park, day, at, gate, device, account, now, asked, admit, asks, out, late, happened }, each with its
-- scope: { role, organisation, account_name, acting, acted_at, post }; no two with the same scan, nor with the same booking.
-- It runs as the caller, so that row security keeps a gate to its park: each ask under its own scope, and the login's own role comes
-- between two, so that none is entered from within another. Without `role` the caller has entered it (Citus, decision 0062). Tickets that
-- gates of several saw under their scopes are let in by one statement, which costs PostgreSQL as much as three more tickets in it:
-- under the scope of their organisation, and nothing but what was seen. Of several those of another organisation are left out.
-- `organisation` empty: the ticket may be of any that the scope sees. It is found by its booking, of which a signed pass says the park
-- (`pass_park`), or by a typed code; with neither, `otherwise` says what was read. `own` keeps the scans of no ticket.
-- Tickets of a park that counts people go by admit_by_rule, each alone: of several they are left out.
-- Outcomes (told): `result` and, where this gate may see it, the `ticket`; or `waiting`, with nothing written, for one whose payment is
-- under way, unless its gateway was asked before (`asked`); or `conflict` for a scan that was sent before with another ticket;
-- or `notCounted` for people who go out where nobody counts them; or `locked`, the lock as gate_lock answers it, with nothing written.
-- `late`: people came in before the server was asked, by its own clock, and beyond any limit. `happened`: they came or went, as many of
-- them as the ticket has.
-- Locks: the scans' own keys and the bookings, in order of the bookings; several wait for them for at most a tenth of a second.
create or replace function take_scans(p_organisation text, p_asked jsonb) returns table (n int, told jsonb)
language plpgsql set search_path = public, pg_temp set lock_timeout = '100ms' as $$
declare
  a record;
  b booking;
  s scan;
  v_organisation text;
  v_result text;
  v_booking text;
  v_park_name text;
  v_owner text;
  v_part boolean;
  v_re_entry boolean;
  v_limit int;
  v_one boolean := jsonb_array_length(p_asked) = 1;
  v_lock jsonb;
  v_set boolean;
  v_role text;
  v_place int;
  v_now booking;
  -- The tickets that come in unless somebody was quicker, all of one organisation.
  v_admits text;
  v_numbers int[] := '{}';
  v_ids text[] := '{}';
  v_ats timestamptz[] := '{}';
  v_gates text[] := '{}';
begin
  if v_one then set local lock_timeout to default; end if;
  for a in
    select * from jsonb_to_recordset(p_asked) as f (n int, role text, organisation text, account text, account_name text, acting text, acted_at text,
      post text, own text, session text, scan text, booking text, pass_park text, code text, otherwise text, park text, day date, at timestamptz, gate text,
      device text, now timestamptz, asked boolean, admit jsonb, asks boolean, out boolean, late boolean, happened boolean)
    order by f.booking
  loop
    n := a.n;
    if a.role is not null then
      v_set := set_config('role', 'none', true) is not null;
      v_role := a.role;
      v_set := enter_scope(a.role, a.organisation, a.account, a.account_name, a.acting, a.acted_at, a.post);
    end if;
    v_lock := speak_as_gate(a.own, a.device, a.session, a.at, a.now);
    if v_lock is not null then
      told := jsonb_build_object('locked', v_lock);
      return next; continue;
    end if;
    v_organisation := nullif(a.organisation, '');
    v_result := a.otherwise;
    b := null;
    v_booking := null;
    v_park_name := null;
    if a.booking is not null then
      select * into b from booking t
      where (v_organisation is null or t.organisation_id = v_organisation) and t.id = a.booking
        and t.park_id is not null and (a.park is null or t.park_id = a.park);
    elsif a.code is not null then
      -- If two share the code, the one that can come in.
      select * into b from booking t
      where (v_organisation is null or t.organisation_id = v_organisation) and t.short_code = a.code
        and t.park_id is not null and (a.park is null or t.park_id = a.park)
      order by (t.visit_date = a.day) desc, (t.visit_date = a.day - 1) desc, (t.status = 'paid') desc, t.created_at desc, t.id desc limit 1;
    end if;

    if b.id is not null then
      v_booking := b.id;
      v_result := refusal_at_gate(b, a.park, a.day, a.at);
      if coalesce(v_result, 'already_scanned') = 'already_scanned' or a.out and v_result <> 'wrong_park' then
        select p.part_of_group, p.re_entry, p.inside_limit into v_part, v_re_entry, v_limit from park p
        where p.organisation_id = b.organisation_id and p.id = b.park_id and (p.part_of_group or p.re_entry or p.inside_limit is not null);
        if found then
          if not v_one then continue; end if;
          told := admit_by_rule(b.organisation_id, b, v_part, v_re_entry, v_limit, to_jsonb(a));
          return next; continue;
        elsif a.out then
          told := jsonb_build_object('notCounted', true);
          return next; continue;
        end if;
      end if;
      if v_result = 'unpaid' and b.status <> 'refunded' and not a.asked then
        told := jsonb_build_object('waiting', true, 'ticket', ticket_at_gate(b));
        return next; continue;
      end if;
    elsif a.booking is not null then
      select p.name into v_park_name from park p
      where (v_organisation is null or p.organisation_id = v_organisation) and p.id = a.pass_park;
      if v_park_name is null then
        v_result := 'wrong_park';
      elsif a.park <> a.pass_park then
        v_result := 'wrong_park';
        v_booking := a.booking;
      end if;
    elsif a.code is not null and a.park is not null then
      select e.booking_id, e.park_name into v_booking, v_park_name from ticket_elsewhere(v_organisation, a.code) e;
      if v_booking is not null then v_result := 'wrong_park'; end if;
    end if;

    if v_result is null then
      v_admits := coalesce(v_admits, b.organisation_id);
      if v_admits <> b.organisation_id then continue; end if;
    end if;
    -- The row is written as it will most likely be; the admission below says whether it is.
    v_owner := coalesce(b.organisation_id, a.own);
    insert into scan (organisation_id, scan_id, booking_id, park_id, result, first_scanned_at, first_gate, gate, device_id, account_id,
      scanned_at, received_at)
    values (v_owner, a.scan, v_booking, coalesce(a.park, b.park_id, nullif(current_setting('app.post', true), '')), coalesce(v_result, 'admitted'),
      case when v_result is null then a.at else b.admitted_at end, case when v_result is null then a.gate else b.admitted_gate end,
      a.gate, a.device, a.account, a.at, a.now)
    on conflict (organisation_id, scan_id) do nothing;

    if not found then
      select * into s from scan o where o.organisation_id = v_owner and o.scan_id = a.scan;
      if s.scan_id is null or s.booking_id is not null and s.booking_id is distinct from v_booking then
        told := jsonb_build_object('conflict', true);
      elsif b.id is null or s.booking_id is null then
        told := jsonb_build_object('result', s.result, 'parkName', case when v_booking is not null then v_park_name end);
      else
        -- It was read before the one who sent the same scan first had done with it.
        select * into b from booking t where t.organisation_id = s.organisation_id and t.id = s.booking_id;
        told := jsonb_build_object('result', s.result, 'ticket', ticket_at_gate(b), 'firstScannedAt', s.first_scanned_at,
          'firstGate', s.first_gate);
      end if;
      return next; continue;
    end if;

    if b.id is null then
      told := jsonb_build_object('result', v_result, 'parkName', case when v_booking is not null then v_park_name end);
      return next; continue;
    end if;

    if v_result is null and v_one then
      -- By itself it costs less than the update for several below.
      update booking t set admitted_at = a.at, admitted_gate = a.gate
      where t.organisation_id = v_admits and t.id = b.id and t.status = 'paid' and t.admitted_at is null
      returning * into v_now;
      if v_now.id is not null then v_result := 'admitted'; b := v_now; end if;
    end if;
    if v_result is null then
      v_numbers := v_numbers || n; v_ids := v_ids || b.id; v_ats := v_ats || a.at; v_gates := v_gates || a.gate;
      continue;
    end if;
    told := jsonb_build_object('result', v_result, 'ticket', ticket_at_gate(b), 'firstScannedAt', b.admitted_at,
      'firstGate', b.admitted_gate);
    return next;
  end loop;

  if v_ids = '{}' then return; end if;
  if not v_one then
    if v_role = 'pravesh_inspector' then
      v_set := set_config('role', 'none', true) is not null;
      v_set := enter_scope('pravesh_tenant', v_admits);
    end if;
    perform from booking t where t.organisation_id = v_admits and t.id = any (v_ids) order by t.id for no key update;
  end if;
  for b in
    update booking t set admitted_at = e.at, admitted_gate = e.gate
    -- Selected, their number is not known to the planner, which would plan for each number anew.
    from unnest((select v_ids), (select v_ats), (select v_gates)) as e (id, at, gate)
    where t.organisation_id = v_admits and t.id = e.id and t.status = 'paid' and t.admitted_at is null
    returning t.*
  loop
    v_place := array_position(v_ids, b.id);
    n := v_numbers[v_place];
    v_numbers[v_place] := null;
    told := jsonb_build_object('result', 'admitted', 'ticket', ticket_at_gate(b), 'firstScannedAt', b.admitted_at,
      'firstGate', b.admitted_gate);
    return next;
  end loop;

  foreach n in array v_numbers loop
    continue when n is null;
    -- Somebody was quicker: the stored ticket says who, or that the money went back meanwhile.
    select f.scan, f.park, f.day, f.at into a
    from jsonb_to_recordset(p_asked) as f (n int, scan text, park text, day date, at timestamptz) where f.n = take_scans.n;
    select * into b from booking t where t.organisation_id = v_admits and t.id = v_ids[array_position(v_numbers, n)];
    v_result := coalesce(refusal_at_gate(b, a.park, a.day, a.at), 'already_scanned');
    update scan set result = v_result, first_scanned_at = b.admitted_at, first_gate = b.admitted_gate
    where organisation_id = v_admits and scan_id = a.scan;
    told := jsonb_build_object('result', v_result, 'ticket', ticket_at_gate(b), 'firstScannedAt', b.admitted_at,
      'firstGate', b.admitted_gate);
    return next;
  end loop;
end $$;

revoke all on function take_scans from public;
-- The caller signs in by the role itself at the machine of the organisation, where the tables lie on several.
grant execute on function take_scans to pravesh_app, pravesh_tenant, pravesh_inspector, pravesh_admin;
