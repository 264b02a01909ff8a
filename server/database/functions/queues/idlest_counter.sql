-- The counter of a branch with the fewest people waiting; null where there is none.
-- Locks: none.
create or replace function idlest_counter(p_organisation text, p_branch text, p_day date) returns text
language sql stable set search_path = public, pg_temp as $$
  select c.id from counter c
  where c.organisation_id = p_organisation and c.branch_id = p_branch and c.active and c.deleted_at is null
  order by (select count(*) from token t
      where t.organisation_id = p_organisation and t.counter_id = c.id and t.day = p_day and t.state in ('booked', 'called')),
    c.counter_number, c.id
  limit 1
$$;

revoke all on function idlest_counter from public;
