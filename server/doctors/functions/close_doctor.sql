-- Closes a doctor of whom somebody has booked a token, or who is the only one of a clinic: nobody books them any more, and what is held goes
-- on. Answers whether it did; false: nobody has, and until this transaction ends nobody will. It runs as the caller, who sees its own rows.
-- Locks: the doctor's row; the locks of all its clinics alone, in order, which wait for bookings under way.
create or replace function close_doctor(p_organisation text, p_doctor text, p_now timestamptz) returns boolean
language plpgsql set search_path = public, pg_temp as $$
begin
  perform from doctor where organisation_id = p_organisation and id = p_doctor for no key update;
  perform pg_advisory_xact_lock(offering_lock(c.clinic_id))
  from (select clinic_id from clinic_doctor where organisation_id = p_organisation and doctor_id = p_doctor order by clinic_id) c;
  update doctor set deleted_at = p_now, closed = true
  where organisation_id = p_organisation and id = p_doctor and deleted_at is null and (
    exists (select from booking where organisation_id = p_organisation and doctor_id = p_doctor) or is_only_doctor(p_organisation, p_doctor));
  return found;
end $$;

revoke all on function close_doctor from public;
grant execute on function close_doctor to pravesh_tenant, pravesh_admin;
