-- Id of an audit entry, in the form of ids without an organisation: 26 characters, 130 random bits.
-- Locks: none.
create or replace function audit_id() returns text language sql volatile as $$
  select string_agg(substr('0123456789abcdefghjkmnpqrstvwxyz', (get_byte(random, at) & 31) + 1, 1), '')
  from (select uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()) as random) chance,
    generate_series(0, 27) at where at not in (6, 22) -- those two bytes of a UUID are not random enough
$$;

revoke all on function audit_id from public;
