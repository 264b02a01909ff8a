-- What a booking gets once it is paid, beside being paid: an appointment its number.
-- Locks: the queue.
create or replace function give_what_was_paid(b booking, p_now timestamptz) returns void language plpgsql set search_path = public, pg_temp as $$
begin
  if b.kind in ('doctor-appointment', 'loan-appointment') then perform issue_token(b.id, null, p_now); end if;
end $$;

revoke all on function give_what_was_paid from public;
