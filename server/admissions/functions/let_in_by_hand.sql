-- Keeps that staff let people in by hand, and why; where the park counts people they are counted, up to its limit. A ticket that
-- they showed stays as it is. The same scan again is answered the same.
-- p_ask: { organisation, scan, code, park, day, at, late, gate, device, account, now, people, reason }.
-- Outcomes (result): by_hand; full; noPark, with nothing written; with `people` and `inside`.
-- Locks: the scan's own key, the people inside the park.
create or replace function let_in_by_hand(p_organisation text, p_ask jsonb) returns jsonb
language plpgsql set search_path = public, pg_temp as $$
declare
  v_at timestamptz := p_ask ->> 'at';
  v_day date := p_ask ->> 'day';
  v_people int := p_ask ->> 'people';
  v_limit int;
  v_counts boolean;
  v_counted int;
  b booking;
  p park;
  s scan;
begin
  if p_ask ->> 'code' is not null then
    select * into b from booking t
    where t.organisation_id = p_organisation and t.short_code = p_ask ->> 'code' and t.park_id is not null
      and (p_ask ->> 'park' is null or t.park_id = p_ask ->> 'park')
    order by t.visit_date desc, t.id desc limit 1;
  end if;
  select * into p from park k where k.organisation_id = p_organisation and k.id = coalesce(p_ask ->> 'park', b.park_id) and k.deleted_at is null;
  if p.id is null then return jsonb_build_object('result', 'noPark'); end if;
  b.organisation_id := p_organisation;
  b.park_id := p.id;
  if open_past_midnight(p_organisation, p.id, v_at) then v_day := v_day - 1; end if;
  v_counts := p.part_of_group or p.re_entry or p.inside_limit is not null;

  insert into scan (organisation_id, scan_id, booking_id, park_id, result, gate, device_id, account_id, scanned_at, received_at, people, reason)
  values (p_organisation, p_ask ->> 'scan', b.id, p.id, 'by_hand', p_ask ->> 'gate', p_ask ->> 'device', p_ask ->> 'account', v_at,
    (p_ask ->> 'now')::timestamptz, v_people, p_ask ->> 'reason')
  on conflict (organisation_id, scan_id) do nothing;
  if not found then
    select * into s from scan o where o.organisation_id = p_organisation and o.scan_id = p_ask ->> 'scan';
    return jsonb_build_object('result', s.result, 'people', s.people, 'inside', case when v_counts then inside_told(b, v_day, p.inside_limit) end);
  end if;
  if v_counts then
    v_counted := count_inside(p_organisation, p.id, v_day, v_people, case when not (p_ask ->> 'late')::boolean then p.inside_limit end);
    update scan set result = case when v_counted is null then 'full' else result end, inside_day = v_day, counted = v_counted
    where organisation_id = p_organisation and scan_id = p_ask ->> 'scan';
  end if;
  return jsonb_build_object('result', case when v_counts and v_counted is null then 'full' else 'by_hand' end, 'people', v_people,
    'inside', case when v_counts then inside_told(b, v_day, p.inside_limit) end);
end $$;

revoke all on function let_in_by_hand from public;
grant execute on function let_in_by_hand to pravesh_tenant, pravesh_inspector, pravesh_admin;
