-- Ends every session that ever spoke as a phone that is locked now. Whoever could lock it may do so: row security decides that.
-- Locks: the rows of the sessions.
create or replace function end_gate_sessions(p_organisation text, p_device text, p_now timestamptz) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if p_organisation <> coalesce(current_organisation(), p_organisation) then return; end if;
  update session set revoked_at = p_now
  where organisation_id = p_organisation and revoked_at is null and token_hash in (
    select g.session_hash from gate_device g
    where g.organisation_id = p_organisation and g.device_id = p_device and g.locked_at is not null
    union select s.session_hash from gate_session s join gate_device g using (organisation_id, device_id)
    where s.organisation_id = p_organisation and s.device_id = p_device and g.locked_at is not null);
end $$;

revoke all on function end_gate_sessions from public;
grant execute on function end_gate_sessions to pravesh_tenant, pravesh_supervisor;
