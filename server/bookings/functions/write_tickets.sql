-- Writes the bookings and lines of the tickets that are booked.
-- Locks: the new bookings.
create or replace function write_tickets(p_organisation text, p_tickets judged_ticket[]) returns void
language plpgsql set search_path = public, pg_temp as $$
begin
  insert into booking (id, kind, organisation_id, park_id, mobile, visit_date, slot, slot_until, people, status, original_paise,
    discount_paise, total_paise, coupon_id, coupon_code, coupon_held, gateway, hold_until, first_hold_until, places_held, paid_at,
    user_agent, idempotency_key, request_hash, address_key, created_at)
  select id, 'park-ticket', p_organisation, offering, mobile, date, slot, slot_until, people,
    case when hold is null then 'paid' else 'pending' end, original, discount, original - discount, coupon, code, coupon is not null,
    gateway, hold, hold, counted, case when hold is null then now end, agent, key, request, share, now
  from unnest(p_tickets) where outcome = 'booked';
  insert into booking_line (booking_id, organisation_id, category, label, price_paise, quantity)
  select ticket.id, p_organisation, line.category, line.label, line.price, line.quantity
  from unnest(p_tickets) ticket,
    jsonb_to_recordset(ticket.lines) as line (category text, label text, price int, quantity int)
  where ticket.outcome = 'booked';
end $$;

revoke all on function write_tickets from public;
