-- A refund has arrived. Once all that was paid has gone back, so has the payment.
-- Locks: as give_back, then attempt.
create or replace function finish_refund(p_organisation text, p_refund text, p_now timestamptz) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare v_attempt text;
begin
  perform give_back(p_organisation, p_refund);
  update payment_refund set state = 'done', next_try_at = null, lease_until = null, updated_at = p_now
  where organisation_id = p_organisation and id = p_refund returning attempt_id into v_attempt;
  if (select coalesce(a.paid_paise, a.amount_paise) <= (select sum(r.amount_paise) from payment_refund r
        where r.organisation_id = p_organisation and r.attempt_id = a.id and r.state = 'done')
      from payment_attempt a where a.organisation_id = p_organisation and a.id = v_attempt) then
    perform refund_payment(p_organisation, v_attempt, 'refunded', p_now);
  end if;
end $$;

revoke all on function finish_refund from public;
grant execute on function finish_refund to pravesh_system;
