-- Trigger of token: writes down what became of it, by whom and when, in the transaction of the change. Who and when are the settings of
-- the scope; without them it was the system.
-- Locks: none; the token is locked by whoever changes it, so that its events are numbered one after the other.
create or replace function note_token() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_n int;
  v_counter text;
begin
  select coalesce(max(n), 0) + 1 into v_n from token_event where organisation_id = new.organisation_id and booking_id = new.booking_id;
  select username into v_counter from counter where organisation_id = new.organisation_id and id = new.counter_id;
  insert into token_event (organisation_id, booking_id, n, number, state, counter_name, account_name, role, at)
  values (new.organisation_id, new.booking_id, v_n, new.number, new.state, v_counter,
    coalesce(current_setting('app.account_name', true), ''), coalesce(nullif(current_setting('app.role', true), ''), 'system'),
    coalesce(nullif(current_setting('app.at', true), '')::timestamptz, now()));
  return null;
end $$;

revoke all on function note_token from public;
