-- Trigger of session: one entry for all the sessions that one statement ended, with the last of them. While the caller keeps one
-- it was a new password, which has its own entry, as has an account that somebody else switched off.
-- Locks: the chain, at the end.
create or replace function write_sign_out() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare v_name text;
begin
  if new.account_id is distinct from nullif(current_setting('app.account', true), '') or exists (select from session o
      where o.account_id = new.account_id and (o.revoked_at is null or o.revoked_at = new.revoked_at and o.token_hash > new.token_hash)) then
    return null;
  end if;
  v_name := coalesce((select person_name from organisation where id = new.account_id), (select name from inspector where id = new.account_id),
    (select username from counter where id = new.account_id), '');
  insert into audit_entry (id, organisation_id, created_at, account_id, account_name, role, noun, record_id, record_name, action, changes)
  values (
    (select string_agg(substr('0123456789abcdefghjkmnpqrstvwxyz', (get_byte(random, at) & 31) + 1, 1), '')
      from (select uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()) as random) chance,
        generate_series(0, 27) at where at not in (6, 22)), -- those two bytes of a UUID are not random enough
    new.organisation_id, new.revoked_at, new.account_id, v_name, new.role, 'session', new.account_id, v_name, 'removed', '{}');
  return null;
end $$;

revoke all on function write_sign_out from public;
