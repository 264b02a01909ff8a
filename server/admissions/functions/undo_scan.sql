-- Takes back what a scan let in or out, once, within a minute; the scan stays on record with when, by whom and why. The minute of a live
-- scan is from its receipt to that of the undo (p_now). That of a late one is by the times at the gate (p_at), and both must be received
-- within a minute of each other: the gate had no network.
-- p_park: of the gate; null: any that the scope sees.
-- Outcomes: undone (also for who asks again) with `people`; late; gone (some have gone out meanwhile); full (they were let out, and others
-- took their places); nothing (it let nobody in or out, or there is none).
-- Locks: the scan, the people inside the park, the booking.
create or replace function undo_scan(
  p_organisation text, p_scan text, p_park text, p_reason text, p_account text, p_at timestamptz, p_now timestamptz, out outcome text, out people int, out inside jsonb
) language plpgsql set search_path = public, pg_temp as $$
declare s scan; b booking; v_counted int; v_limit int; v_in jsonb; v_ever jsonb; v_family int; v_back int; v_late boolean;
begin
  outcome := 'nothing';
  select * into s from scan o where o.organisation_id = p_organisation and o.scan_id = p_scan and (p_park is null or o.park_id = p_park) for update;
  if s.scan_id is null or s.result not in ('admitted', 'let_out', 'by_hand') then return; end if;
  select * into b from booking t where t.organisation_id = p_organisation and t.id = s.booking_id;
  people := coalesce(s.people, b.people);
  b.organisation_id := p_organisation;
  b.park_id := s.park_id;
  select k.inside_limit into v_limit from park k where k.organisation_id = p_organisation and k.id = s.park_id;
  if s.undone_at is not null then outcome := 'undone'; inside := case when s.inside_day is not null then inside_told(b, s.inside_day, v_limit) end; return; end if;
  outcome := 'late';
  v_late := s.received_at - s.scanned_at > interval '15 seconds';
  if p_now > s.received_at + interval '60 seconds' then return; end if;
  if v_late and p_at not between s.scanned_at - interval '1 second' and s.scanned_at + interval '60 seconds' then return; end if;

  if s.inside_day is not null then
    v_counted := count_inside(p_organisation, s.park_id, s.inside_day, -s.counted, case when s.counted < 0 then v_limit end);
    if v_counted is null then outcome := 'full'; return; end if;
  end if;
  if s.result <> 'by_hand' then
    -- A concurrent change of the ticket is complete by now, or waits for this lock.
    select * into b from booking t where t.organisation_id = p_organisation and t.id = s.booking_id for update;
    if s.counts is null then
      update booking set admitted_at = null, admitted_gate = null
      where organisation_id = p_organisation and id = b.id and let_in is null;
      if not found then outcome := 'gone'; return; end if;
    elsif s.result = 'admitted' then
      if not counts_fit(s.counts, b.inside) then
        perform count_inside(p_organisation, s.park_id, s.inside_day, -v_counted, null);
        outcome := 'gone'; return;
      end if;
      v_in := merge_counts('minus', b.inside, s.counts);
      v_ever := merge_counts('minus', b.let_in, s.anew);
    else
      v_in := merge_counts('plus', b.inside, s.counts);
      v_ever := b.let_in;
    end if;
    if v_in is not null then
      v_family := coalesce((s.people - people_in(s.counts, 0)) / nullif((s.counts ->> 'family')::int, 0), 0);
      v_back := case when s.result = 'admitted' then people_in(s.anew, v_family) else 0 end;
      update booking set inside = case when v_ever <> '{}' then v_in end, let_in = nullif(v_ever, '{}'),
        admitted_people = case when v_ever <> '{}' then admitted_people - v_back end,
        admitted_at = case when v_ever <> '{}' then admitted_at end, admitted_gate = case when v_ever <> '{}' then admitted_gate end
      where organisation_id = p_organisation and id = b.id;
    end if;
  end if;
  update scan set undone_at = case when v_late then p_at else p_now end, undo_received_at = p_now, undone_by = p_account, undo_reason = p_reason, counted = counted + v_counted
  where organisation_id = p_organisation and scan_id = p_scan;
  outcome := 'undone';
  inside := case when s.inside_day is not null then inside_told(b, s.inside_day, v_limit) end;
end $$;

revoke all on function undo_scan from public;
grant execute on function undo_scan to pravesh_tenant, pravesh_inspector, pravesh_admin;
