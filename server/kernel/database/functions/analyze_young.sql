-- Tells the planner of each table that has got a thousand rows and was never counted: autovacuum comes after a minute or two,
-- and until then it takes such a table for empty. Answers how many there were.
-- Runs as the owner, for nobody else may analyze a table.
-- Locks: each such table as a vacuum does, which keeps neither readers nor writers; whoever finds another at it does nothing.
create or replace function analyze_young() returns int
language plpgsql security definer set search_path = public, pg_temp as $$
declare v_table regclass; v_told int := 0;
begin
  if not pg_try_advisory_xact_lock(hashtext('analyze_young')) then return 0; end if;
  for v_table in
    select relid from pg_stat_user_tables
    where schemaname = 'public' and last_analyze is null and last_autoanalyze is null and n_mod_since_analyze >= 1000
  loop
    execute format('analyze %s', v_table);
    v_told := v_told + 1;
  end loop;
  return v_told;
end $$;

revoke all on function analyze_young from public;
grant execute on function analyze_young to pravesh_app;
