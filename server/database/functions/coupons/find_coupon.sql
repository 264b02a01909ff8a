-- The live coupon of an organisation with a code, and how often it is used: "used" leaves out what is over. A code that is not
-- there counts one at the limit of guesses; "guesses" is what was counted, this one included, and a code that is there gets
-- its guess back.
-- Locks: the counter of guesses, so that a burst of them cannot slip through.
create or replace function find_coupon(
  p_organisation text, p_code text, p_mobile text, p_limit_key text, p_window timestamptz, p_now timestamptz,
  out guesses int, out coupon jsonb, out used int, out used_by_mobile int, out unpaid_by_mobile int
) language plpgsql security definer set search_path = public, pg_temp as $$
begin
  guesses := rate_hit(p_limit_key, p_window, 1);
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
  if coupon is not null then perform rate_hit(p_limit_key, p_window, -1); end if;
end $$;

revoke all on function find_coupon from public;
grant execute on function find_coupon to pravesh_app;
