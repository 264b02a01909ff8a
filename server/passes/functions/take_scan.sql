-- Lets a ticket in at a gate, once, and keeps the scan; the same scan again is answered the same. `p_organisation` null: the ticket may
-- be of any that the caller sees. It is found by its booking, of which a signed pass says the park (`p_pass_park`), or by a typed code;
-- with neither, `p_otherwise` says what was read. `p_own` keeps the scans of no ticket. Answers `result` and, where this gate may see
-- it, the `ticket`; or `waiting`, with nothing written, for one whose payment is under way, unless its gateway was asked before
-- (`p_asked`); or `conflict` for a scan that was sent before with another ticket. Runs as the caller, so that row security keeps a gate
-- to its park: callInScope sets role and tenant in the same statement.
-- Locks: the scan's own key; the booking.
create or replace function take_scan(
  p_organisation text, p_own text, p_scan text, p_booking text, p_pass_park text, p_code text, p_otherwise text, p_park text, p_day date,
  p_at timestamptz, p_gate text, p_device text, p_account text, p_now timestamptz, p_asked boolean
) returns jsonb language plpgsql set search_path = public, pg_temp as $$
declare
  b booking;
  v_now booking;
  s scan;
  v_result text := p_otherwise;
  v_booking text;
  v_park_name text;
  v_organisation text;
begin
  if p_booking is not null then
    select * into b from booking t
    where (p_organisation is null or t.organisation_id = p_organisation) and t.id = p_booking
      and t.park_id is not null and (p_park is null or t.park_id = p_park);
  elsif p_code is not null then
    -- If two share the code, the one that can come in.
    select * into b from booking t
    where (p_organisation is null or t.organisation_id = p_organisation) and t.short_code = p_code
      and t.park_id is not null and (p_park is null or t.park_id = p_park)
    order by (t.visit_date = p_day) desc, (t.visit_date = p_day - 1) desc, (t.status = 'paid') desc, t.created_at desc, t.id desc limit 1;
  end if;

  if b.id is not null then
    v_booking := b.id;
    v_result := refusal_at_gate(b, p_park, p_day, p_at);
    if v_result = 'unpaid' and b.status <> 'refunded' and not p_asked then
      return jsonb_build_object('waiting', true, 'ticket', ticket_at_gate(b));
    end if;
  elsif p_booking is not null then
    select p.name into v_park_name from park p
    where (p_organisation is null or p.organisation_id = p_organisation) and p.id = p_pass_park;
    if v_park_name is null then
      v_result := 'wrong_park';
    elsif p_park <> p_pass_park then
      v_result := 'wrong_park';
      v_booking := p_booking;
    end if;
  elsif p_code is not null and p_park is not null then
    select e.booking_id, e.park_name into v_booking, v_park_name from ticket_elsewhere(p_organisation, p_code) e;
    if v_booking is not null then v_result := 'wrong_park'; end if;
  end if;

  -- What most likely comes of it: the admission below says so.
  v_organisation := coalesce(b.organisation_id, p_own);
  insert into scan (organisation_id, scan_id, booking_id, park_id, result, first_scanned_at, first_gate, gate, device_id, account_id,
    scanned_at, received_at)
  values (v_organisation, p_scan, v_booking, coalesce(p_park, b.park_id), coalesce(v_result, 'admitted'),
    case when v_result is null then p_at else b.admitted_at end, case when v_result is null then p_gate else b.admitted_gate end,
    p_gate, p_device, p_account, p_at, p_now)
  on conflict (organisation_id, scan_id) do nothing;

  if not found then
    select * into s from scan o where o.organisation_id = v_organisation and o.scan_id = p_scan;
    if s.scan_id is null or s.booking_id is not null and s.booking_id is distinct from v_booking then
      return jsonb_build_object('conflict', true);
    elsif b.id is null or s.booking_id is null then
      return jsonb_build_object('result', s.result, 'parkName', case when v_booking is not null then v_park_name end);
    else
      -- It was read before whoever sent the same scan first had done with it.
      select * into b from booking t where t.organisation_id = s.organisation_id and t.id = s.booking_id;
      return jsonb_build_object('result', s.result, 'ticket', ticket_at_gate(b), 'firstScannedAt', s.first_scanned_at,
        'firstGate', s.first_gate);
    end if;
  end if;

  if b.id is null then
    return jsonb_build_object('result', v_result, 'parkName', case when v_booking is not null then v_park_name end);
  end if;

  if v_result is null then
    update booking set admitted_at = p_at, admitted_gate = p_gate
    where organisation_id = b.organisation_id and id = b.id and status = 'paid' and admitted_at is null
    returning * into v_now;
    if v_now.id is not null then
      v_result := 'admitted';
    else
      -- Somebody was quicker: the stored ticket says who, or that the money went back meanwhile.
      select * into v_now from booking t where t.organisation_id = b.organisation_id and t.id = b.id;
      v_result := coalesce(refusal_at_gate(v_now, p_park, p_day, p_at), 'already_scanned');
      update scan set result = v_result, first_scanned_at = v_now.admitted_at, first_gate = v_now.admitted_gate
      where organisation_id = b.organisation_id and scan_id = p_scan;
    end if;
    b := v_now;
  end if;
  return jsonb_build_object('result', v_result, 'ticket', ticket_at_gate(b), 'firstScannedAt', b.admitted_at,
    'firstGate', b.admitted_gate);
end $$;

revoke all on function take_scan from public;
-- Where the tables lie on several machines the caller signs in at the one of the organisation by the role itself.
grant execute on function take_scan to pravesh_app, pravesh_tenant, pravesh_inspector, pravesh_admin;
