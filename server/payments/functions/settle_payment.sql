-- The one way to paid: the gateway's own answer to our inquiry said so. The inquiry is written down in the same transaction,
-- once per attempt. A refund's id serves as its reference.
-- Outcomes: paid; already (nothing to do); duplicate (another attempt paid before: refunded); late (no place or no day left:
-- refunded).
-- Locks: offering, booking, attempt, coupon.
create or replace function settle_payment(
  p_organisation text, p_attempt text, p_txn text, p_bank_ref text, p_mode text, p_today date, p_now timestamptz
) returns text language plpgsql security definer set search_path = public, pg_temp as $$
declare v_attempt payment_attempt; v_booking booking; v_outcome text := 'paid';
begin
  select b.* into v_booking from payment_attempt a join booking b on b.organisation_id = a.organisation_id and b.id = a.booking_id
  where a.organisation_id = p_organisation and a.id = p_attempt;
  perform lock_offering(v_booking, p_now);
  select * into v_booking from booking where organisation_id = p_organisation and id = v_booking.id for update;
  update payment_attempt set state = 'succeeded', provider_txn_id = p_txn, bank_ref = p_bank_ref, mode = p_mode, next_inquiry_at = null,
    updated_at = p_now
  where organisation_id = p_organisation and id = p_attempt and state not in ('succeeded', 'refunded', 'chargeback')
  returning * into v_attempt;
  if not found then return 'already'; end if;
  if v_booking.status in ('paid', 'refunded') then
    v_outcome := 'duplicate';
  elsif v_booking.voided or v_booking.visit_date < p_today
    -- A park that is open past midnight admits until it closes.
    and not (v_booking.park_id is not null and v_booking.visit_date = p_today - 1
      and open_past_midnight(p_organisation, v_booking.park_id, p_now)) then
    v_outcome := 'late';
  elsif not place_left(v_booking, p_now) then
    v_outcome := 'late';
  end if;
  insert into payment_event (organisation_id, id, attempt_id, gateway, kind, valid, decided, dedupe, received_at)
  values (p_organisation, p_attempt, p_attempt, v_attempt.gateway, 'inquiry', true, v_outcome, 'inquiry:' || p_attempt, p_now);
  if v_outcome = 'paid' then
    update booking set status = 'paid', paid_attempt_id = p_attempt, paid_at = p_now, hold_until = null
    where organisation_id = p_organisation and id = v_booking.id;
    perform give_what_was_paid(v_booking, p_now);
    return 'paid';
  end if;
  update booking set status = 'aborted' where organisation_id = p_organisation and id = v_booking.id and status in ('pending', 'awaited');
  insert into payment_refund (organisation_id, id, attempt_id, booking_id, amount_paise, reason, state, next_try_at, created_at, updated_at)
  values (p_organisation, p_attempt, p_attempt, v_booking.id, v_attempt.amount_paise, v_outcome, 'requested', p_now, p_now, p_now)
  on conflict (organisation_id, id) do nothing;
  return v_outcome;
end $$;

revoke all on function settle_payment from public;
grant execute on function settle_payment to pravesh_system;
