-- People for whom an address (p_key) holds places, without the booking p_except.
-- Locks: none.
create or replace function address_holds(p_organisation text, p_key text, p_except text, p_now timestamptz) returns int
language sql volatile set search_path = public, pg_temp as $$
  select coalesce(sum(b.people), 0)::int
  from booking b
  where b.organisation_id = p_organisation and b.address_key = p_key and b.id <> p_except and address_counts(b, p_now)
$$;

revoke all on function address_holds from public;
