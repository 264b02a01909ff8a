-- Replaces references to named records (park_id) by the name (park) within the organisation.
-- Locks: none.
create or replace function audit_named(p_organisation text, p_row jsonb) returns jsonb language plpgsql stable as $$
declare v_column text; v_table text; v_called text; v_name text;
begin
  for v_column in select k from jsonb_object_keys(p_row) k where k ~ '\w_id$' and k <> 'organisation_id' and p_row ->> k is not null loop
    v_table := case v_column when 'batch_id' then 'coaching_batch' else left(v_column, -3) end;
    v_called := case v_table when 'counter' then 'username' else 'name' end;
    continue when not exists (select from pg_attribute where attrelid = to_regclass('public.' || quote_ident(v_table)) and attname = v_called);
    execute format('select %I from %I where organisation_id = $1 and id = $2', v_called, v_table) into v_name using p_organisation, p_row ->> v_column;
    p_row := (p_row - v_column) || jsonb_build_object(v_table, v_name);
  end loop;
  return p_row;
end $$;

revoke all on function audit_named from public;
