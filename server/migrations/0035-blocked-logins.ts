import { type Kysely, sql } from 'kysely';

/** Owners are told of many wrong passwords in Activity (docs/decisions/0023-known-devices.md). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(TELL_BLOCKED_LOGIN).execute(db);
  await sql`revoke execute on function tell_blocked_login(text, text, timestamptz, text, timestamptz) from public`.execute(
    db,
  );
  await sql`grant execute on function tell_blocked_login(text, text, timestamptz, text, timestamptz) to pravesh_app`.execute(
    db,
  );
}

/**
 * Writes that sign-ins to an account were blocked, from where (an address in part), once a key and window: however many
 * more tries there are, and whatever number of processes. Nothing where there is no such account (null).
 */
const TELL_BLOCKED_LOGIN = `
create function tell_blocked_login(p_account text, p_key text, p_window timestamptz, p_from text, p_now timestamptz) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if rate_hit(p_key, p_window, 1) > 1 then return; end if;
  insert into audit_entry (id, organisation_id, created_at, account_id, account_name, role, noun, record_id, record_name, action, changes)
  select
    (select string_agg(substr('0123456789abcdefghjkmnpqrstvwxyz', (get_byte(random, at) & 31) + 1, 1), '')
      from (select uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()) as random) chance,
        generate_series(0, 27) at where at not in (6, 22)), -- those two bytes of a UUID are not random enough
    coalesce((select organisation_id from inspector where id = a.id), (select organisation_id from counter where id = a.id), a.id),
    p_now, null, '', 'system', 'login', a.id, a.name, 'added', jsonb_build_object('address', jsonb_build_object('from', null, 'to', p_from))
  from account a where a.id = p_account;
end $$`;
