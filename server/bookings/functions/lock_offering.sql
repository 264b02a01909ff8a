-- Locks what a booking takes places of, before the booking itself. Each kind has a branch here; a kind without one is refused.
-- Locks: the offering's lock shared and the day; or the queue; or the batch.
create or replace function lock_offering(b booking, p_now timestamptz) returns void language plpgsql set search_path = public, pg_temp as $$
begin
  case b.kind
  when 'park-ticket' then
    perform pg_advisory_xact_lock_shared(offering_lock(b.park_id)); -- not while a park that gets a capacity is being recounted
    perform 1 from park_day where organisation_id = b.organisation_id and park_id = b.park_id and visit_date = b.visit_date for update;
  when 'doctor-appointment', 'loan-appointment' then
    perform lock_queue(b.organisation_id, coalesce(b.clinic_id, b.branch_id), coalesce(b.doctor_id, ''), b.visit_date,
      case when b.clinic_id is null then 'loan' else 'doctor' end, p_now);
  when 'batch-enrolment' then
    perform 1 from coaching_batch where organisation_id = b.organisation_id and id = b.batch_id for no key update;
  when 'show-visit' then null; -- nobody pays for a show
  end case;
end $$;

revoke all on function lock_offering from public;
