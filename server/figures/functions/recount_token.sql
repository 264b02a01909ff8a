-- Trigger of token: calling it and what it comes to is counted on its day.
-- Locks: as day_changed.
create or replace function recount_token() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform day_changed(new.organisation_id, array[new.day]);
  return null;
end $$;

revoke all on function recount_token from public;
