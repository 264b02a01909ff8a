-- Starts the next try of a failed refund, once, as the caller. False if p_n is no longer its last try, or if what was paid for was
-- used and p_even_if_used is not set.
-- Locks: the refund.
create or replace function retry_refund(
  p_organisation text, p_refund text, p_n int, p_note text, p_even_if_used boolean, p_now timestamptz
) returns boolean language plpgsql set search_path = public, pg_temp as $$
begin
  update payment_refund r set state = 'requested', n = r.n + 1, tries = 0, last_code = null, note = coalesce(nullif(p_note, ''), r.note),
    next_try_at = p_now, lease_until = null, updated_at = p_now
  from booking b left join token t on t.organisation_id = b.organisation_id and t.booking_id = b.id
  where r.organisation_id = p_organisation and r.id = p_refund and r.state = 'failed' and r.n = p_n and b.organisation_id = p_organisation and b.id = r.booking_id
    and (p_even_if_used or r.given or b.status <> 'paid' or b.paid_attempt_id is distinct from r.attempt_id
      or b.admitted_at is null and coalesce(t.state, '') not in ('called', 'complete'));
  return found;
end $$;

revoke all on function retry_refund from public;
grant execute on function retry_refund to pravesh_tenant, pravesh_admin;
