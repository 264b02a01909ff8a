-- Counts a booking's use, if one is left in all and for its mobile.
-- Locks: the coupon, which the caller has.
create or replace function add_coupon_use(p_organisation text, p_coupon text, p_version int, p_booking text, p_mobile text) returns boolean
language plpgsql set search_path = public, pg_temp as $$
begin
  update coupon c set used = c.used + 1
  where c.organisation_id = p_organisation and c.id = p_coupon and c.version = coalesce(p_version, c.version) and c.active and c.deleted_at is null
    and (c.max_uses is null or c.used < c.max_uses)
    and (select count(*) from booking b
      where b.organisation_id = p_organisation and b.coupon_id = c.id and b.mobile = p_mobile and b.coupon_held and b.id <> p_booking)
      < c.max_uses_per_mobile;
  return found;
end $$;

revoke all on function add_coupon_use from public;
