-- Notes that a session speaks as a phone, so that a lock of the phone ends it, and answers the lock as gate_lock does. A name that
-- no phone has is not noted. Sessions live seven days: older notes go.
-- Locks: none.
create or replace function speak_as_gate(p_organisation text, p_device text, p_session text, p_at timestamptz, p_now timestamptz) returns jsonb
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if p_device is not null and p_organisation = coalesce(current_organisation(), p_organisation)
    and not exists (select from gate_session s
      where s.organisation_id = p_organisation and s.session_hash = p_session and s.device_id = p_device)
    and exists (select from gate_device g where g.organisation_id = p_organisation and g.device_id = p_device)
  then
    delete from gate_session where organisation_id = p_organisation and spoke_at < p_now - interval '8 days';
    insert into gate_session (organisation_id, session_hash, device_id, spoke_at) values (p_organisation, p_session, p_device, p_now)
    on conflict (organisation_id, session_hash, device_id) do nothing;
  end if;
  return gate_lock(p_organisation, p_device, null, p_session, p_at);
end $$;

revoke all on function speak_as_gate from public;
grant execute on function speak_as_gate to pravesh_tenant, pravesh_inspector, pravesh_admin;
