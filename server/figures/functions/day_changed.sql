-- Notes that what is counted of these days of an organisation has changed. A day that is not to be counted yet needs no note:
-- whoever makes its row waits for all that changed it before (begin_count).
-- Locks: shared, the counting of each day (`count:`), in order.
create or replace function day_changed(p_organisation text, p_days date[]) returns void
language plpgsql set search_path = public, pg_temp as $$
declare v_days date[];
begin
  perform pg_advisory_xact_lock_shared(hashtextextended('count:' || p_organisation || y.day, 0))
  from (select distinct d as day from unnest(p_days) as d where d is not null order by d) y;
  -- A statement of its own: it sees the days that were made before it had the locks.
  select array_agg(day) into v_days from counted_day where organisation_id = p_organisation and day = any (p_days);
  if v_days is not null then
    insert into day_change (organisation_id, day) select p_organisation, d.day from unnest(v_days) as d (day);
  end if;
end $$;

revoke all on function day_changed from public;
grant execute on function day_changed to pravesh_system;
