-- Forgets what an organisation has that is older than two years, by the caller's clock and by the database's own: nobody can
-- hurry it. From the beginning of its chain without a gap; the chain remembers where it was cut (decision 0011).
-- Locks: the chain.
create or replace function forget_audit(p_organisation text, p_now timestamptz) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare v_limit timestamptz := least(p_now, now()) - interval '2 years'; v_last bigint; v_hash text;
begin
  perform 1 from audit_chain where organisation_id = p_organisation for update;
  select min(chain_n) - 1 into v_last from audit_entry where organisation_id = p_organisation and created_at >= v_limit;
  select chain_n, chain_hash into v_last, v_hash from audit_entry
  where organisation_id = p_organisation and (v_last is null or chain_n <= v_last) order by chain_n desc limit 1;
  if not found then return; end if; -- a younger one stands before it
  delete from audit_entry where organisation_id = p_organisation and chain_n <= v_last;
  update audit_chain set forgotten = v_last, forgotten_hash = v_hash where organisation_id = p_organisation;
end $$;

revoke all on function forget_audit from public;
grant execute on function forget_audit to pravesh_system;
