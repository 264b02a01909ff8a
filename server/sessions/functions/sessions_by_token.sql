-- Answers account and post of each token, in one round trip and before any tenant is known. No row unless session and account are
-- valid: an inspector or counter that is switched off or removed, or whose branch is removed, has none. An inspector
-- who supervises gates is a supervisor, for as long as it does. Sets seen_at to p_noted,
-- unless it was set since p_touch_before, and answers it.
-- Locks: the rows of the sessions that it updates; skips locked ones, unless p_waits.
create or replace function sessions_by_token(
  p_hashes text[], p_created_after timestamptz, p_seen_after timestamptz, p_touch_before timestamptz, p_noted timestamptz, p_waits boolean
) returns table (
  role text, account_id text, account_name text, organisation_id text, kind text, park_id text, branch_id text, token_hash text,
  seen_at timestamptz
) language plpgsql security definer set search_path = public, pg_temp as $$
declare v_session session;
begin
  -- Most of the time there is nothing to note, and an update that finds no row costs more than a look.
  if exists (select from session s where s.token_hash = any (p_hashes) and s.last_seen_at < p_touch_before) then
    if p_waits then perform from session s where s.token_hash = any (p_hashes) and s.last_seen_at < p_touch_before
      order by s.token_hash for update; end if;
    update session s set last_seen_at = p_noted
    where s.token_hash in (select t.token_hash from session t
      where t.token_hash = any (p_hashes) and t.revoked_at is null and t.created_at > p_created_after
        and t.last_seen_at > p_seen_after and t.last_seen_at < p_touch_before
      for update skip locked);
  end if;
  for v_session in select s.* from session s
    where s.token_hash = any (p_hashes) and s.revoked_at is null and s.created_at > p_created_after and s.last_seen_at > p_seen_after
  loop
    return query
    select case when v_session.role = 'inspector' and i.supervises_gates then 'supervisor' else v_session.role end, v_session.account_id, coalesce(i.name, c.username, o.person_name), o.id, o.kind,
      coalesce(i.park_id, v_session.park_id), b.id, v_session.token_hash, v_session.last_seen_at
    from organisation o
      left join inspector i on i.organisation_id = o.id and i.id = v_session.account_id
      left join counter c on c.organisation_id = o.id and c.id = v_session.account_id and c.active and c.deleted_at is null
      left join branch b on b.organisation_id = o.id and b.id = c.branch_id and b.deleted_at is null
    where o.id = v_session.organisation_id and o.active
      and (v_session.role <> 'inspector' or i.active) and (v_session.role <> 'counter' or b.id is not null);
  end loop;
end $$;

revoke all on function sessions_by_token from public;
grant execute on function sessions_by_token to pravesh_app;
