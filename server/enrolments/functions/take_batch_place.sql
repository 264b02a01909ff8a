-- True if a batch has one more place; ends expired holds first. The caller has locked the batch's row.
-- Locks: as release_batch_places.
create or replace function take_batch_place(p_organisation text, p_batch text, p_now timestamptz) returns boolean
language plpgsql set search_path = public, pg_temp as $$
begin
  perform release_batch_places(p_organisation, p_batch, p_now);
  return (select count(*) from booking where organisation_id = p_organisation and batch_id = p_batch and places_held)
    < (select intake from coaching_batch where organisation_id = p_organisation and id = p_batch);
end $$;

revoke all on function take_batch_place from public;
