-- Records that all money went back (p_state: refunded or chargeback), and voids what it paid for.
-- Locks: as void_refunded, then attempt.
create or replace function refund_payment(p_organisation text, p_attempt text, p_state text, p_now timestamptz) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform void_refunded(p_organisation, p_attempt);
  update payment_attempt set state = p_state, next_inquiry_at = null, updated_at = p_now
  where organisation_id = p_organisation and id = p_attempt;
  update payment_refund set state = 'done', next_try_at = null, lease_until = null, updated_at = p_now
  where organisation_id = p_organisation and attempt_id = p_attempt and state <> 'dropped';
  perform follow_attempt(p_organisation, p_attempt, 'aborted', false, p_now); -- it was never paid as far as we knew
end $$;

revoke all on function refund_payment from public;
grant execute on function refund_payment to pravesh_system;
