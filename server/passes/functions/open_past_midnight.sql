-- True if the previous day is still open at a park: it closes after midnight, and later than p_at. The same as
-- visitDaysAt of the contract.
-- Locks: none.
create or replace function open_past_midnight(p_organisation text, p_park text, p_at timestamptz) returns boolean
language plpgsql stable set search_path = public, pg_temp as $$
begin
  return exists (select from park p where p.organisation_id = p_organisation and p.id = p_park
    -- 23:59, as late as a form can say, is midnight.
    and p.closes_at <= coalesce(nullif(p.opens_at, ''), '00:00') and p.closes_at <> '23:59'
    and to_char(p_at at time zone 'Asia/Kolkata', 'HH24:MI') < p.closes_at);
end $$;

revoke all on function open_past_midnight from public;
grant execute on function open_past_midnight to pravesh_tenant, pravesh_inspector, pravesh_admin;
