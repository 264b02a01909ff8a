-- The first day after a day that is no day off of the clinic, the branch or the doctor; null if there is none in a year.
-- Volatile, so that Citus runs it where the organisation is, beside what the transaction has written there.
-- Locks: none.
create or replace function next_open_day(p_organisation text, p_queue text, p_doctor text, p_day date) returns date
language plpgsql volatile security definer set search_path = public, pg_temp as $$
begin
  return (select p_day + ahead from generate_series(1, 366) as ahead
    where who_is_off(p_organisation, p_queue, p_doctor, p_day + ahead) is null limit 1);
end $$;

revoke all on function next_open_day from public;
grant execute on function next_open_day to pravesh_system;
