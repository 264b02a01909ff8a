-- Trigger of every privileged table: writes who changed what, and when, in the transaction of the change (decision 0011). Who and
-- when are the settings of the scope; without them it was the system. The arguments are its noun, and the fields that a record may be
-- called by; the first one filled counts. A hidden record is a removed one.
-- Locks: the chain, at the end (seal_audit_entry).
create or replace function write_audit() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_old jsonb := case when tg_op <> 'INSERT' then audit_named(to_jsonb(old)) end;
  v_new jsonb := case when tg_op <> 'DELETE' then audit_named(to_jsonb(new)) end;
  v_row jsonb := coalesce(v_new, v_old);
  v_id text := coalesce(to_jsonb(new) ->> 'id', to_jsonb(old) ->> 'id', to_jsonb(new) ->> 'clinic_id', to_jsonb(old) ->> 'clinic_id',
    to_jsonb(new) ->> 'account_id');
  v_was boolean := coalesce(v_old ->> 'deleted_at', v_old ->> 'retired_at') is not null;
  v_gone boolean := coalesce(v_new ->> 'deleted_at', v_new ->> 'retired_at') is not null;
  v_action text := case when tg_op = 'INSERT' then 'added' when tg_op = 'DELETE' or v_gone and not v_was then 'removed' else 'changed' end;
  v_changes jsonb := audit_changes(v_old, v_new);
  v_account text := nullif(current_setting('app.account', true), '');
  v_role text := coalesce(nullif(current_setting('app.role', true), ''), 'system');
begin
  if v_action = 'changed' and v_changes = '{}' or v_action = 'added' and v_gone then return null; end if;
  insert into audit_entry (id, organisation_id, created_at, account_id, account_name, role, noun, record_id, record_name, action, changes)
  values (
    (select string_agg(substr('0123456789abcdefghjkmnpqrstvwxyz', (get_byte(random, at) & 31) + 1, 1), '')
      from (select uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()) as random) chance,
        generate_series(0, 27) at where at not in (6, 22)), -- those two bytes of a UUID are not random enough
    coalesce(v_row ->> 'organisation_id', case when tg_argv[0] in ('organisation', 'password-link') then coalesce(
      (select organisation_id from inspector where id = v_id), (select organisation_id from counter where id = v_id), v_id) end),
    coalesce(nullif(current_setting('app.at', true), '')::timestamptz,
      case when tg_op = 'INSERT' then (v_row ->> 'created_at')::timestamptz end, now()),
    v_account,
    coalesce((select person_name from organisation where id = v_account), (select name from inspector where id = v_account),
      (select username from counter where id = v_account), ''),
    v_role,
    tg_argv[0],
    v_id,
    coalesce((select audit_shown(v_row -> field) #>> '{}' from unnest(string_to_array(tg_argv[1], ' ')) field
      where v_row ->> field is not null limit 1), ''),
    v_action,
    v_changes);
  return null;
end $$;

revoke all on function write_audit from public;
