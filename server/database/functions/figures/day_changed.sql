-- Notes that what is counted of these days of an organisation has changed. A day that is not to be counted yet needs no note:
-- whoever makes its row waits for all that changed it before (begin_count).
-- Locks: shared, the counting of each day (`count:`), in order.
create or replace function day_changed(p_organisation text, p_days date[]) returns void
language plpgsql set search_path = public, pg_temp as $$
declare v_day date;
begin
  for v_day in select distinct d from unnest(p_days) as d where d is not null order by d loop
    perform pg_advisory_xact_lock_shared(hashtextextended('count:' || p_organisation || v_day, 0));
    insert into day_change (organisation_id, day)
    select p_organisation, v_day from counted_day where organisation_id = p_organisation and day = v_day;
  end loop;
end $$;

revoke all on function day_changed from public;
grant execute on function day_changed to pravesh_system;
