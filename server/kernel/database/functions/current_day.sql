-- The business day of the request, by the clock of the server: a day in Asia/Kolkata.
-- Locks: none.
create or replace function current_day() returns date language sql stable
as $$ select (nullif(current_setting('app.at', true), '')::timestamptz at time zone 'Asia/Kolkata')::date $$;

revoke all on function current_day from public;
grant execute on function current_day to pravesh_tenant, pravesh_inspector, pravesh_counter;
