-- People for whom an address (p_key) holds places, without the bookings p_except.
-- Locks: none.
create or replace function address_holds(p_organisation text, p_key text, p_except text[], p_now timestamptz) returns int
language plpgsql volatile set search_path = public, pg_temp as $$
declare v_people int;
begin
  select coalesce(sum(b.people), 0) into v_people from booking b
  where b.organisation_id = p_organisation and b.address_key = p_key and b.id <> all (p_except)
    and address_counts(b.status, b.hold_until, b.created_at, b.total_paise, b.payment_mode, p_now);
  return v_people;
end $$;

revoke all on function address_holds from public;
