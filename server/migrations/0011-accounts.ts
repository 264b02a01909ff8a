import { type Kysely, sql } from 'kysely';

/** Everybody who can sign in, links for a forgotten password, and organisations that are switched off. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await accounts(db);
  await passwordLinks(db);
  await inactiveOrganisations(db);
}

/** The three kinds of account as one; each caller sees through it what it sees of the tables. */
async function accounts(db: Kysely<unknown>): Promise<void> {
  await sql`
    create view account with (security_invoker = true) as
      select id, case kind when 'admin' then 'admin' else 'owner' end as role, name, email, password_hash, active
      from organisation
      union all
      select i.id, 'inspector', i.name, i.email, i.password_hash, i.active and o.active
      from inspector i join organisation o on o.id = i.organisation_id
      union all
      select c.id, 'counter', c.username, null, c.password_hash, c.active and c.deleted_at is null and o.active
      from counter c join organisation o on o.id = c.organisation_id`.execute(db);
  await sql`grant select on account to pravesh_tenant, pravesh_admin, pravesh_system`.execute(db);
}

/** One row an account: a new link takes the place of the one before. */
async function passwordLinks(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table password_link (
      account_id text primary key,
      token_hash text not null unique,
      account_state text not null,
      expires_at timestamptz not null
    )`.execute(db);
  await sql`alter table password_link enable row level security`.execute(db);
  await sql`create policy above on password_link to pravesh_admin, pravesh_system using (true) with check (true)`.execute(
    db,
  );
  await sql`grant select, insert, update, delete on password_link to pravesh_admin, pravesh_system`.execute(db);
}

const PUBLIC_TABLES = [
  'park',
  'clinic',
  'doctor',
  'specialization',
  'branch',
  'counter',
  'exhibition',
  'coaching_batch',
  'advertisement',
];

/** Visitors see no organisation that is off (0001), and now none of its offerings either; parks get a new version, so that nobody books by an old reading. */
async function inactiveOrganisations(db: Kysely<unknown>): Promise<void> {
  for (const table of PUBLIC_TABLES)
    await sql`
      create policy of_active_organisation on ${sql.table(table)} as restrictive for select to pravesh_visitor
      using (exists (select from organisation o where o.id = organisation_id))`.execute(db);
  await sql`
    create function organisation_switched() returns trigger language plpgsql
    as $$ begin update park set active = active where organisation_id = new.id; return null; end $$`.execute(db);
  await sql`
    create trigger organisation_switched after update of active on organisation for each row
    when (old.active is distinct from new.active) execute function organisation_switched()`.execute(db);
}
