-- Writes in the audit that sign-ins to an account were blocked, and from where (an address in part). Nothing where there is no
-- such account (null). Whoever calls counts, so that it is told once (server/kernel/identity/login-limits.ts).
-- Locks: the audit's chain at the end.
create or replace function tell_blocked_login(
  p_organisation text, p_account text, p_from text, p_now timestamptz
) returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare v_name text; v_entry text := audit_id();
begin
  select a.name into v_name from account a where a.organisation_id = p_organisation and a.id = p_account;
  if not found then return; end if;
  insert into audit_entry (organisation_id, id, created_at, account_id, account_name, role, noun, record_id, record_name, action, changes)
  values (p_organisation, v_entry, p_now, null, '', 'system', 'login', p_account, v_name, 'added',
    jsonb_build_object('address', jsonb_build_object('from', null, 'to', p_from)));
end $$;

revoke all on function tell_blocked_login from public;
grant execute on function tell_blocked_login to pravesh_app;
