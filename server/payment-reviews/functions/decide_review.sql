-- Carries out a person's decision about a payment in review, once. p_proof holds what the gateway said it was paid with (txn, bankRef,
-- mode, paid), p_by who decides (id of the decision, note, role).
-- Outcomes: paid, duplicate and late as of settle_payment; refunding; failed, which leaves the visitor what follow_attempt
-- gives to pay again; gone for the second decision.
-- Locks: offering, booking, attempt, coupon.
create or replace function decide_review(
  p_organisation text, p_attempt text, p_decision text, p_proof jsonb, p_by jsonb, p_today date, p_now timestamptz
) returns text language plpgsql security definer set search_path = public, pg_temp as $$
declare v_booking booking; v_attempt payment_attempt; v_outcome text; v_paid int := (p_proof ->> 'paid')::int;
begin
  select b.* into v_booking from payment_attempt a join booking b on b.organisation_id = a.organisation_id and b.id = a.booking_id
  where a.organisation_id = p_organisation and a.id = p_attempt;
  perform lock_offering(v_booking, p_now);
  perform 1 from booking where organisation_id = p_organisation and id = v_booking.id for update;
  select * into v_attempt from payment_attempt where organisation_id = p_organisation and id = p_attempt for update;
  if v_attempt.state is distinct from 'review' then return 'gone'; end if;
  case p_decision
  when 'accept' then
    v_outcome := settle_payment(p_organisation, p_attempt, p_proof ->> 'txn', p_proof ->> 'bankRef', p_proof ->> 'mode', p_today, p_now);
    update payment_attempt set paid_paise = v_paid where organisation_id = p_organisation and id = p_attempt;
    update payment_refund set amount_paise = v_paid
    where organisation_id = p_organisation and attempt_id = p_attempt and state = 'requested';
  when 'refund' then
    v_outcome := 'refunding';
    update payment_attempt set state = 'succeeded', provider_txn_id = p_proof ->> 'txn', bank_ref = p_proof ->> 'bankRef',
      mode = p_proof ->> 'mode', paid_paise = v_paid, next_inquiry_at = null, updated_at = p_now
    where organisation_id = p_organisation and id = p_attempt;
    perform follow_attempt(p_organisation, p_attempt, 'aborted', false, p_now);
    insert into payment_refund (organisation_id, id, attempt_id, booking_id, amount_paise, reason, state, note, next_try_at, created_at, updated_at)
    values (p_organisation, p_attempt, p_attempt, v_booking.id, v_paid, 'owner', 'requested', p_by ->> 'note', p_now, p_now, p_now);
  when 'reject' then
    v_outcome := 'failed';
    update payment_attempt set state = 'failed', updated_at = p_now where organisation_id = p_organisation and id = p_attempt;
    perform follow_attempt(p_organisation, p_attempt, 'failed', false, p_now);
  end case;
  insert into payment_review (organisation_id, id, attempt_id, booking_id, decision, outcome, note, role, created_at)
  values (p_organisation, p_by ->> 'id', p_attempt, v_booking.id, p_decision, v_outcome, p_by ->> 'note', p_by ->> 'role', p_now);
  return v_outcome;
end $$;

revoke all on function decide_review from public;
grant execute on function decide_review to pravesh_system;
