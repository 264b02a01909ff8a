-- Trigger of payment_refund: one that fails, or is tried again, is counted on the day on which it was asked for.
-- Locks: as day_changed.
create or replace function recount_refund() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform day_changed(new.organisation_id, array[(new.created_at at time zone 'Asia/Kolkata')::date]);
  return null;
end $$;

revoke all on function recount_refund from public;
