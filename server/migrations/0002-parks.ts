import { type Kysely, sql } from 'kysely';

/** Parks, their inspectors and their payment credentials. Composite keys keep every reference inside its tenant. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table park (
      id text primary key,
      organisation_id text not null references organisation (id),
      name text not null,
      company text not null default '',
      active boolean not null,
      location text not null,
      gateway text not null check (gateway in ('ccav', 'paytm')),
      merchant_id text not null,
      note text not null default '',
      qr_name text not null default '',
      opens_at text,
      closes_at text,
      open_days text[] not null default '{}',
      has_cloak_room boolean not null default false,
      has_holidays boolean not null default false,
      holidays text[] not null default '{}',
      coupons_enabled boolean not null default false,
      custom_dates_enabled boolean not null default false,
      custom_dates text[] not null default '{}',
      banner_enabled boolean not null default false,
      banner_url text not null default '',
      fees jsonb not null,
      daily_capacity int check (daily_capacity >= 0),
      family_size int not null default 4 check (family_size > 0),
      per_booking_limit int not null default 50 check (per_booking_limit > 0),
      hold_minutes int not null default 15 check (hold_minutes between 5 and 60),
      version int not null default 1,
      created_at timestamptz not null,
      deleted_at timestamptz,
      unique (organisation_id, id)
    )`.execute(db);
  await sql`create index park_newest on park (created_at desc, id desc)`.execute(db);
  await sql`
    create function park_next_version() returns trigger language plpgsql
    as $$ begin new.version := old.version + 1; return new; end $$`.execute(db);
  await sql`create trigger park_version before update on park for each row execute function park_next_version()`.execute(
    db,
  );
  await sql`select protect('park')`.execute(db);
  await sql`create policy anyone on park for select to pravesh_visitor using (deleted_at is null)`.execute(db);
  await sql`
    grant select (id, organisation_id, name, active, location, gateway, merchant_id, qr_name, opens_at, closes_at, open_days, has_cloak_room,
      has_holidays, holidays, coupons_enabled, custom_dates_enabled, custom_dates, banner_enabled, banner_url, fees, daily_capacity,
      family_size, per_booking_limit, hold_minutes, version, created_at, deleted_at) on park to pravesh_visitor`.execute(
    db,
  );
  await staff(db);
  await sql.raw(SESSION_BY_TOKEN).execute(db);
  await sql`
    grant execute on function session_by_token(text, timestamptz, timestamptz, timestamptz, timestamptz) to pravesh_app`.execute(
    db,
  );
}

/** Who holds a token, in one round trip and before any tenant is known; only while the session and its account live. */
const SESSION_BY_TOKEN = `
create function session_by_token(p_hash text, p_created_after timestamptz, p_seen_after timestamptz, p_touch_before timestamptz, p_now timestamptz)
returns table (role text, account_id text, organisation_id text, kind text, park_id text, token_hash text)
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update session s set last_seen_at = p_now
  where s.token_hash = p_hash and s.revoked_at is null and s.created_at > p_created_after
    and s.last_seen_at > p_seen_after and s.last_seen_at < p_touch_before;
  return query
  select s.role, s.account_id, s.organisation_id, o.kind, coalesce(i.park_id, s.park_id), s.token_hash
  from session s join organisation o on o.id = s.organisation_id and o.active left join inspector i on i.id = s.account_id
  where s.token_hash = p_hash and s.revoked_at is null and s.created_at > p_created_after and s.last_seen_at > p_seen_after
    and (s.role <> 'inspector' or i.active);
end $$`;

async function staff(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table inspector (
      id text primary key,
      organisation_id text not null,
      park_id text not null,
      name text not null,
      email text not null,
      phone text not null,
      password_hash text not null,
      active boolean not null,
      created_at timestamptz not null,
      foreign key (organisation_id, park_id) references park (organisation_id, id)
    )`.execute(db);
  await sql`create unique index inspector_email on inspector (lower(email))`.execute(db);
  await sql`select protect('inspector')`.execute(db);
  await sql`
    create table gateway_credential (
      id text primary key,
      organisation_id text not null,
      park_id text not null,
      merchant_id text not null,
      access_key text not null,
      working_key text not null,
      access_hint text not null,
      working_hint text not null,
      cipher text not null check (cipher in ('cbc', 'gcm')),
      created_at timestamptz not null,
      retired_at timestamptz,
      foreign key (organisation_id, park_id) references park (organisation_id, id)
    )`.execute(db);
  // One live credential a park: a change retires the old row, so that returns begun under it can still be read.
  await sql`create unique index gateway_credential_live on gateway_credential (park_id) where retired_at is null`.execute(
    db,
  );
  await sql`select protect('gateway_credential')`.execute(db);
}
