-- Trigger of booking: what a booking changes is counted on its day, and on the days of its visit.
-- Locks: as day_changed.
create or replace function recount_booking() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform day_changed(new.organisation_id,
    array[(new.created_at at time zone 'Asia/Kolkata')::date, old.visit_date, new.visit_date]);
  return null;
end $$;

revoke all on function recount_booking from public;
