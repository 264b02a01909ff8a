-- Whether a paid enrolment still has its place, or gets one again. While awaited or on hold it has the place that places_held
-- says, which may have gone to somebody else; it gets a new one only while the batch is published, active and not removed.
-- Locks: batch and booking are held already.
create or replace function enrolment_place_left(b booking, p_now timestamptz) returns boolean language plpgsql set search_path = public, pg_temp as $$
begin
  if b.places_held and (b.status = 'awaited' or b.hold_until > p_now) then return true; end if;
  if not exists (select from coaching_batch c join organisation o on o.id = c.organisation_id and o.active and o.confirmed
      where c.organisation_id = b.organisation_id and c.id = b.batch_id and c.published and c.active and c.deleted_at is null) then
    return false;
  end if;
  if b.places_held then return true; end if; -- nobody needed it meanwhile
  if not take_batch_place(b.organisation_id, b.batch_id, p_now) then return false; end if;
  update booking set places_held = true where organisation_id = b.organisation_id and id = b.id;
  return true;
end $$;

revoke all on function enrolment_place_left from public;
