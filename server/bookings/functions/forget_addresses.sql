-- Forgets up to p_most addresses of an organisation that count no longer, on bookings and as shares, and says of how many
-- bookings; what others have locked is left for the next time.
-- Locks: these bookings, these shares; it waits for nobody.
create or replace function forget_addresses(p_organisation text, p_most int, p_now timestamptz) returns int
language plpgsql security definer set search_path = public, pg_temp as $$
declare v_count int;
begin
  update booking set address_key = null where organisation_id = p_organisation and id in (
    select b.id from booking b where b.organisation_id = p_organisation and b.address_key is not null
      and not address_counts(b.status, b.hold_until, b.created_at, b.total_paise, b.payment_mode, p_now)
    order by b.id limit p_most for update skip locked);
  get diagnostics v_count = row_count;
  delete from address_share where organisation_id = p_organisation and key in (
    select s.key from address_share s where s.organisation_id = p_organisation and s.until <= p_now
    order by s.key limit p_most for update skip locked);
  return v_count;
end $$;

revoke all on function forget_addresses from public;
grant execute on function forget_addresses to pravesh_system;
