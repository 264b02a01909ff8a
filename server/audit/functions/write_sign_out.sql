-- Trigger of session: one entry for all the sessions that one statement ended, with the last of them. While the caller keeps one
-- it was a new password, which has its own entry, as has an account that somebody else switched off: so it is always the
-- caller's own doing. Runs as the caller, who sees their own sessions.
-- Locks: the chain, at the end.
create or replace function write_sign_out() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if new.account_id is distinct from nullif(current_setting('app.account', true), '') or exists (select from session o
      where o.organisation_id = new.organisation_id and o.account_id = new.account_id
        and (o.revoked_at is null or o.revoked_at = new.revoked_at and o.token_hash > new.token_hash)) then
    return null;
  end if;
  perform note_sign_out(new.organisation_id, new.account_id, new.role, new.revoked_at);
  return null;
end $$;

revoke all on function write_sign_out from public;
