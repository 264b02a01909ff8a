-- Trigger of token: notes its day as changed after a call or a result.
-- Locks: as day_changed.
create or replace function recount_token() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform day_changed(new.organisation_id, array[new.day]);
  return null;
end $$;

revoke all on function recount_token from public;
