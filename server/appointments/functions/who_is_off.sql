-- Name of the clinic, branch or doctor that takes nobody on a day, because it is closed or on leave; null if all take
-- tokens.
-- Locks: none.
create or replace function who_is_off(p_organisation text, p_queue text, p_doctor text, p_day date) returns text
language plpgsql stable set search_path = public, pg_temp as $$
declare v_day text := to_char(p_day, 'YYYY-MM-DD');
begin
  return coalesce(
    (select name from clinic where organisation_id = p_organisation and id = p_queue and v_day = any (days_off)),
    (select name from branch where organisation_id = p_organisation and id = p_queue and v_day = any (days_off)),
    (select name from doctor where organisation_id = p_organisation and id = p_doctor and v_day = any (days_off)));
end $$;

revoke all on function who_is_off from public;
