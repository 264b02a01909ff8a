-- The live coupon of an organisation with a code, and how often it is used: "used" leaves out uses whose hold has expired. The
-- caller counts guesses (findCoupon in server/coupons/repository.ts).
-- Locks: none.
create or replace function find_coupon(
  p_organisation text, p_code text, p_mobile text, p_now timestamptz,
  out coupon jsonb, out used int, out used_by_mobile int, out unpaid_by_mobile int
) language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  select to_jsonb(c),
    c.used - case when c.used >= c.max_uses then (
      select count(*) from booking b where b.organisation_id = p_organisation and b.coupon_id = c.id and b.coupon_held
        and b.status in ('pending', 'failed', 'aborted') and coalesce(b.hold_until, '-infinity') <= p_now) else 0 end,
    mine.used, mine.unpaid
  into coupon, used, used_by_mobile, unpaid_by_mobile
  from coupon c, lateral (select count(*) as used, count(*) filter (where b.hold_until > p_now) as unpaid from booking b
    where b.organisation_id = p_organisation and b.coupon_id = c.id and b.mobile = p_mobile and b.coupon_held
      and not (b.status in ('pending', 'failed', 'aborted') and coalesce(b.hold_until, '-infinity') <= p_now)) mine
  where c.organisation_id = p_organisation and c.code = p_code and c.deleted_at is null;
end $$;

revoke all on function find_coupon from public;
grant execute on function find_coupon to pravesh_app;
