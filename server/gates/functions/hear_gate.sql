-- Stores the reported state of a phone. Its row belongs to its key; without one, to its park.
-- p_state: { device, key, gate, battery, charging, waiting, pace, counts, lately, leaves }.
-- Outcomes: { taken: true }, with nothing written, for a name of another phone; else { lock }, as gate_lock answers it, and
-- { name }, which the owner gave this gate.
-- Locks: the row of the phone.
create or replace function hear_gate(p_organisation text, p_park text, p_person text, p_session text, p_state jsonb, p_now timestamptz) returns jsonb
language plpgsql security definer set search_path = public, pg_temp as $$
declare s record; v_lock jsonb; v_name text;
begin
  if p_organisation <> coalesce(current_organisation(), p_organisation) then return jsonb_build_object('taken', true); end if;
  select * into s from jsonb_to_record(p_state)
    as f (device text, key text, gate text, battery int, charging boolean, waiting int, pace int, counts jsonb, lately jsonb,
      leaves boolean);
  insert into gate_device as g (organisation_id, device_id, key_hash, park_id, person, session_hash, gate, battery, charging, waiting, pace, counts, lately,
    seen_at, left_at)
  values (p_organisation, s.device, s.key, p_park, p_person, p_session, s.gate, s.battery, s.charging, s.waiting, s.pace, s.counts,
    s.lately, p_now, case when s.leaves then p_now end)
  on conflict (organisation_id, device_id) do update set
    key_hash = excluded.key_hash, park_id = excluded.park_id, person = excluded.person, session_hash = excluded.session_hash, gate = excluded.gate,
    battery = excluded.battery, charging = excluded.charging, waiting = excluded.waiting, pace = excluded.pace, counts = excluded.counts,
    lately = excluded.lately, seen_at = excluded.seen_at, left_at = excluded.left_at
  where g.key_hash = excluded.key_hash or g.key_hash is null and g.park_id is not distinct from excluded.park_id
  returning given_name into v_name;
  if not found then return jsonb_build_object('taken', true); end if;
  v_lock := speak_as_gate(p_organisation, s.device, p_session, p_now, p_now);
  return jsonb_build_object('lock', v_lock, 'name', v_name);
end $$;

revoke all on function hear_gate from public;
grant execute on function hear_gate to pravesh_tenant, pravesh_inspector, pravesh_admin;
