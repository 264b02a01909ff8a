-- Trigger of booking: a paid ticket changes its day or its people, or ends. The code that was given out for its day says something
-- else from now on, and gates without a network are told so until that day is over.
-- Locks: none.
create or replace function pass_grows_old() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  new.old_pass_day := greatest(old.old_pass_day, old.visit_date);
  return new;
end $$;

revoke all on function pass_grows_old from public;
