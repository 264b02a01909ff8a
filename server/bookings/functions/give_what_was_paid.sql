-- Gives a booking the rest of it once it is paid: an appointment its number. A kind that has no answer is refused.
-- Locks: the queue.
create or replace function give_what_was_paid(b booking, p_now timestamptz) returns void language plpgsql set search_path = public, pg_temp as $$
begin
  case b.kind
  when 'doctor-appointment', 'loan-appointment' then perform issue_token(b.organisation_id, b.id, null, p_now);
  when 'park-ticket', 'batch-enrolment', 'show-visit' then null;
  end case;
end $$;

revoke all on function give_what_was_paid from public;
