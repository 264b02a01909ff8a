-- Gives back what a refund pays for, once, from the moment the gateway takes it: all that is left of a booking is void,
-- or some lines of a ticket leave it with their price, their share of the discount and their places. Nothing where another
-- attempt paid for the booking, or where it is void already.
-- Locks: day, booking, refund.
create or replace function give_back(p_organisation text, p_refund text) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare r payment_refund; b booking; v_lines int; v_price int;
begin
  select * into r from payment_refund where organisation_id = p_organisation and id = p_refund;
  if r.items is null then perform void_refunded(p_organisation, r.attempt_id); end if;
  select * into b from booking where organisation_id = p_organisation and id = r.booking_id;
  perform 1 from park_day where organisation_id = p_organisation and park_id = b.park_id and visit_date = b.visit_date for update;
  select * into b from booking where organisation_id = p_organisation and id = r.booking_id for update;
  update payment_refund set given = true where organisation_id = p_organisation and id = p_refund and not given;
  if not found or r.items is null or b.status <> 'paid' or b.paid_attempt_id is distinct from r.attempt_id then return; end if;
  with back as (
    select category, quantity, price_paise from payment_refund_line where organisation_id = p_organisation and refund_id = p_refund
  ), emptied as (
    delete from booking_line l using back
    where l.organisation_id = p_organisation and l.booking_id = b.id and l.category = back.category and l.quantity = back.quantity returning 1
  ), lessened as (
    update booking_line l set quantity = l.quantity - back.quantity from back
    where l.organisation_id = p_organisation and l.booking_id = b.id and l.category = back.category and l.quantity > back.quantity returning 1
  )
  select (select count(*) from back) - (select count(*) from emptied) - (select count(*) from lessened),
    (select sum(price_paise * quantity) from back) into v_lines, v_price;
  if v_lines <> 0 then raise exception 'refund % gives back more than its booking has', p_refund; end if;
  update booking set people = people - r.people, places_held = places_held and people > r.people,
    original_paise = original_paise - v_price, discount_paise = discount_paise - (v_price - r.amount_paise), total_paise = total_paise - r.amount_paise
  where organisation_id = p_organisation and id = b.id;
  update park_day set taken = taken - r.people, slots = plus_slot(slots, b.slot, -r.people)
  where organisation_id = p_organisation and park_id = b.park_id and visit_date = b.visit_date and b.places_held;
end $$;

revoke all on function give_back from public;
grant execute on function give_back to pravesh_system;
