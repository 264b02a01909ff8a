-- Whether a paid appointment still finds room at its clinic and doctor; a kept place is worth nothing where the doctor no
-- longer sees patients, and nothing is given anew after the hours of its day, nor in a queue that is closed. A token of a branch is never paid for.
-- Locks: none; the caller has the queue.
create or replace function token_place_left(b booking, p_now timestamptz) returns boolean language plpgsql set search_path = public, pg_temp as $$
begin
  if not exists (select from clinic c join doctor d on d.organisation_id = c.organisation_id and d.id = b.doctor_id and d.deleted_at is null
      where c.organisation_id = b.organisation_id and c.id = b.clinic_id and c.deleted_at is null
        and (c.doctor_id = d.id or exists (select from clinic_doctor o
          where o.organisation_id = b.organisation_id and o.clinic_id = c.id and o.doctor_id = d.id))) then
    return false;
  end if;
  return keeps_token_place(b.status, b.places_held, b.hold_until, p_now)
    or (exists (select from organisation o where o.id = b.organisation_id and o.active and o.confirmed)
      and exists (select from clinic c where c.organisation_id = b.organisation_id and c.id = b.clinic_id and c.published and c.active
        and not hours_over(c.opens_at, c.closes_at, 0, b.visit_date, p_now))
      and not queue_is_closed(b.organisation_id, b.clinic_id, b.doctor_id, b.visit_date)
      and token_room(b.organisation_id, b.clinic_id, b.doctor_id, b.visit_date, b.id, p_now) > 0);
end $$;

revoke all on function token_place_left from public;
