-- The counters of a branch, and how many wait at each.
-- Locks: none.
create or replace function open_counters(p_organisation text, p_branch text, p_day date)
returns table (id text, counter_number text, waiting bigint) language plpgsql stable as $$
#variable_conflict use_column
begin
  return query select c.id, c.counter_number, (select count(*) from token t
    where t.organisation_id = p_organisation and t.counter_id = c.id and t.day = p_day and t.state in ('booked', 'called'))
  from counter c
  where c.organisation_id = p_organisation and c.branch_id = p_branch and c.active and c.deleted_at is null;
end $$;

revoke all on function open_counters from public;
