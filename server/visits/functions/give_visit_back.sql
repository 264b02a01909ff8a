-- Trigger of booking: a visit that ends gives its place back, once: the booking remembers whether it holds one.
-- Locks: the show's places.
create or replace function give_visit_back() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update exhibition_places set taken = taken - 1 where organisation_id = new.organisation_id and exhibition_id = new.exhibition_id;
  new.places_held := false;
  return new;
end $$;

revoke all on function give_visit_back from public;
