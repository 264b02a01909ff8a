import { type Kysely, sql } from 'kysely';

/** Branches, their counters, and the sessions of counters. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await branches(db);
  await counters(db);
  await sql`drop function session_by_token(text, timestamptz, timestamptz, timestamptz, timestamptz)`.execute(db);
  await sql.raw(SESSION_BY_TOKEN).execute(db);
  await sql`
    grant execute on function session_by_token(text, timestamptz, timestamptz, timestamptz, timestamptz) to pravesh_app`.execute(
    db,
  );
}

async function branches(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table branch (
      id text primary key,
      organisation_id text not null references organisation (id),
      name text not null,
      code text not null,
      officers jsonb not null default '[]',
      gateway text not null check (gateway in ('ccav', 'paytm')),
      merchant_id text not null default '',
      created_at timestamptz not null,
      deleted_at timestamptz,
      unique (organisation_id, id)
    )`.execute(db);
  await sql`create index branch_newest on branch (organisation_id, created_at desc, id desc)`.execute(db);
  await sql`select protect('branch')`.execute(db);
  // Removed ones too: a counter still says where it stood.
  await sql`create policy anyone on branch for select to pravesh_visitor using (true)`.execute(db);
  await sql`
    grant select (id, organisation_id, name, code, gateway, merchant_id, created_at, deleted_at) on branch to pravesh_visitor`.execute(
    db,
  );
}

async function counters(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table counter (
      id text primary key,
      organisation_id text not null,
      branch_id text not null,
      counter_number text not null,
      username text not null,
      mobile text not null,
      password_hash text not null,
      active boolean not null,
      created_at timestamptz not null,
      deleted_at timestamptz,
      unique (organisation_id, id),
      foreign key (organisation_id, branch_id) references branch (organisation_id, id)
    )`.execute(db);
  await sql`create unique index counter_mobile on counter (mobile) where deleted_at is null`.execute(db);
  await sql`create index counter_branch on counter (branch_id)`.execute(db);
  await sql`select protect('counter')`.execute(db);
  await sql`create policy anyone on counter for select to pravesh_visitor using (deleted_at is null)`.execute(db);
  await sql`
    grant select (id, organisation_id, branch_id, counter_number, username, active, created_at, deleted_at) on counter to pravesh_visitor`.execute(
    db,
  );
}

/**
 * Who holds a token (migration 0002), and now where a counter stands. A counter that is switched off or removed, or
 * whose branch is removed, is out at once.
 */
const SESSION_BY_TOKEN = `
create function session_by_token(p_hash text, p_created_after timestamptz, p_seen_after timestamptz, p_touch_before timestamptz, p_now timestamptz)
returns table (role text, account_id text, organisation_id text, kind text, park_id text, branch_id text, token_hash text)
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update session s set last_seen_at = p_now
  where s.token_hash = p_hash and s.revoked_at is null and s.created_at > p_created_after
    and s.last_seen_at > p_seen_after and s.last_seen_at < p_touch_before;
  return query
  select s.role, s.account_id, s.organisation_id, o.kind, coalesce(i.park_id, s.park_id), b.id, s.token_hash
  from session s join organisation o on o.id = s.organisation_id and o.active left join inspector i on i.id = s.account_id
    left join counter c on c.id = s.account_id and c.active and c.deleted_at is null
    left join branch b on b.id = c.branch_id and b.deleted_at is null
  where s.token_hash = p_hash and s.revoked_at is null and s.created_at > p_created_after and s.last_seen_at > p_seen_after
    and (s.role <> 'inspector' or i.active) and (s.role <> 'counter' or b.id is not null);
end $$`;
