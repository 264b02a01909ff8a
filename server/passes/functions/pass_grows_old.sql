-- Trigger of booking: notes a paid ticket whose day or people change, or that ends. Its pass is then outdated, and
-- offline gates learn it until the pass's day is over.
-- Locks: none.
create or replace function pass_grows_old() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  new.old_pass_day := greatest(old.old_pass_day, old.visit_date);
  return new;
end $$;

revoke all on function pass_grows_old from public;
