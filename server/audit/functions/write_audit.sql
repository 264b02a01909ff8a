-- Trigger of every privileged table: writes who changed what, and when, in the transaction of the change (decision 0011). Who and
-- when are the settings of the scope; without them it was the system. The arguments are its noun, and the fields that a record may be
-- called by; the first one filled counts. A hidden record is a removed one. It reads and writes rows of the record's own
-- organisation alone.
-- Locks: the chain, at the end (seal_audit_entry).
create or replace function write_audit() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_noun text := tg_argv[0];
  v_record jsonb := coalesce(to_jsonb(new), to_jsonb(old));
  v_id text := coalesce(v_record ->> 'id', v_record ->> 'clinic_id', v_record ->> 'account_id', v_record ->> 'booking_id');
  -- '' for what belongs to no organisation.
  v_organisation text := coalesce(v_record ->> 'organisation_id', case when v_noun = 'organisation' then v_id else '' end);
  v_old jsonb := case when tg_op <> 'INSERT' then audit_named(v_organisation, to_jsonb(old)) end;
  v_new jsonb := case when tg_op <> 'DELETE' then audit_named(v_organisation, to_jsonb(new)) end;
  v_row jsonb := coalesce(v_new, v_old);
  v_was boolean := coalesce(v_old ->> 'deleted_at', v_old ->> 'retired_at') is not null;
  v_gone boolean := coalesce(v_new ->> 'deleted_at', v_new ->> 'retired_at') is not null;
  v_action text := case when tg_op = 'INSERT' then 'added' when tg_op = 'DELETE' or v_gone and not v_was then 'removed' else 'changed' end;
  v_changes jsonb := audit_changes(v_old, v_new);
  v_account text := nullif(current_setting('app.account', true), '');
  v_account_name text := coalesce(current_setting('app.account_name', true), '');
  v_role text := coalesce(nullif(current_setting('app.role', true), ''), 'system');
  v_at timestamptz := coalesce(nullif(current_setting('app.at', true), '')::timestamptz,
    case when tg_op = 'INSERT' then (v_row ->> 'created_at')::timestamptz end, now());
  v_entry text := audit_id();
  v_name text;
begin
  if v_action = 'changed' and v_changes = '{}' or v_action = 'added' and v_gone then return null; end if;
  select audit_shown(v_row -> field) #>> '{}' into v_name
  from unnest(string_to_array(tg_argv[1], ' ')) field where v_row ->> field is not null limit 1;
  v_name := coalesce(v_name, '');
  insert into audit_entry (organisation_id, id, created_at, account_id, account_name, role, noun, record_id, record_name, action, changes)
  values (v_organisation, v_entry, v_at, v_account, v_account_name, v_role, v_noun, v_id, v_name, v_action, v_changes);
  return null;
end $$;

revoke all on function write_audit from public;
