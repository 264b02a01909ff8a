-- Gives back the places of a batch whose holds are over at p_now; answers how many. A pending booking becomes aborted; a
-- failed one stays failed.
-- Locks: batch, bookings.
create or replace function release_batch_places(p_organisation text, p_batch text, p_now timestamptz) returns int
language plpgsql set search_path = public, pg_temp as $$
declare v_due text[];
begin
  perform 1 from coaching_batch where organisation_id = p_organisation and id = p_batch for no key update;
  -- Unordered, since the batch is locked; with an order the planner reads all bookings while the table is young.
  select array_agg(due.id) into v_due from (
    select id from booking
    where organisation_id = p_organisation and batch_id = p_batch and places_held and status in ('pending', 'failed', 'aborted')
      and coalesce(hold_until, '-infinity') <= p_now
    for update
  ) due;
  if v_due is null then return 0; end if;
  update booking set status = case when status = 'pending' then 'aborted' else status end, hold_until = null, places_held = false
  where organisation_id = p_organisation and id = any (v_due);
  return cardinality(v_due);
end $$;

revoke all on function release_batch_places from public;
grant execute on function release_batch_places to pravesh_system;
