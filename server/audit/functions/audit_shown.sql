-- Masks a value for the audit: mobile numbers keep the last four digits, e-mail addresses the first letter.
-- Locks: none.
create or replace function audit_shown(p_value jsonb) returns jsonb language plpgsql immutable as $$
begin
  return case jsonb_typeof(p_value)
    when 'string' then to_jsonb(regexp_replace(regexp_replace(p_value #>> '{}', '[0-9]{6,15}([0-9]{4})', '••••••\1', 'g'),
      '([A-Za-z0-9])[A-Za-z0-9._%+-]*@', '\1•••@', 'g'))
    when 'array' then (select jsonb_agg(audit_shown(e)) from jsonb_array_elements(p_value) e)
    when 'object' then (select jsonb_object_agg(k, audit_shown(v)) from jsonb_each(p_value) o (k, v))
    else p_value end;
end $$;

revoke all on function audit_shown from public;
