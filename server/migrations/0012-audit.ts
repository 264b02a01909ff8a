import { type Kysely, sql } from 'kysely';

/**
 * Who changed what, and when: written by triggers in the transaction of the change, so that no path of the code can
 * forget it (docs/decisions/0011-audit-by-trigger.md). A new table calls audit() beside protect().
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await entries(db);
  for (const text of [SHOWN, LEAVES, CHANGES, NAMED, WRITE, AUDIT, FORGET]) await sql.raw(text).execute(db);
  await sql`grant execute on function forget_audit(timestamptz) to pravesh_system`.execute(db);
  await sql.raw(WATCHED).execute(db);
}

/** Read only for everybody: what protect() grants for writing is taken back, and only the trigger's owner adds. */
async function entries(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table audit_entry (
      id text primary key,
      organisation_id text,
      created_at timestamptz not null,
      account_id text,
      account_name text not null default '',
      role text not null check (role in ('owner', 'inspector', 'counter', 'admin', 'system')),
      noun text not null,
      record_id text not null,
      record_name text not null default '',
      action text not null check (action in ('added', 'changed', 'removed')),
      changes jsonb not null
    )`.execute(db);
  await sql`create index audit_entry_newest on audit_entry (created_at desc, id desc)`.execute(db);
  await sql`create index audit_entry_tenant on audit_entry (organisation_id, created_at desc, id desc)`.execute(db);
  await sql`select protect('audit_entry')`.execute(db);
  await sql`
    revoke insert, update, delete, truncate on audit_entry from pravesh_tenant, pravesh_admin, pravesh_system`.execute(
    db,
  );
}

/** A value as it may be kept for years: of mobile numbers the last four digits, of e-mail addresses the first letter. */
const SHOWN = `
create function audit_shown(p_value jsonb) returns jsonb language plpgsql immutable as $$
begin
  return case jsonb_typeof(p_value)
    when 'string' then to_jsonb(regexp_replace(regexp_replace(p_value #>> '{}', '[0-9]{6,15}([0-9]{4})', '••••••\\1', 'g'),
      '([A-Za-z0-9])[A-Za-z0-9._%+-]*@', '\\1•••@', 'g'))
    when 'array' then (select jsonb_agg(audit_shown(e)) from jsonb_array_elements(p_value) e)
    when 'object' then (select jsonb_object_agg(k, audit_shown(v)) from jsonb_each(p_value) o (k, v))
    else p_value end;
end $$`;

/** The fields of a row, and of objects within it by path ("fees.adult.price"); what is empty is not there. */
const LEAVES = `
create function audit_leaves(p_value jsonb, p_prefix text) returns table (path text, leaf jsonb) language plpgsql immutable as $$
declare v_key text; v_leaf jsonb;
begin
  for v_key, v_leaf in select * from jsonb_each(p_value) loop
    if jsonb_typeof(v_leaf) = 'object' then return query select * from audit_leaves(v_leaf, p_prefix || v_key || '.');
    elsif v_leaf not in ('null', '""', '[]') then path := p_prefix || v_key; leaf := v_leaf; return next;
    end if;
  end loop;
end $$`;

/** What differs between two rows. Secrets are never kept, only that they changed; what the product counts by itself is left out. */
const CHANGES = `
create function audit_changes(p_old jsonb, p_new jsonb) returns jsonb language sql stable as $$
  select coalesce(jsonb_object_agg(path, case
    when path ~ '(password|secret|(^|_)(key|hash|token)$)' then '{"hidden": true}'
    else jsonb_build_object('from', audit_shown(b.leaf), 'to', audit_shown(a.leaf)) end), '{}')
  from audit_leaves(coalesce(p_old, '{}'), '') b full join audit_leaves(coalesce(p_new, '{}'), '') a using (path)
  where a.leaf is distinct from b.leaf
    and split_part(path, '.', 1) not in ('id', 'organisation_id', 'created_at', 'deleted_at', 'retired_at', 'version', 'used', 'place',
      'access_hint', 'working_hint', 'offering_id', 'hold_until', 'first_hold_until', 'places_held', 'idempotency_key', 'request_hash', 'account_state')
    -- A new record is told by what it has; one that is removed by what it had.
    and (p_old is not null and p_new is not null or coalesce(a.leaf, b.leaf) not in ('false', '0'))
$$`;

/** A row whose references to records with a name (park_id) are told by that name (park). */
const NAMED = `
create function audit_named(p_row jsonb) returns jsonb language plpgsql stable as $$
declare v_column text; v_table text; v_name text;
begin
  for v_column in select k from jsonb_object_keys(p_row) k where k ~ '\\w_id$' and k <> 'organisation_id' and p_row ->> k is not null loop
    v_table := case v_column when 'batch_id' then 'coaching_batch' else left(v_column, -3) end;
    continue when not exists (select from pg_attribute where attrelid = to_regclass('public.' || quote_ident(v_table)) and attname = 'name');
    execute format('select name from %I where id = $1', v_table) into v_name using p_row ->> v_column;
    p_row := (p_row - v_column) || jsonb_build_object(v_table, v_name);
  end loop;
  return p_row;
end $$`;

/**
 * The trigger. Who and when are the settings of the scope (server/platform/scope.ts); without them it was the system. The
 * argument names the fields that a record may be called by; the first one filled counts. A hidden record is a removed one.
 */
const WRITE = `
create function write_audit() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_old jsonb := case when tg_op <> 'INSERT' then audit_named(to_jsonb(old)) end;
  v_new jsonb := case when tg_op <> 'DELETE' then audit_named(to_jsonb(new)) end;
  v_row jsonb := coalesce(v_new, v_old);
  v_id text := coalesce(to_jsonb(new) ->> 'id', to_jsonb(old) ->> 'id', to_jsonb(new) ->> 'clinic_id', to_jsonb(old) ->> 'clinic_id',
    to_jsonb(new) ->> 'account_id');
  v_was boolean := coalesce(v_old ->> 'deleted_at', v_old ->> 'retired_at') is not null;
  v_gone boolean := coalesce(v_new ->> 'deleted_at', v_new ->> 'retired_at') is not null;
  v_action text := case when tg_op = 'INSERT' then 'added' when tg_op = 'DELETE' or v_gone and not v_was then 'removed' else 'changed' end;
  v_changes jsonb := audit_changes(v_old, v_new);
  v_account text := nullif(current_setting('app.account', true), '');
  v_role text := coalesce(nullif(current_setting('app.role', true), ''), 'system');
begin
  if v_action = 'changed' and v_changes = '{}' or v_action = 'added' and v_gone then return null; end if;
  insert into audit_entry (id, organisation_id, created_at, account_id, account_name, role, noun, record_id, record_name, action, changes)
  values (
    (select string_agg(substr('0123456789abcdefghjkmnpqrstvwxyz', (get_byte(random, at) & 31) + 1, 1), '')
      from (select uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()) as random) chance,
        generate_series(0, 27) at where at not in (6, 22)), -- those two bytes of a UUID are not random enough
    coalesce(v_row ->> 'organisation_id', case when tg_table_name in ('organisation', 'password_link') then coalesce(
      (select organisation_id from inspector where id = v_id), (select organisation_id from counter where id = v_id), v_id) end),
    coalesce(nullif(current_setting('app.at', true), '')::timestamptz, case when tg_op = 'INSERT' then (v_row ->> 'created_at')::timestamptz end, now()),
    v_account,
    coalesce((select person_name from organisation where id = v_account), (select name from inspector where id = v_account),
      (select username from counter where id = v_account), ''),
    v_role,
    replace(tg_table_name, '_', '-'),
    v_id,
    coalesce((select audit_shown(v_row -> field) #>> '{}' from unnest(string_to_array(tg_argv[0], ' ')) field
      where v_row ->> field is not null limit 1), ''),
    v_action,
    v_changes);
  return null;
end $$`;

/** Has a table's changes recorded: which events, and on which condition, where not all of them count. */
const AUDIT = `
create function audit(target regclass, called_by text, events text default 'insert or update or delete', condition text default 'true')
returns void language plpgsql as $$
begin
  execute format('create trigger %I after %s on %s for each row when (%s) execute function write_audit(%L)',
    'audit_' || replace(events, ' or ', '_'), events, target, condition, called_by);
end $$;
revoke execute on function audit(regclass, text, text, text) from public`;

/** Entries are kept for two years, by the caller's clock and by the database's own: nobody can hurry it. */
const FORGET = `
create function forget_audit(p_now timestamptz) returns void language sql security definer set search_path = public, pg_temp as $$
  delete from audit_entry where created_at < least(p_now, now()) - interval '2 years'
$$`;

/**
 * What is privileged; a link for a new password is where the admin makes one for somebody else. Of a booking only what staff do by hand: its own way through payment is in payment_attempt, and
 * these conditions keep the trigger off it. A coupon's uses are counted by bookings.
 */
const WATCHED = `
select audit(target, 'name') from unnest(array['organisation', 'park', 'inspector', 'specialization', 'doctor', 'clinic', 'branch', 'exhibition',
  'coaching_batch', 'advertisement', 'category']::regclass[]) target;
select audit('clinic_doctor', 'doctor'), audit('counter', 'username'), audit('gateway_credential', 'park clinic branch coaching_batch');
select audit('coupon', 'code', 'insert or delete'), audit('coupon', 'code', 'update', 'old.used = new.used');
select audit('booking', 'short_code', 'update', 'old.mobile <> new.mobile or old.voided <> new.voided');
select audit('payment_refund', 'booking_id', 'insert', $$new.reason = 'owner'$$);
select audit('password_link', 'account', 'insert or update', $$current_setting('app.role', true) = 'admin'$$)`;
