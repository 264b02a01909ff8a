-- Trigger of payment_refund that step 1 of figures makes and step 8 drops: nothing calls it any more.
-- Locks: none.
create or replace function recount_refund() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  return null;
end $$;

revoke all on function recount_refund from public;
