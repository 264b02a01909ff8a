-- The lock of a phone, by its name, its key, or a session that ever spoke as it; at whatever park it was. null while there is none.
-- p_at: time of an action at the phone. A lock that is over by now still holds for actions before its end.
-- Answers { since, isOver, reason, place, telephone }.
-- Locks: none.
create or replace function gate_lock(p_organisation text, p_device text, p_key text, p_session text, p_at timestamptz) returns jsonb
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare d gate_device;
begin
  if p_organisation <> coalesce(current_organisation(), p_organisation) then return null; end if;
  select * into d from gate_device g
  where g.organisation_id = p_organisation and (g.locked_at is not null or g.unlocked_at is not null)
    and (g.locked_at is not null or p_at >= g.was_locked_at and p_at < g.unlocked_at)
    and (g.device_id = p_device or g.key_hash = p_key or exists (
      select from gate_session s where s.organisation_id = p_organisation and s.session_hash = p_session and s.device_id = g.device_id))
  order by g.locked_at desc nulls last limit 1;
  if d.device_id is null then return null; end if;
  return (
    select jsonb_build_object('since', coalesce(d.locked_at, d.was_locked_at), 'isOver', d.locked_at is null, 'reason', coalesce(d.lock_reason, ''),
      'telephone', o.mobile, 'place', coalesce((select p.name from park p where p.organisation_id = p_organisation and p.id = d.park_id), o.name))
    from organisation o where o.id = p_organisation);
end $$;

revoke all on function gate_lock from public;
grant execute on function gate_lock to pravesh_tenant, pravesh_inspector, pravesh_admin, pravesh_system;
