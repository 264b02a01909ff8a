-- Writes down that an account ended sessions, under the name of whoever is acting (write_sign_out). A function of its own, run
-- where the organisation is: on Citus a transaction writes the rows of an organisation under one role. Refused for another
-- account than the one that acts, and for another organisation than that of the scope.
-- Locks: the chain, at the end.
create or replace function note_sign_out(p_organisation text, p_account text, p_role text, p_at timestamptz) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare v_name text := coalesce(current_setting('app.account_name', true), ''); v_entry text := audit_id();
begin
  if p_account is distinct from current_account() or p_organisation <> coalesce(current_organisation(), p_organisation) then
    raise exception 'an account writes down for itself alone that it ended sessions' using errcode = 'insufficient_privilege';
  end if;
  insert into audit_entry (organisation_id, id, created_at, account_id, account_name, role, noun, record_id, record_name, action, changes)
  values (p_organisation, v_entry, p_at, p_account, v_name, p_role, 'session', p_account, v_name, 'removed', '{}');
end $$;

revoke all on function note_sign_out from public;
grant execute on function note_sign_out to pravesh_tenant, pravesh_inspector, pravesh_counter, pravesh_admin, pravesh_system;
