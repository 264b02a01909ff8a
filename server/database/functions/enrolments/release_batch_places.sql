-- Gives back the places of a batch whose holds are over at p_now; answers how many. A pending booking becomes aborted; a
-- failed one stays failed.
-- Locks: batch, bookings.
create or replace function release_batch_places(p_organisation text, p_batch text, p_now timestamptz) returns int
language plpgsql set search_path = public, pg_temp as $$
declare v_count int;
begin
  perform 1 from coaching_batch where organisation_id = p_organisation and id = p_batch for no key update;
  with due as (
    select id from booking
    where organisation_id = p_organisation and batch_id = p_batch and places_held and status in ('pending', 'failed', 'aborted')
      and coalesce(hold_until, '-infinity') <= p_now
    order by id for update
  )
  update booking b set status = case when status = 'pending' then 'aborted' else status end, hold_until = null, places_held = false
  from due where b.organisation_id = p_organisation and b.id = due.id;
  get diagnostics v_count = row_count;
  return v_count;
end $$;

revoke all on function release_batch_places from public;
grant execute on function release_batch_places to pravesh_system;
