-- Notes that what is counted of these days of an organisation has changed. A day that is not to be counted yet needs no note:
-- whoever makes its row waits for all that changed it before (begin_count).
-- Locks: shared, the counting of each day (`count:`): whoever holds one alone waits for nothing else.
create or replace function day_changed(p_organisation text, p_days date[]) returns void
language plpgsql set search_path = public, pg_temp as $$
declare v_days date[]; v_day date; v_locked date;
begin
  foreach v_day in array p_days loop
    if v_day is distinct from v_locked then
      -- Assigned, the lock costs no statement of its own.
      v_locked := case when pg_advisory_xact_lock_shared(hashtextextended('count:' || p_organisation || v_day, 0)) is not null then v_day end;
    end if;
  end loop;
  -- A separate statement, to see days that were inserted before it had the locks.
  select array_agg(day) into v_days from counted_day where organisation_id = p_organisation and day = any (p_days);
  if v_days is not null then
    insert into day_change (organisation_id, day) select p_organisation, d.day from unnest(v_days) as d (day);
  end if;
end $$;

revoke all on function day_changed from public;
grant execute on function day_changed to pravesh_system;
