-- Counts the tokens of a mobile number that wait in a queue's day, or are held until they are paid. None for walk-ins without one.
-- Uses the index booking_person, even while the table is young: one by queue would read the whole day.
-- Locks: none.
create or replace function tokens_of_mobile(p_organisation text, p_queue text, p_day date, p_mobile text, p_now timestamptz)
returns table (waiting bigint) language plpgsql stable as $$
begin
  return query select count(*) from booking b
  where b.organisation_id = p_organisation and b.park_id is null and b.mobile = p_mobile and p_mobile <> ''
    and coalesce(b.clinic_id, b.branch_id, b.exhibition_id, b.batch_id) = p_queue and b.visit_date = p_day
    and (b.hold_until > p_now or (select t.state = 'booked' from token t where t.organisation_id = p_organisation and t.booking_id = b.id));
end $$;

revoke all on function tokens_of_mobile from public;
