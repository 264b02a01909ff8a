-- Lets some or all of a ticket in or out at a park that counts people, and keeps the scan; called for a ticket that its day and
-- payment let in, apart from what was used. p_ask: see take_scans. The same as decideByRule of the contract, by which gates without
-- a network decide. Two gates at once never let in more than is on the ticket, nor more than the park's limit: each is taken by
-- one conditional statement.
-- Outcomes (result): admitted or let_out with `counts`; how_many (nothing is written where nobody said yet), full, already_scanned,
-- not_inside, or why the ticket is refused; `left` can still come or go.
-- Locks: the scan's own key, the people inside the park, the booking.
create or replace function admit_by_rule(p_organisation text, b booking, p_part boolean, p_re_entry boolean, p_limit int, p_ask jsonb) returns jsonb
language plpgsql set search_path = public, pg_temp as $$
declare
  v_out boolean := coalesce((p_ask ->> 'out')::boolean, false);
  v_late boolean := coalesce((p_ask ->> 'late')::boolean, false);
  v_admit jsonb := nullif(p_ask -> 'admit', 'null');
  v_at timestamptz := p_ask ->> 'at';
  v_scan text := p_ask ->> 'scan';
  v_organisation text := p_organisation;
  v_day date := p_ask ->> 'day';
  v_seen booking;
  v_result text;
  v_bought jsonb; v_ever jsonb; v_in jsonb; v_room jsonb; v_counts jsonb; v_left jsonb; v_new_in jsonb; v_new_ever jsonb;
  v_family int;
  v_people int;
  v_counted int;
  v_may_part boolean;
  v_written boolean := false;
  v_now booking;
  s scan;
begin
  if open_past_midnight(v_organisation, b.park_id, v_at) then v_day := v_day - 1; end if;
  for attempt in 1..100 loop
    select * into s from scan o where o.organisation_id = v_organisation and o.scan_id = v_scan;
    if s.scan_id is not null and not v_written then
      if s.booking_id is distinct from b.id then return jsonb_build_object('conflict', true); end if;
      return jsonb_build_object('result', s.result, 'ticket', ticket_at_gate(b), 'firstScannedAt', s.first_scanned_at,
        'firstGate', s.first_gate, 'counts', s.counts, 'left', s.remaining, 'inside', inside_told(b, v_day, p_limit));
    end if;

    select jsonb_object_agg(l.category, l.quantity) into v_bought
    from booking_line l where l.organisation_id = v_organisation and l.booking_id = b.id;
    v_bought := coalesce(v_bought, '{}');
    v_family := coalesce((b.people - people_in(v_bought, 0)) / nullif((v_bought ->> 'family')::int, 0), 0);
    v_ever := coalesce(b.let_in, case when b.admitted_at is null then '{}' else v_bought end);
    v_in := coalesce(b.inside, v_ever);
    v_seen := b;
    v_seen.admitted_at := null;
    v_result := case when not v_out then refusal_at_gate(v_seen, p_ask ->> 'park', (p_ask ->> 'day')::date, v_at) end;
    v_room := case when v_out then v_in when p_re_entry then merge_counts('minus', v_bought, v_in) else merge_counts('minus', v_bought, v_ever) end;
    -- A slot limits the first entry: people who were inside before its end may come back.
    if v_result = 'too_late' and p_re_entry and v_ever <> v_in then
      v_room := merge_counts('minus', v_ever, v_in);
      v_result := null;
    end if;
    v_may_part := v_out or p_part or v_ever <> '{}';
    if v_result is null and v_admit is null and v_may_part and coalesce((p_ask ->> 'asks')::boolean, false) and people_in(v_room, 1) > 1 then
      return jsonb_build_object('result', 'how_many', 'ticket', ticket_at_gate(b), 'left', v_room, 'inside', inside_told(b, v_day, p_limit));
    end if;

    if not v_written then
      insert into scan (organisation_id, scan_id, booking_id, park_id, result, gate, device_id, account_id, scanned_at, received_at)
      values (v_organisation, v_scan, b.id, b.park_id, 'how_many', p_ask ->> 'gate', p_ask ->> 'device', p_ask ->> 'account', v_at,
        (p_ask ->> 'now')::timestamptz)
      on conflict (organisation_id, scan_id) do nothing;
      -- The same scan has just been stored by another request: it is read above.
      if not found then continue; end if;
      v_written := true;
    end if;

    v_counts := case when v_may_part and v_admit is not null then v_admit else v_room end;
    if (p_ask ->> 'happened')::boolean then v_counts := merge_counts('least', v_counts, v_room); end if;
    v_left := v_room;
    if v_result is not null then
      exit;
    elsif v_room = '{}' or v_counts = '{}' then
      v_result := case when v_out then 'not_inside' else 'already_scanned' end; exit;
    elsif not counts_fit(v_counts, v_room) then
      v_result := 'how_many'; exit;
    end if;

    v_people := people_in(v_counts, v_family);
    v_counted := count_inside(v_organisation, b.park_id, v_day, case when v_out then -v_people else v_people end,
      case when not v_late then p_limit end);
    if v_counted is null then v_result := 'full'; exit; end if;
    v_new_in := merge_counts(case when v_out then 'minus' else 'plus' end, v_in, v_counts);
    v_new_ever := case when v_out then v_ever when p_re_entry then merge_counts('most', v_ever, v_new_in) else merge_counts('plus', v_ever, v_counts) end;
    update booking t set inside = v_new_in, let_in = v_new_ever, admitted_people = people_in(v_new_ever, v_family),
      admitted_at = coalesce(b.admitted_at, v_at), admitted_gate = case when b.admitted_at is null then p_ask ->> 'gate' else b.admitted_gate end
    where t.organisation_id = v_organisation and t.id = b.id and (v_out or t.status = 'paid')
      and (t.let_in, t.inside, t.admitted_at, t.people, t.original_paise)
        is not distinct from (b.let_in, b.inside, b.admitted_at, b.people, b.original_paise)
    returning * into v_now;
    if v_now.id is not null then
      v_result := case when v_out then 'let_out' else 'admitted' end;
      v_left := case when v_out then v_new_in else merge_counts('minus', v_bought, case when p_re_entry then v_new_in else v_new_ever end) end;
      update scan set result = v_result, first_scanned_at = v_now.admitted_at, first_gate = v_now.admitted_gate, people = v_people,
        counts = v_counts, anew = merge_counts('minus', v_new_ever, v_ever), remaining = v_left, inside_day = v_day, counted = v_counted
      where organisation_id = v_organisation and scan_id = v_scan;
      return jsonb_build_object('result', v_result, 'ticket', ticket_at_gate(v_now), 'firstScannedAt', v_now.admitted_at,
        'firstGate', v_now.admitted_gate, 'counts', v_counts, 'left', v_left, 'inside', inside_told(v_now, v_day, p_limit));
    end if;
    -- Another gate was quicker: counts again who can come.
    perform count_inside(v_organisation, b.park_id, v_day, -v_counted, null);
    select * into b from booking t where t.organisation_id = v_organisation and t.id = b.id;
    v_result := 'how_many';
  end loop;

  update scan set result = v_result, first_scanned_at = b.admitted_at, first_gate = b.admitted_gate, remaining = v_left
  where organisation_id = v_organisation and scan_id = v_scan;
  return jsonb_build_object('result', v_result, 'ticket', ticket_at_gate(b), 'firstScannedAt', b.admitted_at, 'firstGate', b.admitted_gate,
    'left', v_left, 'inside', inside_told(b, v_day, p_limit));
end $$;

revoke all on function admit_by_rule from public;
grant execute on function admit_by_rule to pravesh_tenant, pravesh_inspector, pravesh_admin;
