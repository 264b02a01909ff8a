-- A ticket for a gate: without mobile number and browser. `people`: how many it lets in.
-- Locks: none.
create or replace function ticket_at_gate(b booking) returns jsonb language plpgsql stable set search_path = public, pg_temp as $$
begin
  return jsonb_build_object(
    'id', b.id, 'organisationId', b.organisation_id, 'parkId', b.park_id, 'total', b.total_paise, 'original', b.original_paise,
    'discount', b.discount_paise, 'couponCode', b.coupon_code, 'visitDate', b.visit_date, 'slot', b.slot, 'slotUntil', b.slot_until,
    'people', b.people,
    'createdAt', b.created_at, 'status', b.status, 'gateway', b.gateway, 'admitted', b.admitted_at is not null,
    'admittedAt', b.admitted_at, 'admittedGate', b.admitted_gate, 'expiresAt', b.hold_until, 'voided', b.voided,
    'parkName', (select p.name from park p where p.organisation_id = b.organisation_id and p.id = b.park_id),
    'lines', (
      select coalesce(jsonb_agg(jsonb_build_object('category', l.category, 'label', l.label, 'price', l.price_paise,
        'quantity', l.quantity, 'amount', l.price_paise * l.quantity)), '[]')
      from booking_line l where l.organisation_id = b.organisation_id and l.booking_id = b.id));
end $$;

revoke all on function ticket_at_gate from public;
grant execute on function ticket_at_gate to pravesh_tenant, pravesh_inspector, pravesh_admin;
