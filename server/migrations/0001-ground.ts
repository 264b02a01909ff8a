import { type Kysely, sql } from 'kysely';

/** Roles, organisations, sessions, shared limits, idempotency keys. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await roles(db);
  await organisations(db);
  await sessions(db);
  await limits(db);
}

/** The server signs in as pravesh_app, which owns nothing, inherits nothing and must take one of four roles to see a row. */
async function roles(db: Kysely<unknown>): Promise<void> {
  await sql`
    do $$
    declare name text;
    begin
      foreach name in array array['pravesh_visitor', 'pravesh_tenant', 'pravesh_admin', 'pravesh_system'] loop
        if not exists (select from pg_roles where rolname = name) then execute format('create role %I nologin', name); end if;
      end loop;
      if not exists (select from pg_roles where rolname = 'pravesh_app') then create role pravesh_app login noinherit nobypassrls; end if;
    exception when duplicate_object or unique_violation then null; -- another process made them just now
    end $$`.execute(db);
  await sql`grant pravesh_visitor, pravesh_tenant, pravesh_admin, pravesh_system to pravesh_app`.execute(db);
  await sql`grant usage on schema public to pravesh_app, pravesh_visitor, pravesh_tenant, pravesh_admin, pravesh_system`.execute(
    db,
  );
  await sql`revoke all on schema public from public`.execute(db);
  await sql`alter default privileges revoke execute on functions from public`.execute(db);
  await sql`
    create function current_organisation() returns text language sql stable
    as $$ select nullif(current_setting('app.organisation', true), '') $$`.execute(db);
  await sql`
    create function protect(target regclass) returns void language plpgsql as $$
    begin
      execute format('alter table %s enable row level security', target);
      execute format('create policy tenant on %s to pravesh_tenant using (organisation_id = current_organisation()) with check (organisation_id = current_organisation())', target);
      execute format('create policy above on %s to pravesh_admin, pravesh_system using (true) with check (true)', target);
      execute format('grant select, insert, update, delete on %s to pravesh_tenant, pravesh_admin, pravesh_system', target);
    end $$`.execute(db);
  await sql`revoke execute on function protect(regclass) from public`.execute(db);
  await sql`grant execute on function current_organisation() to pravesh_visitor, pravesh_tenant, pravesh_admin, pravesh_system`.execute(
    db,
  );
}

async function organisations(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table organisation (
      id text primary key,
      kind text not null check (kind in ('park', 'clinic', 'branch', 'exhibition', 'coaching', 'admin')),
      name text not null,
      person_name text not null,
      location text not null,
      email text not null,
      mobile text not null,
      second_mobile text,
      password_hash text not null,
      active boolean not null default true,
      created_at timestamptz not null
    )`.execute(db);
  await sql`create unique index organisation_email on organisation (lower(email))`.execute(db);
  await sql`alter table organisation enable row level security`.execute(db);
  await sql`create policy itself on organisation to pravesh_tenant using (id = current_organisation())`.execute(db);
  await sql`create policy above on organisation to pravesh_admin, pravesh_system using (true) with check (true)`.execute(
    db,
  );
  await sql`create policy anyone on organisation for select to pravesh_visitor using (active)`.execute(db);
  await sql`grant select (id, name, kind) on organisation to pravesh_visitor`.execute(db);
  await sql`grant select, update on organisation to pravesh_tenant`.execute(db);
  await sql`grant select, insert, update on organisation to pravesh_admin, pravesh_system`.execute(db);
}

async function sessions(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table session (
      token_hash text primary key,
      role text not null check (role in ('owner', 'inspector', 'counter', 'admin')),
      account_id text not null,
      organisation_id text not null references organisation (id),
      park_id text,
      created_at timestamptz not null,
      last_seen_at timestamptz not null,
      revoked_at timestamptz
    )`.execute(db);
  await sql`create index session_account on session (account_id)`.execute(db);
  await sql`select protect('session')`.execute(db);
}

/** Counters that guard logins and codes, and the keys that make repeats of a POST harmless, shared by all processes. */
async function limits(db: Kysely<unknown>): Promise<void> {
  await sql`create unlogged table rate_limit (key text not null, window_start timestamptz not null, hits int not null, primary key (key, window_start))`.execute(
    db,
  );
  await sql`
    create function rate_hit(p_key text, p_window timestamptz, p_hits int) returns int language sql security definer set search_path = public, pg_temp
    as $$ insert into rate_limit values (p_key, p_window, greatest(p_hits, 0))
          on conflict (key, window_start) do update set hits = greatest(rate_limit.hits + p_hits, 0) returning hits $$`.execute(
    db,
  );
  await sql`
    create table idempotency (
      key_hash text primary key,
      body_hash text not null,
      claimed_at timestamptz not null,
      status int,
      answer text
    )`.execute(db);
  await sql`grant select, insert, update, delete on idempotency to pravesh_app`.execute(db);
  await sql`grant delete on rate_limit to pravesh_app`.execute(db);
  await sql`grant select on rate_limit to pravesh_app`.execute(db);
  await sql`grant execute on function rate_hit(text, timestamptz, int) to pravesh_app`.execute(db);
}
