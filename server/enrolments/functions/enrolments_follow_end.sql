-- Trigger of coaching_batch: a booking's day is the batch's last one, and moves with it: until then its place is worth paying
-- for.
-- Locks: the batch's bookings.
create or replace function enrolments_follow_end() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  update booking set visit_date = new.end_date where organisation_id = new.organisation_id and batch_id = new.id;
  return null;
end $$;

revoke all on function enrolments_follow_end from public;
