-- Takes the locks of those who ask to book, and answers the asks that have all of theirs. One alone waits for them, as long as its
-- connection has patience; in a batch none waits: a request that does not get its locks at once is left out. p_asked: an array of
-- { key, offering, mobile }; other fields are returned unchanged.
-- Locks: keys, offerings shared, mobiles at them.
create or replace function lock_asks(p_asked jsonb) returns jsonb language plpgsql volatile set search_path = public, pg_temp as $$
begin
  if jsonb_array_length(p_asked) > 1 then
    return (select jsonb_agg(a) from jsonb_array_elements(p_asked) a
      where (a ->> 'key' is null or pg_try_advisory_xact_lock(hashtextextended('key:' || (a ->> 'key'), 0)))
        and pg_try_advisory_xact_lock_shared(offering_lock(a ->> 'offering'))
        and pg_try_advisory_xact_lock(hashtextextended('mobile:' || (a ->> 'offering') || (a ->> 'mobile'), 0)));
  end if;
  perform pg_advisory_xact_lock(hashtextextended('key:' || a.key, 0)), -- none without a key
    pg_advisory_xact_lock_shared(offering_lock(a.offering)),
    pg_advisory_xact_lock(hashtextextended('mobile:' || a.offering || a.mobile, 0))
  from jsonb_to_recordset(p_asked) as a (key text, offering text, mobile text);
  return p_asked;
end $$;

revoke all on function lock_asks from public;
