-- The answer for a ticket that this gate sees.
-- Locks: none.
create or replace function scanned_ticket(p_result text, ticket booking) returns jsonb language plpgsql stable set search_path = public, pg_temp as $$
begin
  return jsonb_build_object('result', p_result, 'ticket', ticket_at_gate(ticket), 'firstScannedAt', ticket.admitted_at,
    'firstGate', ticket.admitted_gate);
end $$;

revoke all on function scanned_ticket from public;
grant execute on function scanned_ticket to pravesh_tenant, pravesh_inspector, pravesh_admin;
