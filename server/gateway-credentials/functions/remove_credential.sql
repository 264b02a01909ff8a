-- Takes payment keys out of use, unless money hangs on them: a payment that is begun or undecided, or a refund under way. They stay
-- sealed: for 30 days they can be restored, and refunds of what was paid by them go on. Outcomes: removed; hanging; gone (none in use).
-- Runs as the caller, who sees its own rows.
-- Locks: the row alone, so that a payment begins before it (hold_credential), or finds the keys gone.
create or replace function remove_credential(p_organisation text, p_id text, p_now timestamptz) returns text
language plpgsql set search_path = public, pg_temp as $$
begin
  perform from gateway_credential where organisation_id = p_organisation and id = p_id and retired_at is null for update;
  if not found then return 'gone'; end if;
  -- A statement of its own: it sees what was written under the lock before.
  update gateway_credential set retired_at = p_now, removed_at = p_now
  where organisation_id = p_organisation and id = p_id and not exists (select from payment_attempt a
    join gateway_credential k on k.organisation_id = p_organisation and k.id = a.credential_id
    where a.organisation_id = p_organisation and coalesce(k.offering_id, k.gateway) = coalesce(gateway_credential.offering_id, gateway_credential.gateway)
      and (a.state in ('created', 'initiated', 'awaited', 'review') or exists (select from payment_refund r
        where r.organisation_id = p_organisation and r.attempt_id = a.id and r.state in ('requested', 'sent', 'pending'))));
  return case when found then 'removed' else 'hanging' end;
end $$;

revoke all on function remove_credential from public;
grant execute on function remove_credential to pravesh_tenant, pravesh_admin;
