-- The counter of a branch with the fewest people waiting; null where there is none.
-- Locks: none.
create or replace function idlest_counter(p_organisation text, p_branch text, p_day date) returns text
language plpgsql stable set search_path = public, pg_temp as $$
begin
  return (select c.id from open_counters(p_organisation, p_branch, p_day) c order by c.waiting, c.counter_number, c.id limit 1);
end $$;

revoke all on function idlest_counter from public;
