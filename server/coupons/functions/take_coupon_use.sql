-- Takes a use for a booking, and reclaims expired ones if need be; false when none is left, or the coupon is not the one that was
-- priced (p_version; null: any).
-- Locks: coupon: what is counted from there on is exact.
create or replace function take_coupon_use(
  p_organisation text, p_coupon text, p_version int, p_booking text, p_mobile text, p_now timestamptz
) returns boolean language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform 1 from coupon where organisation_id = p_organisation and id = p_coupon for no key update; -- what is counted from here on is exact
  if add_coupon_use(p_organisation, p_coupon, p_version, p_booking, p_mobile) then return true; end if;
  if release_coupon_uses(p_organisation, p_coupon, p_now) = 0 then return false; end if;
  return add_coupon_use(p_organisation, p_coupon, p_version, p_booking, p_mobile);
end $$;

revoke all on function take_coupon_use from public;
