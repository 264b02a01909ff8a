-- Writes down that the admin who acts looks at the console of an organisation (decision 0090): the owner sees it in Activity.
-- Answers whether there is such an organisation.
-- Locks: the chain, at the end.
create or replace function note_look(p_organisation text, p_at timestamptz) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare v_name text; v_entry text := audit_id();
begin
  select name into v_name from organisation where id = p_organisation and kind <> 'admin';
  if not found then return false; end if;
  insert into audit_entry (organisation_id, id, created_at, account_id, account_name, role, noun, record_id, record_name, action, changes)
  values (p_organisation, v_entry, p_at, current_setting('app.account'), coalesce(current_setting('app.account_name', true), ''), 'admin',
    'look', p_organisation, v_name, 'added', '{}');
  return true;
end $$;

revoke all on function note_look from public;
grant execute on function note_look to pravesh_admin;
