-- Whether the hours of a business day are over at an instant: by the end of its place less p_last_entry minutes; never without an end.
-- An end that is not after the beginning is one after midnight. The same as bookingEnd of the contract.
-- Locks: none.
create or replace function hours_over(p_opens text, p_closes text, p_last_entry int, p_day date, p_at timestamptz) returns boolean
language sql stable as $$
  select coalesce(p_at >= (
    -- 23:59, as late as a form can say, is midnight.
    (p_day + case when p_closes = '23:59' or p_closes <= coalesce(nullif(p_opens, ''), '00:00') then 1 else 0 end)::timestamp
    + case when p_closes = '23:59' then interval '0' else nullif(p_closes, '')::interval end - make_interval(mins => p_last_entry)
  ) at time zone 'Asia/Kolkata', false)
$$;

revoke all on function hours_over from public;
grant execute on function hours_over to pravesh_tenant, pravesh_inspector, pravesh_admin;
