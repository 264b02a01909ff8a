-- A payment that did not succeed: p_state is awaited, review, failed, aborted or expired. What waits at a bank never expires.
-- False where the attempt is beyond that already.
-- Locks: booking, attempt.
create or replace function fail_payment(p_organisation text, p_attempt text, p_state text, p_status text, p_now timestamptz) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare v_booking text;
begin
  select a.booking_id into v_booking from payment_attempt a where a.organisation_id = p_organisation and a.id = p_attempt;
  perform 1 from booking where organisation_id = p_organisation and id = v_booking for update;
  update payment_attempt set state = p_state, updated_at = p_now where organisation_id = p_organisation and id = p_attempt
    and state in ('created', 'initiated', 'awaited', 'expired', 'aborted', 'failed') and state <> p_state
    and (p_state not in ('awaited', 'expired') or state in ('created', 'initiated'));
  if not found then return false; end if;
  if p_state <> 'expired' then perform follow_attempt(p_organisation, p_attempt, p_status, p_state = 'review', p_now); end if; -- else its hold ends by itself
  return true;
end $$;

revoke all on function fail_payment from public;
grant execute on function fail_payment to pravesh_system;
