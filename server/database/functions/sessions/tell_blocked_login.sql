-- Writes in the audit that sign-ins to an account were blocked, and from where (an address in part): once a key and window,
-- however many more tries there are and whatever number of processes. Nothing where there is no such account (null).
-- Locks: the counter of the key; the audit's chain at the end.
create or replace function tell_blocked_login(p_account text, p_key text, p_window timestamptz, p_from text, p_now timestamptz) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if rate_hit(p_key, p_window, 1) > 1 then return; end if;
  insert into audit_entry (id, organisation_id, created_at, account_id, account_name, role, noun, record_id, record_name, action, changes)
  select
    (select string_agg(substr('0123456789abcdefghjkmnpqrstvwxyz', (get_byte(random, at) & 31) + 1, 1), '')
      from (select uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()) as random) chance,
        generate_series(0, 27) at where at not in (6, 22)), -- those two bytes of a UUID are not random enough
    coalesce((select organisation_id from inspector where id = a.id), (select organisation_id from counter where id = a.id), a.id),
    p_now, null, '', 'system', 'login', a.id, a.name, 'added', jsonb_build_object('address', jsonb_build_object('from', null, 'to', p_from))
  from account a where a.id = p_account;
end $$;

revoke all on function tell_blocked_login from public;
grant execute on function tell_blocked_login to pravesh_app;
