-- Takes a use of its coupon for each ticket that is written with one. Raises PV002 where it changed or its last use went.
-- Locks: the coupons, in order.
create or replace function take_coupons(p_organisation text, p_tickets judged_ticket[]) returns void
language plpgsql set search_path = public, pg_temp as $$
declare ticket record;
begin
  for ticket in
    select id, coupon, coupon_version, mobile, now from unnest(p_tickets)
    where outcome = 'booked' and coupon is not null order by coupon, n
  loop
    if not take_coupon_use(p_organisation, ticket.coupon, ticket.coupon_version, ticket.id, ticket.mobile, ticket.now) then
      raise exception 'the coupon went meanwhile' using errcode = 'PV002';
    end if;
  end loop;
end $$;

revoke all on function take_coupons from public;
