-- Records and answers a scan whose ticket another gate has admitted, or was refunded, during the scan.
-- Locks: the scan's row.
create or replace function late_scan(p_organisation text, ask asked_scan, p_booking text) returns jsonb
language plpgsql set search_path = public, pg_temp as $$
declare ticket booking; v_result text;
begin
  select * into ticket from booking where organisation_id = p_organisation and id = p_booking;
  v_result := coalesce(refusal_at_gate(ticket, ask.park, ask.day, ask.at), 'already_scanned');
  update scan set result = v_result, first_scanned_at = ticket.admitted_at, first_gate = ticket.admitted_gate
  where organisation_id = p_organisation and scan_id = ask.scan;
  return scanned_ticket(v_result, ticket);
end $$;

revoke all on function late_scan from public;
grant execute on function late_scan to pravesh_tenant, pravesh_inspector, pravesh_admin;
