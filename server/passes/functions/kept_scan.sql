-- Answers a scan that was sent before as it was answered then; `conflict` where it was sent with another ticket.
-- Locks: none.
create or replace function kept_scan(p_organisation text, ask asked_scan, ticket booking, p_booking text, p_park_name text) returns jsonb
language plpgsql set search_path = public, pg_temp as $$
declare v_kept scan;
begin
  select * into v_kept from scan
  where organisation_id = p_organisation and scan_id = ask.scan;
  if v_kept.scan_id is null or v_kept.booking_id is not null and v_kept.booking_id is distinct from p_booking then
    return jsonb_build_object('conflict', true);
  elsif ticket.id is null or v_kept.booking_id is null then
    return jsonb_build_object('result', v_kept.result, 'parkName', case when p_booking is not null then p_park_name end);
  end if;
  -- Read again: the first sender of the same scan may have finished since.
  select * into ticket from booking where organisation_id = p_organisation and id = v_kept.booking_id;
  return jsonb_build_object('result', v_kept.result, 'ticket', ticket_at_gate(ticket), 'firstScannedAt', v_kept.first_scanned_at,
    'firstGate', v_kept.first_gate);
end $$;

revoke all on function kept_scan from public;
grant execute on function kept_scan to pravesh_tenant, pravesh_inspector, pravesh_admin;
