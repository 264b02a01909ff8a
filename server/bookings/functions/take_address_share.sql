-- Takes people's places out of an address's share, for bookings that are or are not written yet; false when it has too few
-- left. The row decides, and whoever changes it keeps its lock, so its count is exact or too high; too high, it is counted
-- anew under that lock.
-- Locks: the share's row.
create or replace function take_address_share(
  p_organisation text, p_key text, p_bookings text[], p_people int, p_most float8, p_until timestamptz, p_now timestamptz
) returns boolean language plpgsql set search_path = public, pg_temp as $$
declare v_held int; v_left boolean;
begin
  update address_share s set held = s.held + p_people, until = greatest(s.until, p_until)
  where s.organisation_id = p_organisation and s.key = p_key and s.held + p_people <= p_most;
  if found then return true; end if;
  -- Locks the row whether or not it was there, and again if forget_addresses took it away meanwhile.
  insert into address_share as s (organisation_id, key, held, until) values (p_organisation, p_key, 0, p_until)
  on conflict (organisation_id, key) do update set until = greatest(s.until, excluded.until);
  v_held := address_holds(p_organisation, p_key, p_bookings, p_now);
  v_left := v_held + p_people <= p_most;
  update address_share s set held = v_held + case when v_left then p_people else 0 end, until = greatest(s.until, p_until)
  where s.organisation_id = p_organisation and s.key = p_key;
  return v_left;
end $$;

revoke all on function take_address_share from public;
