-- Writes a scan as it will most likely end: p_result null is an admission, which is taken afterwards. False where the same scan is kept.
-- Locks: the scan's key.
create or replace function keep_scan(p_organisation text, ask asked_scan, ticket booking, p_booking text, p_result text) returns boolean
language plpgsql set search_path = public, pg_temp as $$
begin
  insert into scan (organisation_id, scan_id, booking_id, park_id, result, first_scanned_at, first_gate, gate, device_id, account_id,
    scanned_at, received_at)
  values (p_organisation, ask.scan, p_booking,
    coalesce(ask.park, ticket.park_id, nullif(current_setting('app.post', true), '')), coalesce(p_result, 'admitted'),
    case when p_result is null then ask.at else ticket.admitted_at end, case when p_result is null then ask.gate else ticket.admitted_gate end,
    ask.gate, ask.device, ask.account, ask.at, ask.now)
  on conflict (organisation_id, scan_id) do nothing;
  return found;
end $$;

revoke all on function keep_scan from public;
grant execute on function keep_scan to pravesh_tenant, pravesh_inspector, pravesh_admin;
