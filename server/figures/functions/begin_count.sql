-- Inserts the row of a day to be counted. Later changes of the day note it there; earlier ones are waited for. Runs in
-- its own transaction before the count.
-- Locks: the counting of the day (`count:`), alone.
create or replace function begin_count(p_organisation text, p_day date) returns void
language plpgsql set search_path = public, pg_temp as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('count:' || p_organisation || p_day, 0));
  insert into counted_day (organisation_id, day) values (p_organisation, p_day) on conflict do nothing;
end $$;

revoke all on function begin_count from public;
grant execute on function begin_count to pravesh_system;
